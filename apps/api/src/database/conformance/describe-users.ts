import { describe, expect, test } from 'vitest'
import { addLink } from './add-link.ts'
import { costFileOf } from './describe-cost-files.ts'
import { overrideOf } from './describe-gain-overrides.ts'
import { reportOf } from './describe-gain-reports.ts'
import { proofOf } from './describe-proofs.ts'
import type { OpenForTest } from './open-for-test.ts'

const person = {
  username: 'Ada',
  email: 'Ada@Example.org',
  dateOfBirth: '1990-12-10',
  passwordHash: 'a hash',
}
const addresses = [`0x${'A'.repeat(40)}`, `0x${'b'.repeat(40)}`]

export function describeUsers(open: OpenForTest): void {
  describe('users', () => {
    test('a person is found by id and by address in any case, with the wallets in their order', async () => {
      const { users, wallets, clock } = await open()
      clock.time = 5
      const { user, isNew } = await users.create(person, addresses)
      expect(isNew).toBe(true)
      expect(user).toEqual({
        ...person,
        ...{ id: user.id, email: 'ada@example.org', role: 'user', createdAt: 5, emailProvenAt: null },
      })
      expect(await users.find(user.id)).toEqual(user)
      expect(await users.findByEmail('ADA@example.ORG')).toEqual(user)
      expect(await users.find('nobody')).toBeUndefined()
      expect(await users.findByEmail('bob@example.org')).toBeUndefined()
      expect(await wallets.list(user.id)).toEqual(addresses)
    })

    test('of many who sign up with one address at once one gets the account', async () => {
      const { users } = await open()
      const given = Array.from({ length: 12 }, (_, index) =>
        users.create({ ...person, passwordHash: `${index}` }, []),
      )
      const created = await Promise.all(given)
      expect(created.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(created.map(({ user }) => user.id)).size).toBe(1)
      expect(await users.count()).toBe(1)
    })

    test('signups that wait for an address are gone once it has an account', async () => {
      const { users, pendingSignups } = await open()
      const waiting = { ...person, addresses: [], createdAt: 0, expiresAt: 10 }
      await pendingSignups.add({ ...waiting, id: 'one' })
      await pendingSignups.add({ ...waiting, id: 'other', email: 'bob@example.org' })
      await users.create(person, [])
      expect(await pendingSignups.find('one', 1)).toBeUndefined()
      expect(await pendingSignups.find('other', 1)).toBeDefined()
    })

    test('a password replaces the one that was looked at, and no other', async () => {
      const { users, addPerson } = await open()
      const { id, passwordHash } = await addPerson('ada')
      expect(await users.setPassword(id, 'second', 'not the present one')).toBe(false)
      const both = await Promise.all([
        users.setPassword(id, 'second', passwordHash),
        users.setPassword(id, 'third', passwordHash),
      ])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await users.setPassword(id, 'fourth')).toBe(true)
      expect((await users.find(id))?.passwordHash).toBe('fourth')
      expect(await users.setPassword('nobody', 'a hash')).toBe(false)
    })

    test('a new address counts as proven; one that somebody has is refused and nothing changes', async () => {
      const { users, addPerson, clock } = await open()
      const ada = await addPerson('ada')
      const bob = await addPerson('bob')
      clock.time = 7
      await expect(users.setEmail(bob.id, 'ADA@example.org')).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
      expect(await users.find(bob.id)).toEqual(bob)
      await users.setEmail(bob.id, 'Robert@example.org')
      expect(await users.find(bob.id)).toMatchObject({ email: 'robert@example.org', emailProvenAt: 7 })
      await users.setEmail(ada.id, 'ada@example.org')
      expect(await users.find(ada.id)).toMatchObject({ email: 'ada@example.org', emailProvenAt: 7 })
    })

    test('of two who change to one address at once one has it', async () => {
      const { users, addPerson } = await open()
      const people = await Promise.all(['ada', 'bob'].map(addPerson))
      const changes = await Promise.allSettled(people.map(({ id }) => users.setEmail(id, 'new@example.org')))
      expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('a proven address and a role are kept', async () => {
      const { users, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      clock.time = 9
      await users.setEmailProven(id)
      await users.setRole(id, 'admin')
      expect(await users.find(id)).toMatchObject({ emailProvenAt: 9, role: 'admin' })
    })

    test('admins see people page by page, the newest first, with how many wallets each tracks', async () => {
      const { users, addPerson, clock } = await open()
      for (const name of ['ada', 'bob', 'cyd']) {
        clock.time += 1
        await addPerson(name)
      }
      await users.create({ ...person, email: 'dan@example.org' }, addresses)
      const names = async (range: { limit: number; offset: number }) =>
        (await users.list(range)).map(({ email, wallets }) => [email.split('@')[0], wallets])
      expect(await users.count()).toBe(4)
      expect((await names({ limit: 2, offset: 0 })).map(([name]) => name)).toEqual(
        expect.arrayContaining(['dan', 'cyd']),
      )
      expect(await names({ limit: 2, offset: 2 })).toEqual([
        ['bob', 0],
        ['ada', 0],
      ])
      expect(await names({ limit: 10, offset: 0 })).toContainEqual(['dan', 2])
    })

    test('with a person goes everything that is theirs, and nobody else’s', async () => {
      const {
        users,
        wallets,
        sessions,
        verdicts,
        gainOverrides,
        costFiles,
        proofs,
        gainReports,
        mailedLinks,
        secondFactors,
        addPerson,
      } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const times = { createdAt: 0, lastSeenAt: 0, expiresAt: 10 }
      for (const { id: userId } of [ada, bob]) {
        await wallets.add(userId, addresses[0] ?? '')
        await sessions.create({
          ...times,
          id: `s ${userId}`,
          userId,
          remembered: false,
          refreshHash: '',
          device: '',
        })
        await verdicts.add(userId, '1:native', 'hide')
        await gainOverrides.setAll(userId, [overrideOf('1:0xa')], proofOf('a1'))
        await costFiles.set(userId, costFileOf('a1'))
        await gainReports.add(userId, reportOf(''))
        await secondFactors.begin(userId, 'sealed')
        await addLink(mailedLinks, {
          ...times,
          id: `l ${userId}`,
          userId,
          purpose: 'reset-password',
          email: 'x@y.z',
        })
      }
      await users.remove(ada.id)
      const left = async (id: string) => [
        (await wallets.list(id)).length,
        (await sessions.listOfUser(id, 1)).length,
        (await verdicts.list(id)).length,
        (await gainOverrides.list(id)).length,
        (await costFiles.list(id)).length,
        (await proofs.list(id)).length,
        (await gainReports.list(id)).length,
        (await mailedLinks.listOfUser(id, 'reset-password', 1)).length,
        (await secondFactors.findPending(id)) === undefined ? 0 : 1,
      ]
      expect(await left(ada.id)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
      expect(await left(bob.id)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1])
    })

    test('what is written for a person who is gone is refused with a code of ours and without its values', async () => {
      const { wallets, verdicts } = await open()
      const fault = wallets.add('nobody', addresses[0] ?? '')
      await expect(fault).rejects.toMatchObject({ name: 'DatabaseError', code: 'PERSON_GONE' })
      const other = await verdicts.add('nobody at all', '1:native', 'hide').catch((error: unknown) => error)
      expect(other).toMatchObject({ code: 'PERSON_GONE' })
      expect(`${other} ${JSON.stringify(other)}`).not.toContain('nobody at all')
    })
  })
}
