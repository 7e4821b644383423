import { type AssetId, DAY_MS, HOUR_MS } from '@pkg/api-contract'
import { describeTextStore } from '@pkg/keep-fresh/testing'
import { describe, expect, test } from 'vitest'
import type { OpenForTest } from './open-for-test.ts'

export function describeAnswers(open: OpenForTest): void {
  describeTextStore('the answers of the database', async () => (await open()).answers)

  describe('answers', () => {
    test('what nobody asked for anew since a moment goes', async () => {
      const { answers } = await open()
      await answers.set('old', { value: 'x', storedAt: 9 })
      await answers.set('young', { value: 'x', storedAt: 10 })
      await answers.removeOlderThan(10)
      expect([...(await answers.getAll(['old', 'young'])).keys()]).toEqual(['young'])
    })

    test('of many who count at once exactly so many are let through, and it stays so', async () => {
      const { answers } = await open()
      const tries = Array.from({ length: 50 }, () => answers.countUpTo(7, 'questions', 5))
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(7)
      expect(await answers.countUpTo(7, 'questions', 6)).toBe(false)
      expect(await answers.countUpTo(8, 'questions', 6)).toBe(true)
      expect(await answers.countUpTo(1, 'another day', 6)).toBe(true)
      expect(await answers.countUpTo(0, 'never', 6)).toBe(false)
    })
  })
}

export function describePictures(open: OpenForTest): void {
  test('pictures: what stands behind a link stays what it was first', async () => {
    const { pictures } = await open()
    await pictures.addAll([])
    await pictures.addAll([
      { id: 'a', uri: 'https://pictures.example/a.png' },
      { id: 'b', uri: 'data:image/svg+xml,%3Csvg/%3E' },
    ])
    await pictures.addAll([{ id: 'a', uri: 'https://evil.example/a.png' }])
    expect(await pictures.findUri('a')).toBe('https://pictures.example/a.png')
    expect(await pictures.findUri('b')).toBe('data:image/svg+xml,%3Csvg/%3E')
    expect(await pictures.findUri('c')).toBeUndefined()
  })
}

