import { DAY_MS } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { OpenForTest } from './open-for-test.ts'

const YEAR = 365 * DAY_MS

export function describeVerdicts(open: OpenForTest): void {
  test('verdicts: every decision of a person stays, in its order', async () => {
    const { verdicts, addPerson, clock } = await open()
    const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
    await verdicts.add(ada.id, '1:0xa', 'hide')
    clock.time += 1
    await verdicts.add(bob.id, '1:0xa', 'show')
    await verdicts.add(ada.id, '1:0xa', null)
    const at = clock.time - 1
    expect(await verdicts.list(ada.id)).toEqual([
      { asset: '1:0xa', verdict: 'hide', at },
      { asset: '1:0xa', verdict: null, at: at + 1 },
    ])
    expect(await verdicts.list('nobody')).toEqual([])
  })
}

export function describeSecurityEvents(open: OpenForTest): void {
  describe('security events', () => {
    test('they are listed newest first, whenever they were written, as many as are asked for', async () => {
      const { securityEvents } = await open()
      const event = { kind: 'logged-in', device: 'Firefox', network: '192.0.2.0' } as const
      await securityEvents.add({ ...event, userId: 'ada', at: 2 })
      await securityEvents.add({ ...event, userId: 'bob', at: 3 })
      await securityEvents.add({ ...event, userId: 'ada', at: 1 })
      await securityEvents.add({ ...event, userId: 'ada', at: 2, kind: 'logged-out' })
      const told = (rows: { userId: string; at: number; kind: string }[]) =>
        rows.map(({ userId, at, kind }) => `${userId} ${at} ${kind}`)
      expect(told(await securityEvents.listOfUser('ada', 10))).toEqual([
        'ada 2 logged-out',
        'ada 2 logged-in',
        'ada 1 logged-in',
      ])
      expect(told(await securityEvents.list(2))).toEqual(['bob 3 logged-in', 'ada 2 logged-out'])
      expect(await securityEvents.listOfUser('cyd', 10)).toEqual([])
    })

    test('the database itself refuses to remove what happened within a year, and not what is older', async () => {
      const { securityEvents } = await open()
      // The rule stands in the database, whose clock is the machine's.
      const today = Date.now()
      const event = { kind: 'logged-in', device: '', network: '', userId: 'ada' } as const
      await securityEvents.add({ ...event, at: today - YEAR - 2 * DAY_MS })
      await securityEvents.add({ ...event, at: today - YEAR + 2 * DAY_MS })
      await securityEvents.removeOlderThan(today - YEAR - DAY_MS)
      expect(await securityEvents.list(10)).toHaveLength(1)
      await expect(securityEvents.removeOlderThan(today)).rejects.toMatchObject({ code: 'FAILED' })
      expect(await securityEvents.list(10)).toHaveLength(1)
    })
  })
}

export function describeMessages(open: OpenForTest): void {
  test('messages: the newest come first, page by page, with every letter', async () => {
    const { messages, clock } = await open()
    for (const message of ['first', 'second', 'नमस्ते 🙏', '']) {
      clock.time += 1
      await messages.add({ name: 'Ada', email: 'ada@example.org', message })
    }
    expect(await messages.count()).toBe(4)
    const texts = async (offset: number) =>
      (await messages.list({ limit: 2, offset })).map(({ message, createdAt }) => [message, createdAt])
    expect(await texts(0)).toEqual([
      ['', clock.time],
      ['नमस्ते 🙏', clock.time - 1],
    ])
    expect((await texts(2)).map(([message]) => message)).toEqual(['second', 'first'])
  })
}

export function describePageViews(open: OpenForTest): void {
  describe('page views', () => {
    test('they are counted by day and page, however many come at once', async () => {
      const { pageViews } = await open()
      const views = [...Array(20).fill('/gas'), ...Array(3).fill('/news')].map((path: string) =>
        pageViews.add({ day: '2026-01-02', path }),
      )
      await Promise.all([...views, pageViews.add({ day: '2026-01-01', path: '/gas' })])
      expect(await pageViews.listSince('2026-01-01')).toEqual([
        { day: '2026-01-02', path: '/gas', views: 20 },
        { day: '2026-01-02', path: '/news', views: 3 },
        { day: '2026-01-01', path: '/gas', views: 1 },
      ])
      await pageViews.removeBefore('2026-01-02')
      expect(await pageViews.listSince('2025-01-01')).toHaveLength(2)
    })

    test('beyond 300 pages on a day all others count together, and those that are known go on', async () => {
      const { pageViews } = await open()
      for (let index = 0; index < 303; index++) await pageViews.add({ day: '2026-01-01', path: `/${index}` })
      await pageViews.add({ day: '2026-01-01', path: '/7' })
      const found = await pageViews.listSince('2026-01-01')
      expect(found).toHaveLength(301)
      expect(found[0]).toMatchObject({ path: '/other', views: 3 })
      expect(found).toContainEqual({ day: '2026-01-01', path: '/7', views: 2 })
    })
  })
}

export function describeJobRuns(open: OpenForTest): void {
  test('job runs: the latest come first, and old ones go', async () => {
    const { jobRuns } = await open()
    const run = { name: 'sweep', durationMs: 5, note: null }
    await jobRuns.add({ ...run, startedAt: 1, succeeded: true })
    await jobRuns.add({ ...run, startedAt: 3, succeeded: false, note: 'TypeError' })
    await jobRuns.add({ ...run, startedAt: 3, succeeded: true })
    expect(
      (await jobRuns.list(2)).map(({ startedAt, succeeded, note }) => [startedAt, succeeded, note]),
    ).toEqual([
      [3, true, null],
      [3, false, 'TypeError'],
    ])
    await jobRuns.removeBefore(3)
    expect(await jobRuns.list(9)).toHaveLength(2)
  })
}
