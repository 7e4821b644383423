import { describe, expect, test } from 'vitest'
import type { NewToken } from '../access-tokens.repository.ts'
import { sweep } from '../sweep.ts'
import type { OpenForTest } from './open-for-test.ts'

export function describeAccessTokens(open: OpenForTest): void {
  const token = (userId: string, hash: string, given: Partial<NewToken> = {}): NewToken => ({
    ...{ userId, hash, name: 'a script', scopes: ['read:portfolio', 'write:wallets'] },
    ...{ createdAt: 1, expiresAt: null },
    ...given,
  })

  describe('access tokens', () => {
    test('a token is found by its hash with the person whose it is, and never tells the hash', async () => {
      const { accessTokens, addPerson } = await open()
      const { id } = await addPerson('ada')
      const kept = await accessTokens.create(token(id, 'h', { expiresAt: 9 }), 1)
      expect(kept).toEqual({
        ...{ id: kept?.id, name: 'a script', scopes: ['read:portfolio', 'write:wallets'] },
        ...{ createdAt: 1, expiresAt: 9, lastUsedAt: null },
      })
      expect(await accessTokens.find('h')).toEqual({
        token: kept,
        user: { id, username: 'ada', role: 'user' },
      })
      expect(await accessTokens.find('other')).toBeUndefined()
    })

    test('of many made at once a person has as many as may be', async () => {
      const { accessTokens, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      await accessTokens.create(token(bob.id, 'bob'), 1)
      const tries = Array.from({ length: 10 }, (_, turn) => accessTokens.create(token(ada.id, `${turn}`), 3))
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3)
      expect(await accessTokens.listOfUser(ada.id)).toHaveLength(3)
    })

    test('a person sees the newest first and revokes one, or all; nobody revokes those of others', async () => {
      const { accessTokens, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      for (const name of ['first', 'second', 'third']) {
        await accessTokens.create(token(ada.id, name, { name }), 9)
      }
      const bobs = await accessTokens.create(token(bob.id, 'bob'), 9)
      const names = async () => (await accessTokens.listOfUser(ada.id)).map(({ name }) => name)
      expect(await names()).toEqual(['third', 'second', 'first'])
      expect(await accessTokens.removeOfUser(ada.id, bobs?.id ?? 0)).toBe(false)
      const [third] = await accessTokens.listOfUser(ada.id)
      expect(await accessTokens.removeOfUser(ada.id, third?.id ?? 0)).toBe(true)
      expect(await names()).toEqual(['second', 'first'])
      await accessTokens.removeAllOfUser(ada.id)
      expect([await names(), (await accessTokens.find('bob'))?.token.id]).toEqual([[], bobs?.id])
    })

    test('the last use never goes back', async () => {
      const { accessTokens, addPerson } = await open()
      const { id } = await addPerson('ada')
      const kept = await accessTokens.create(token(id, 'h'), 1)
      for (const at of [5, 7, 6]) await accessTokens.setUsed(kept?.id ?? 0, at)
      expect((await accessTokens.find('h'))?.token.lastUsedAt).toBe(7)
    })

    test('what has ended is swept away at its moment, and a person takes all of theirs along', async () => {
      const database = await open()
      const { accessTokens, addPerson, users } = database
      const { id } = await addPerson('ada')
      await accessTokens.create(token(id, 'ends', { expiresAt: 10 }), 9)
      await accessTokens.create(token(id, 'stays', { expiresAt: 11 }), 9)
      await accessTokens.create(token(id, 'for good'), 9)
      await sweep(database, 10)
      const found = async () => Promise.all(['ends', 'stays', 'for good'].map(accessTokens.find))
      expect((await found()).map((one) => one !== undefined)).toEqual([false, true, true])
      await users.remove(id)
      expect(await found()).toEqual([undefined, undefined, undefined])
    })
  })
}
