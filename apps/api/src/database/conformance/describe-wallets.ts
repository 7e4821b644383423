import { HOUR_MS, MAX_WALLETS } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { OpenForTest } from './open-for-test.ts'

const address = (index: number) => `0xA${index.toString(16).padStart(39, '0')}`

export function describeWallets(open: OpenForTest): void {
  describe('wallets', () => {
    test('they keep their order, label, tags and name, and are found in any case', async () => {
      const { wallets, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      clock.time = Date.UTC(2026, 0, 1)
      await wallets.add(id, address(1), { label: 'Cold', tags: ['long', 'long', 'safe'], ensName: 'ada.eth' })
      await wallets.add(id, address(2))
      const addedAt = '2026-01-01T00:00:00.000Z'
      expect(await wallets.listTracked(id)).toEqual([
        {
          chainId: 1,
          address: address(1),
          label: 'Cold',
          tags: ['long', 'safe'],
          ensName: 'ada.eth',
          chainChoices: [],
          addedAt,
        },
        { chainId: 1, address: address(2), label: null, tags: [], ensName: null, chainChoices: [], addedAt },
      ])
      expect(await wallets.list(id)).toEqual([address(1), address(2)])
      expect(await wallets.has(id, address(1).toLowerCase())).toBe(true)
      expect(await wallets.has(id, address(3))).toBe(false)
    })

    test('one wallet is tracked once by a person, and by as many people as like', async () => {
      const { wallets, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const tries = Array.from({ length: 8 }, () => wallets.add(ada.id, address(1)))
      const done = await Promise.allSettled(tries)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(wallets.add(ada.id, address(1).toLowerCase())).rejects.toMatchObject({
        code: 'WALLET_ALREADY_TRACKED',
      })
      await wallets.add(bob.id, address(1))
      expect(await wallets.listAnybodys()).toMatchObject([
        { address: address(1).toLowerCase(), chainChoices: [] },
      ])
      expect(await wallets.has('nobody', address(1))).toBe(false)
    })

    test('a wallet was opened when somebody looked last, noted again only after a while, else when it was added', async () => {
      const { wallets, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const added = clock.time
      await wallets.add(ada.id, address(1))
      await wallets.add(ada.id, address(2))
      await wallets.add(bob.id, address(1))
      const openedAt = async () =>
        Object.fromEntries((await wallets.listAnybodys()).map((row) => [row.address.at(-1), row.openedAt]))
      expect(await openedAt()).toEqual({ 1: added, 2: added })
      clock.time = added + 10
      await wallets.noteOpened(bob.id, [address(1), address(2)], added)
      expect(await openedAt()).toEqual({ 1: added + 10, 2: added })
      clock.time = added + 20
      await wallets.noteOpened(bob.id, [address(1)], added + 10)
      expect(await openedAt()).toEqual({ 1: added + 10, 2: added })
      await wallets.noteOpened(bob.id, [address(1).toLowerCase()], added + 11)
      expect(await openedAt()).toEqual({ 1: added + 20, 2: added })
      // Of several people whoever looked last counts, and a deletion that is undone forgets nothing.
      await wallets.remove(bob.id, address(1))
      expect(await openedAt()).toEqual({ 1: added, 2: added })
      await wallets.restore(bob.id, address(1))
      expect(await openedAt()).toEqual({ 1: added + 20, 2: added })
    })

    test('tracked is what somebody has, or may still bring back', async () => {
      const { wallets, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      const [first, second, third] = [1, 2, 3].map((index) => address(index).toLowerCase())
      await wallets.add(id, address(1))
      await wallets.add(id, address(2))
      await wallets.remove(id, address(2))
      const all = [first, second, third].map(String)
      expect(await wallets.filterTracked(all)).toEqual(new Set([first, second]))
      await wallets.forgetRemoved(clock.time + HOUR_MS)
      expect(await wallets.filterTracked(all)).toEqual(new Set([first]))
      expect(await wallets.filterTracked([])).toEqual(new Set())
    })

    test('what is given is changed, the rest stays; of a wallet that is not tracked nothing is', async () => {
      const { wallets, addPerson } = await open()
      const { id } = await addPerson('ada')
      await wallets.add(id, address(1), { label: 'Cold', tags: ['safe'] })
      await wallets.update(id, address(1), { label: null })
      await wallets.update(id, address(1), {})
      expect(await wallets.listTracked(id)).toMatchObject([{ label: null, tags: ['safe'] }])
      for (const details of [{ label: 'x' }, {}]) {
        await expect(wallets.update(id, address(9), details)).rejects.toMatchObject({
          code: 'WALLET_NOT_TRACKED',
        })
      }
    })

    test('a deleted wallet comes back as it was, where it was, within an hour and once', async () => {
      const { wallets, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      for (const index of [1, 2, 3]) await wallets.add(id, address(index), { label: `${index}` })
      const before = await wallets.listTracked(id)
      clock.time += 5
      await wallets.remove(id, address(2))
      await expect(wallets.remove(id, address(2))).rejects.toMatchObject({ code: 'WALLET_NOT_TRACKED' })
      expect(await wallets.list(id)).toEqual([address(1), address(3)])
      clock.time += HOUR_MS - 1
      await wallets.restore(id, address(2))
      expect(await wallets.listTracked(id)).toEqual(before)
      await expect(wallets.restore(id, address(2))).rejects.toMatchObject({ code: 'WALLET_NOT_REMOVED' })
    })

    test('after an hour, or once it is forgotten, it does not; one that was added anew meanwhile is not doubled', async () => {
      const { wallets, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      await wallets.add(id, address(1))
      await wallets.remove(id, address(1))
      await wallets.add(id, address(1), { label: 'new' })
      await expect(wallets.restore(id, address(1))).rejects.toMatchObject({ code: 'WALLET_ALREADY_TRACKED' })
      expect(await wallets.listTracked(id)).toMatchObject([{ label: 'new' }])
      await wallets.remove(id, address(1))
      clock.time += HOUR_MS
      await expect(wallets.restore(id, address(1))).rejects.toMatchObject({ code: 'WALLET_NOT_REMOVED' })
      await wallets.forgetRemoved(clock.time)
      clock.time -= HOUR_MS
      await expect(wallets.restore(id, address(1))).rejects.toMatchObject({ code: 'WALLET_NOT_REMOVED' })
    })

    test('nobody tracks more than there may be, by adding or by restoring, and a refusal loses nothing', async () => {
      const { wallets, users } = await open()
      const most = Array.from({ length: MAX_WALLETS }, (_, index) => address(index))
      const person = {
        username: 'Ada',
        email: 'ada@example.org',
        dateOfBirth: '1990-12-10',
        passwordHash: 'h',
      }
      const { user } = await users.create(person, most)
      await expect(wallets.add(user.id, address(9_999))).rejects.toMatchObject({ code: 'TOO_MANY_WALLETS' })
      await wallets.remove(user.id, address(0))
      await wallets.add(user.id, address(9_999))
      await expect(wallets.restore(user.id, address(0))).rejects.toMatchObject({ code: 'TOO_MANY_WALLETS' })
      await wallets.remove(user.id, address(9_999))
      await wallets.restore(user.id, address(0))
      expect(await wallets.list(user.id)).toEqual(most)
    })
  })
}
