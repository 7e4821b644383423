import { expect, test } from 'vitest'
import type { OpenForTest } from './open-for-test.ts'

const NOW = 1_000_000
const row = (id: string, dueAt = NOW) => ({ id, sealed: `sealed ${id}`, createdAt: NOW, dueAt })

export function describeOutbox(open: OpenForTest): void {
  test('of many who take from the outbox at once each row is had by one, the longest due first', async () => {
    const { outbox } = await open()
    const ids = Array.from({ length: 60 }, (_, index) => `mail ${String(index).padStart(2, '0')}`)
    for (const [index, id] of ids.entries()) await outbox.add(row(id, NOW - 60 + index))
    const times = { now: NOW, until: NOW + 1000 }
    expect((await outbox.claim(times, 2)).map(({ id }) => id).sort()).toEqual(ids.slice(0, 2))
    async function takeAll(): Promise<string[]> {
      const some = await outbox.claim(times, 5)
      return some.length === 0 ? [] : [...some.map(({ id }) => id), ...(await takeAll())]
    }
    const taken = (await Promise.all(Array.from({ length: 4 }, takeAll))).flat()
    expect(taken.sort()).toEqual(ids.slice(2))
  })

  test('what was taken and not done is due again later, and counts its tries', async () => {
    const { outbox } = await open()
    await outbox.add(row('a'))
    const take = (now: number) => outbox.claim({ now, until: now + 1000 }, 10)
    expect(await take(NOW - 1)).toEqual([])
    expect(await take(NOW)).toEqual([{ ...row('a'), dueAt: NOW + 1000, tries: 1 }])
    expect(await take(NOW + 999)).toEqual([])
    expect(await take(NOW + 1000)).toMatchObject([{ id: 'a', tries: 2 }])
    await outbox.postpone('a', NOW + 5000)
    expect(await take(NOW + 4999)).toEqual([])
    expect(await outbox.tell()).toEqual({ waiting: 1, oldest: NOW })
    await outbox.remove('a')
    expect([await take(NOW + 9000), await outbox.tell()]).toEqual([[], { waiting: 0, oldest: null }])
  })
}
