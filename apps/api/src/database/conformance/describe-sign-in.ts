import { describe, expect, test } from 'vitest'
import type { MailedLink } from '../mailed-links.repository.ts'
import type { Session } from '../sessions.repository.ts'
import { addLink } from './add-link.ts'
import type { OpenForTest } from './open-for-test.ts'

export function describeSessions(open: OpenForTest): void {
  const session = (userId: string, id: string, given: Partial<Session> = {}): Session => ({
    ...{
      id,
      userId,
      remembered: false,
      createdAt: 1,
      lastSeenAt: 1,
      expiresAt: 10,
      refreshHash: 'r',
      device: 'd',
    },
    ...given,
  })

  describe('sessions', () => {
    test('a session is found with the person whose it is', async () => {
      const { sessions, addPerson } = await open()
      const { id } = await addPerson('ada')
      await sessions.create(session(id, 's', { remembered: true }))
      expect(await sessions.find('s')).toEqual({
        session: session(id, 's', { remembered: true }),
        user: { id, username: 'ada', role: 'user' },
      })
      expect(await sessions.find('other')).toBeUndefined()
    })

    test('of many who renew with one token one does', async () => {
      const { sessions, addPerson } = await open()
      const { id } = await addPerson('ada')
      await sessions.create(session(id, 's'))
      const times = { lastSeenAt: 5, expiresAt: 15 }
      const tries = Array.from({ length: 10 }, (_, to) =>
        sessions.rotate('s', { from: 'r', to: `${to}` }, times),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
      expect((await sessions.find('s'))?.session).toMatchObject(times)
      expect(await sessions.rotate('other', { from: 'r', to: 'x' }, times)).toBe(false)
    })

    test('a person sees the live ones, the last seen first, and ends one, or all but one', async () => {
      const { sessions, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      await sessions.create(session(ada.id, 'old', { expiresAt: 3 }))
      await sessions.create(session(ada.id, 'first', { lastSeenAt: 2 }))
      await sessions.create(session(ada.id, 'second', { lastSeenAt: 3 }))
      await sessions.create(session(ada.id, 'third', { lastSeenAt: 1 }))
      await sessions.create(session(bob.id, 'bob'))
      const ids = async () => (await sessions.listOfUser(ada.id, 3)).map(({ id }) => id)
      expect(await ids()).toEqual(['second', 'first', 'third'])
      expect(await sessions.removeOfUser(ada.id, 'bob')).toBe(false)
      expect(await sessions.removeOfUser(ada.id, 'third')).toBe(true)
      await sessions.removeAllOfUser(ada.id, 'first')
      expect(await ids()).toEqual(['first'])
      await sessions.removeAllOfUser(ada.id)
      expect(await ids()).toEqual([])
      expect(await sessions.find('bob')).toBeDefined()
      await sessions.remove('bob')
      expect(await sessions.find('bob')).toBeUndefined()
    })

    test('what has ended is removed at its moment', async () => {
      const { sessions, addPerson } = await open()
      const { id } = await addPerson('ada')
      await sessions.create(session(id, 'ends', { expiresAt: 10 }))
      await sessions.create(session(id, 'stays', { expiresAt: 11 }))
      await sessions.removeExpired(10)
      expect([await sessions.find('ends'), (await sessions.find('stays'))?.session.id]).toEqual([
        undefined,
        'stays',
      ])
    })
  })
}

export function describeMailedLinks(open: OpenForTest): void {
  const link = (userId: string, id: string, given: Partial<MailedLink> = {}): MailedLink => ({
    ...{ id, userId, purpose: 'reset-password', email: 'ada@example.org', createdAt: 1, expiresAt: 10 },
    ...given,
  })

  describe('mailed links', () => {
    test('a link is used once, for its purpose, before it ends', async () => {
      const { mailedLinks, addPerson } = await open()
      const { id } = await addPerson('ada')
      await addLink(mailedLinks, link(id, 'a'))
      expect(await mailedLinks.find('a', 'change-email', 1)).toBeUndefined()
      expect(await mailedLinks.take('a', 'change-email', 1)).toBeUndefined()
      expect(await mailedLinks.find('a', 'reset-password', 10)).toBeUndefined()
      expect(await mailedLinks.find('a', 'reset-password', 9)).toEqual(link(id, 'a'))
      const takes = Array.from({ length: 10 }, () => mailedLinks.take('a', 'reset-password', 9))
      expect((await Promise.all(takes)).filter((taken) => taken !== undefined)).toEqual([link(id, 'a')])
    })

    test('one put in the place of earlier ones leaves those of another purpose', async () => {
      const { mailedLinks, addPerson } = await open()
      const { id } = await addPerson('ada')
      await addLink(mailedLinks, link(id, 'a'))
      await addLink(mailedLinks, link(id, 'b', { createdAt: 2 }))
      await addLink(mailedLinks, link(id, 'ended', { expiresAt: 3 }))
      await addLink(mailedLinks, link(id, 'mail', { purpose: 'change-email' }))
      const ids = async () => (await mailedLinks.listOfUser(id, 'reset-password', 3)).map((one) => one.id)
      expect(await ids()).toEqual(['b', 'a'])
      await mailedLinks.addUnless(link(id, 'c'), () => false, { now: 4, replacing: true })
      expect(await ids()).toEqual(['c'])
      expect(await mailedLinks.find('mail', 'change-email', 3)).toBeDefined()
      await mailedLinks.removeAllOfUser(id)
      expect([...(await ids()), await mailedLinks.find('mail', 'change-email', 3)]).toEqual([undefined])
    })

    test('of many who ask for a link at once one gets it, where one that lives speaks against another', async () => {
      const { mailedLinks, addPerson } = await open()
      const { id } = await addPerson('ada')
      const asked = Array.from({ length: 8 }, (_, index) =>
        mailedLinks.addUnless(link(id, `link ${index}`), (live) => live.length > 0, {
          now: 4,
          replacing: false,
        }),
      )
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    })

    test('what has ended is removed', async () => {
      const { mailedLinks, addPerson } = await open()
      const { id } = await addPerson('ada')
      await addLink(mailedLinks, link(id, 'ends'))
      await addLink(mailedLinks, link(id, 'stays', { expiresAt: 11 }))
      await mailedLinks.removeExpired(10)
      expect((await mailedLinks.listOfUser(id, 'reset-password', 0)).map((one) => one.id)).toEqual(['stays'])
    })
  })
}

export function describePendingSignups(open: OpenForTest): void {
  describe('signups that wait', () => {
    const waiting = {
      username: 'Ada',
      email: 'Ada@Example.org',
      dateOfBirth: '1990-12-10',
      passwordHash: 'h',
    }
    const times = { createdAt: 1, expiresAt: 10 }

    test('several may wait for one address; each is found by its link until it ends', async () => {
      const { pendingSignups } = await open()
      const addresses = [`0x${'a'.repeat(40)}`]
      await pendingSignups.add({ ...waiting, ...times, id: 'a', addresses })
      await pendingSignups.add({ ...waiting, ...times, id: 'b', addresses: [] })
      expect(await pendingSignups.find('a', 9)).toEqual({
        ...{ ...waiting, ...times, id: 'a', addresses },
        email: 'ada@example.org',
      })
      expect(await pendingSignups.find('b', 9)).toMatchObject({ addresses: [] })
      expect(await pendingSignups.find('a', 10)).toBeUndefined()
      expect(await pendingSignups.find('c', 1)).toBeUndefined()
    })

    test('what has ended is removed', async () => {
      const { pendingSignups } = await open()
      await pendingSignups.add({ ...waiting, ...times, id: 'ends', addresses: [] })
      await pendingSignups.add({ ...waiting, ...times, id: 'stays', addresses: [], expiresAt: 11 })
      await pendingSignups.removeExpired(10)
      expect(await pendingSignups.find('ends', 0)).toBeUndefined()
      expect(await pendingSignups.find('stays', 0)).toBeDefined()
    })
  })
}

export function describeSecondFactors(open: OpenForTest): void {
  describe('second factors', () => {
    test('a secret waits for its first code; once confirmed it stays what it is', async () => {
      const { secondFactors, addPerson } = await open()
      const { id } = await addPerson('ada')
      await secondFactors.begin(id, 'first')
      await secondFactors.begin(id, 'second')
      expect(await secondFactors.find(id)).toBeUndefined()
      expect(await secondFactors.findPending(id)).toEqual({ secret: 'second' })
      await secondFactors.confirm(id, 7, ['a', 'b'])
      await secondFactors.begin(id, 'third')
      expect(await secondFactors.find(id)).toEqual({ secret: 'second' })
      expect(await secondFactors.findPending(id)).toBeUndefined()
    })

    test('a time step is used once, and none before it after that, however many try at once', async () => {
      const { secondFactors, addPerson } = await open()
      const { id } = await addPerson('ada')
      await secondFactors.begin(id, 'secret')
      await secondFactors.confirm(id, 7, [])
      expect(await secondFactors.useStep(id, 7)).toBe(false)
      const tries = await Promise.all(Array.from({ length: 10 }, () => secondFactors.useStep(id, 9)))
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await secondFactors.useStep(id, 8)).toBe(false)
      expect(await secondFactors.useStep('nobody', 10)).toBe(false)
    })

    test('a recovery code is used once, by the person whose it is; new ones replace the old', async () => {
      const { secondFactors, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      await secondFactors.begin(ada.id, 'secret')
      await secondFactors.confirm(ada.id, 1, ['a', 'b'])
      expect(await secondFactors.useRecoveryCode(bob.id, 'a')).toBe(false)
      const tries = await Promise.all(
        Array.from({ length: 10 }, () => secondFactors.useRecoveryCode(ada.id, 'a')),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await secondFactors.countRecoveryCodes(ada.id)).toBe(1)
      await secondFactors.confirm(ada.id, 2, ['c', 'd', 'e'])
      expect(await secondFactors.useRecoveryCode(ada.id, 'b')).toBe(false)
      expect(await secondFactors.countRecoveryCodes(ada.id)).toBe(3)
      await secondFactors.remove(ada.id)
      expect(await secondFactors.countRecoveryCodes(ada.id)).toBe(0)
      expect(await secondFactors.find(ada.id)).toBeUndefined()
    })
  })
}