export function describeLocks(open: OpenForTest): void {
  describe('locks', () => {
    test('of many who want one at once one holds it, and may prolong it', async () => {
      const { locks } = await open()
      const holders = Array.from({ length: 12 }, (_, index) => `${index}`)
      const taken = await Promise.all(
        holders.map((holder) => locks.take('job', holder, { now: 0, until: 10 })),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
      const holder = holders[taken.indexOf(true)] ?? ''
      expect(await locks.take('job', holder, { now: 5, until: 20 })).toBe(true)
      expect(await locks.take('job', 'other', { now: 19, until: 30 })).toBe(false)
      expect(await locks.take('another job', 'other', { now: 19, until: 30 })).toBe(true)
    })

    test('a lock is free at its moment, or once its holder gives it back', async () => {
      const { locks } = await open()
      await locks.take('job', 'ada', { now: 0, until: 10 })
      await locks.release('job', 'bob')
      expect(await locks.take('job', 'bob', { now: 9, until: 20 })).toBe(false)
      expect(await locks.take('job', 'bob', { now: 10, until: 20 })).toBe(true)
      await locks.release('job', 'ada')
      expect(await locks.take('job', 'ada', { now: 11, until: 20 })).toBe(false)
      await locks.release('job', 'bob')
      expect(await locks.take('job', 'ada', { now: 11, until: 20 })).toBe(true)
    })

    test('a lock that was taken while the clock stood years ahead is free once it stands right', async () => {
      const { locks } = await open()
      const [now, wrong] = [Date.UTC(2026, 0, 1), Date.UTC(2031, 0, 1)]
      await locks.take('job', 'ada', { now: wrong, until: wrong + DAY_MS })
      expect(await locks.take('job', 'bob', { now, until: now + DAY_MS })).toBe(true)
      expect(await locks.take('job', 'eve', { now, until: now + 10 })).toBe(false)
    })
  })
}

export function describePrices(open: OpenForTest): void {
  describe.each(['prices', 'hourlyPrices'] as const)('%s', (kind) => {
    const [ether, dai]: AssetId[] = ['1:native', '1:0xda1']
    const list = (...slots: [slot: number, usd: number][]) => slots.map(([slot, usd]) => ({ slot, usd }))

    test('a price that is kept stays, and what was asked for is known as one stretch', async () => {
      const database = await open()
      const prices = database[kind]
      if (ether === undefined || dai === undefined) throw new Error('two assets')
      await prices.save(
        [{ asset: ether, from: 10, to: 12 }],
        new Map([[ether, list([10, 1.5], [12, 2e-9])]]),
        5,
      )
      await prices.save([{ asset: ether, from: 8, to: 11 }], new Map([[ether, list([8, 3], [10, 99])]]), 6)
      await prices.save([{ asset: dai, from: 1, to: 2 }], new Map(), 7)
      const found = await prices.list([ether, dai], { from: 8, to: 11 })
      expect([...found.keys()]).toEqual([ether])
      expect([...(found.get(ether) ?? [])].sort((a, b) => a.slot - b.slot)).toEqual(list([8, 3], [10, 1.5]))
      expect(await prices.listCoverage([ether, dai])).toEqual(
        new Map([
          [ether, { from: 8, to: 12, checkedAt: 6 }],
          [dai, { from: 1, to: 2, checkedAt: 7 }],
        ]),
      )
      expect(await prices.list([], { from: 0, to: 99 })).toEqual(new Map())
      expect(await prices.listCoverage([])).toEqual(new Map())
      await prices.removeBefore(10)
      expect((await prices.list([ether], { from: 0, to: 99 })).get(ether)).toHaveLength(2)
    })
  })

  test('movement prices: an hour keeps what was found first, or that there is none; charts lend theirs', async () => {
    const { movementPrices, hourlyPrices, prices } = await open()
    const asset: AssetId = '1:native'
    await hourlyPrices.save([{ asset, from: 1, to: 4 }], new Map([[asset, [{ slot: 3, usd: 30 }]]]), 0)
    await prices.save([{ asset, from: 1, to: 4 }], new Map([[asset, [{ slot: 4, usd: 40 }]]]), 0)
    await movementPrices.adopt(new Map([[asset, [3, 4]]]))
    await movementPrices.save(
      new Map([[asset, [2, 3, 5]]]),
      new Map([
        [
          asset,
          [
            { slot: 3, usd: 99 },
            { slot: 5, usd: 0.1 },
          ],
        ],
      ]),
    )
    expect(await movementPrices.list([asset], { from: 2, to: 5 })).toEqual(
      new Map([
        [
          asset,
          new Map([
            [2, null],
            [3, 30],
            [5, 0.1],
          ]),
        ],
      ]),
    )
    expect(await movementPrices.list([asset], { from: 4, to: 4 })).toEqual(new Map())
    expect(await movementPrices.list([], { from: 0, to: 9 })).toEqual(new Map())
  })
}

export function describeSnapshots(open: OpenForTest): void {
  const wallet = { chainId: 1, address: `0x${'a'.repeat(40)}` }
  const row = {
    asset: '1:native',
    symbol: 'ETH',
    name: null,
    balance: '1',
    decimals: 18,
    usdPrice: 2,
    spam: false,
  }

  describe('snapshots', () => {
    test('an hour has one record, of whoever was first', async () => {
      const { snapshots } = await open()
      const tries = Array.from({ length: 8 }, (_, index) =>
        snapshots.add(wallet, { at: 5 * HOUR_MS + index, source: `${index}`, rows: [row] }),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
      expect(await snapshots.add(wallet, { at: 6 * HOUR_MS, source: 's', rows: [], positions: true })).toBe(
        true,
      )
      expect(await snapshots.findPositions(wallet, 6 * HOUR_MS)).toBeUndefined()
      expect(await snapshots.findPositions(wallet, 9 * HOUR_MS)).toMatchObject({
        at: 6 * HOUR_MS,
        positions: true,
      })
      const found = await snapshots.list(wallet, 5 * HOUR_MS)
      expect(found.map(({ at, rows }) => [Math.floor(at / HOUR_MS), rows])).toEqual([
        [5, [row]],
        [6, []],
      ])
      expect(await snapshots.list(wallet, 6 * HOUR_MS)).toHaveLength(1)
      expect(await snapshots.list({ ...wallet, chainId: 2 }, 0)).toEqual([])
    })

    const [a, b, c] = ['a', 'b', 'c'].map((digit) => ({ chainId: 1, address: `0x${digit.repeat(40)}` }))
    const record = (hour: number, positions = false) => ({
      at: hour * HOUR_MS,
      source: 's',
      rows: [],
      positions,
    })
    if (!a || !b || !c) throw new Error('three wallets')

    test('the last hour of each wallet is told, where it is not too long ago', async () => {
      const { snapshots } = await open()
      for (const hour of [3, 7, 5]) await snapshots.add(a, record(hour))
      await snapshots.add(b, record(4))
      expect(await snapshots.listLast([a, b, c], 5 * HOUR_MS)).toEqual(
        new Map([[`1:${a.address}`, 7 * HOUR_MS]]),
      )
      expect((await snapshots.listLast([b, { ...a, chainId: 2 }], 0)).size).toBe(1)
      expect(await snapshots.listLast([], 0)).toEqual(new Map())
    })

    test('wallets with records are listed once each, page by page', async () => {
      const { snapshots } = await open()
      const polygon = { ...a, chainId: 137 }
      for (const each of [polygon, c, a, b]) {
        await snapshots.add(each, record(1))
        await snapshots.add(each, record(2))
      }
      expect(await snapshots.listWallets(null, 3)).toEqual([a, b, c])
      expect(await snapshots.listWallets(c, 3)).toEqual([polygon])
      expect(await snapshots.listWallets(polygon, 3)).toEqual([])
    })

    test('of days that ended before a moment the last record stays, and the last that tells what is inside contracts', async () => {
      const { snapshots } = await open()
      const told = new Set([0, 5, 30, 47, 49])
      for (const each of [a, b]) {
        for (const hour of [0, 5, 23, 24, 30, 47, 48, 49, 50]) {
          await snapshots.add(each, record(hour, told.has(hour)))
        }
      }
      expect(await snapshots.thin(a, 50 * HOUR_MS)).toBe(3)
      const hours = async (each: typeof wallet) =>
        (await snapshots.list(each, 0)).map(({ at }) => at / HOUR_MS)
      expect(await hours(a)).toEqual([5, 23, 47, 48, 49, 50])
      expect(await hours(b)).toHaveLength(9)
      expect(await snapshots.thin(a, 50 * HOUR_MS)).toBe(0)
      expect(await snapshots.thin(a, 72 * HOUR_MS)).toBe(1)
      expect(await hours(a)).toEqual([5, 23, 47, 49, 50])
    })
  })
}
