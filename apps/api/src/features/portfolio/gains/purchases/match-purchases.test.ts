import type { PurchaseRow } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { SaidOverrides } from '../overrides/said-overrides.ts'
import type { Receipt } from './list-receipts.ts'
import { matchPurchases } from './match-purchases.ts'
import type { OtherLine, Purchase } from './read-purchases.ts'

const DAY = 86_400_000
const START = Date.UTC(2025, 3, 1)
const UNIT = 10n ** 18n
const nothing: SaidOverrides = { kinds: new Map(), costs: new Map(), prices: new Map(), own: [] }
const idOf = (index: number) => `receipt ${index}`

function receiptOf(index: number, units: bigint, at: number): Receipt {
  return {
    ...{ id: idOf(index), chainId: 1, asset: '1:native', symbol: 'ETH', wallet: '0xaa', hash: `0x${index}` },
    ...{ at, quantity: String(Number(units) / 1e18), units, isKnown: false },
  }
}

function purchaseOf(line: number, quantity: string, at: number): Purchase {
  return {
    ...{ line, text: '', at, asset: 'ETH', quantity, cost: 1_000_000_000n, currency: 'INR' },
    ...{ hash: null, given: null, feeLeftOut: 0n, note: null },
  }
}

const match = (purchases: Purchase[], receipts: Receipt[], said = nothing, outs: OtherLine[] = []) =>
  matchPurchases(purchases, receipts, { said, timeZone: 'UTC', outs, hashes: new Set() })

/** So many purchases and receipts, all of one quantity or each of its own; how often a receipt is read. */
function countReads(count: number, isAlike: boolean): { reads: number; proposed: number } {
  let reads = 0
  const receipts = Array.from({ length: count }, (_, index) => {
    const units = isAlike ? UNIT : UNIT - BigInt(index) * 10n ** 12n
    return new Proxy(receiptOf(index, units, START + (index % 300) * DAY), {
      get(target, name) {
        reads += 1
        return Reflect.get(target, name)
      },
    })
  }).sort((a, b) => a.at - b.at)
  reads = 0
  const purchases = Array.from({ length: count }, (_, index) =>
    purchaseOf(index + 2, '1', START + (index % 300) * DAY),
  )
  const rows = match(purchases, receipts)
  return { reads, proposed: rows.filter(({ fate }) => fate === 'proposed').length }
}

test.each([true, false])(
  'a file of eight times the lines costs about eight times as much, alike: %s',
  (isAlike) => {
    const [few, many] = [countReads(250, isAlike), countReads(2_000, isAlike)]
    expect(few.proposed).toBe(250)
    expect(many.proposed).toBe(2_000)
    // What is weighed of one line is bounded.
    expect(many.reads / few.reads).toBeLessThan(8 * 1.5)
  },
)

test('of purchases that are alike each has a receipt of its own put forward first', () => {
  const receipts = Array.from({ length: 20 }, (_, index) => receiptOf(index, UNIT, START + index * DAY))
  const purchases = Array.from({ length: 20 }, (_, index) => purchaseOf(index + 2, '1', START))
  const firsts = match(purchases, receipts).map(({ candidates }) => candidates[0]?.receipt)
  expect(firsts.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => idOf(index)).toSorted())
})

test('as much comes before a little less, and then the earlier; more, too little and too late do not come', () => {
  const receipts = [
    receiptOf(1, UNIT + UNIT / 1_000_000n + 1n, START + DAY),
    receiptOf(2, (99n * UNIT) / 100n, START + DAY),
    receiptOf(3, UNIT, START + 40 * DAY),
    receiptOf(4, (98n * UNIT) / 100n, START + 2 * DAY),
    receiptOf(5, (98n * UNIT) / 100n - 1n, START + 2 * DAY),
    receiptOf(6, UNIT, START + 4 * DAY),
    receiptOf(7, UNIT, START - DAY),
    receiptOf(8, UNIT, START + 400 * DAY),
  ].sort((a, b) => a.at - b.at)
  const [row] = match([purchaseOf(2, '1', START)], receipts)
  // 1,000 rupees for all of it: 990 for 99 hundredths, 980 for 98.
  expect(row?.candidates.map(({ receipt, cost }) => [receipt, cost])).toEqual([
    [idOf(6), '1000.00'],
    [idOf(3), '1000.00'],
    [idOf(2), '990.00'],
    [idOf(4), '980.00'],
  ])
})

test('an amount that an exchange wrote with fewer digits than came is that of the receipt, and costs no more than was paid', () => {
  const came = 1_159_152_500_000_000_009n
  const purchase = purchaseOf(2, '1.1591525', START)
  const [byAmount] = match([purchase], [receiptOf(1, came, START + DAY)])
  expect(byAmount).toMatchObject({
    fate: 'proposed',
    candidates: [{ receipt: idOf(1), cost: '1000.00', part: null }],
  })
  const [byHash] = match([{ ...purchase, hash: '0x1' }], [receiptOf(1, came, START + DAY)])
  expect(byHash).toMatchObject({
    fate: 'matched',
    message: null,
    candidates: [{ cost: '1000.00', part: null }],
  })
})

test('of two purchases that one transfer names nothing is left for the digits that were cut off', () => {
  const half = (line: number) => ({ ...purchaseOf(line, '0.5795762', START + line), hash: '0x1' })
  const other = { ...half(3), currency: 'USD' as const }
  const rows = match([half(2), other], [receiptOf(1, 1_159_152_400_000_000_009n, START + DAY)])
  expect(rows.map(({ fate, message }) => [fate, message])).toEqual([
    ['matched', null],
    ['matched', null],
  ])
})

test('a withdrawal written with fewer digits than came is that of the receipt', () => {
  const out: OtherLine = {
    ...{ line: 4, kind: 'withdrawal', hash: null },
    of: { at: START + DAY, asset: 'ETH', units: 1_159_152_400_000_000_000n },
  }
  const two = [purchaseOf(2, '0.5', START), purchaseOf(3, '0.6591524', START + 1)]
  const rows = match(two, [receiptOf(1, 1_159_152_400_000_000_009n, START + DAY)], nothing, [out])
  expect(rows.map(({ fate, candidates }) => [fate, candidates[0]?.cost])).toEqual([
    ['proposed', '1000.00'],
    ['proposed', '1000.00'],
  ])
  expect(rows.every(({ message }) => !message?.includes('stays unknown'))).toBe(true)
})

test('a share is rounded to the cent, halves up, and one of less than a cent stays exact', () => {
  const share = (cost: bigint, units: bigint) =>
    match([{ ...purchaseOf(2, '1', START), cost }], [receiptOf(1, units, START + DAY)])[0]?.candidates[0]
      ?.cost
  // 0.985 of 1,001.00 is 985.985, and of 0.003 is 0.002955.
  expect(share(1_001_000_000n, (985n * UNIT) / 1_000n)).toBe('985.99')
  expect(share(3_000n, (985n * UNIT) / 1_000n)).toBe('0.002955')
})

test('many lines of one transaction are added up, and what else is known of each stays said', () => {
  const purchases = Array.from({ length: 12 }, (_, index) => ({
    ...purchaseOf(index + 2, '0.1', START),
    ...{ hash: '0x1', cost: 10_010_000n, feeLeftOut: 250_000n, note: 'Its time is of UTC.' },
  }))
  const [first, ...rest] = match(purchases, [receiptOf(1, (12n * UNIT) / 10n, START + DAY)])
  // Twelve times 10.01 for 1.2, and twelve times a quarter that was charged.
  expect(first).toMatchObject({
    ...{ fate: 'matched', quantity: '1.2', cost: '120.12', feeLeftOut: '3.00' },
    message: '12 lines together: they name one transaction. Its time is of UTC.',
  })
  expect(first?.candidates).toMatchObject([{ receipt: idOf(1), cost: '120.12' }])
  expect(rest).toHaveLength(11)
  expect(rest[10]).toMatchObject({
    ...{ line: 13, fate: 'left-out', message: 'Counted with line 2. Its time is of UTC.' },
  })
})

/** What a file says besides purchases, of ether. */
const out = (
  line: number,
  kind: OtherLine['kind'],
  quantity: bigint,
  at: number,
  hash: string | null = null,
): OtherLine => ({
  ...{ line, kind, hash },
  of: { at, asset: 'ETH', units: quantity },
})
const shares = (rows: readonly PurchaseRow[]) =>
  rows.map(
    ({ line, fate, candidates }) =>
      `${line} ${fate}${candidates.map(({ receipt, part, cost }) => ` ${receipt} ${part} ${cost}`).join('')}`,
  )

test('a withdrawal without a hash is proposed for the only receipt of as much, or a little less, within days', () => {
  const two = [purchaseOf(2, '1', START), purchaseOf(3, '1', START + DAY)]
  const sent = [out(4, 'withdrawal', 2n * UNIT, START + 2 * DAY)]
  // An exchange kept a hundredth: of the second, 0.98 came, for 980 of its 1,000.
  const came = receiptOf(1, (198n * UNIT) / 100n, START + 3 * DAY)
  const found = ['2 proposed receipt 1 1 1000.00', '3 proposed receipt 1 0.98 980.00']
  expect(shares(match(two, [came], nothing, sent))).toEqual(found)
  // Of two that are alike nobody knows which it was; what came before it, too late or is too little is none.
  const none = ['2 unmatched', '3 unmatched']
  expect(shares(match(two, [came, { ...came, id: 'other' }], nothing, sent))).toEqual(none)
  for (const at of [START, START + 10 * DAY]) {
    expect(shares(match(two, [{ ...came, at }], nothing, sent))).toEqual(none)
  }
  expect(shares(match(two, [receiptOf(1, (195n * UNIT) / 100n, came.at)], nothing, sent))).toEqual(none)
})

test('a line that paid for parts of two transfers stands once for each', () => {
  const rows = match(
    [purchaseOf(2, '1', START), purchaseOf(3, '2', START)],
    [receiptOf(1, (3n * UNIT) / 2n, START + DAY), receiptOf(2, UNIT, START + 2 * DAY)],
    nothing,
    [
      out(4, 'withdrawal', (3n * UNIT) / 2n, START + DAY, '0x1'),
      out(5, 'withdrawal', UNIT, START + 2 * DAY, '0x2'),
    ],
  )
  // Half a unit of the second line for 250 went first, then one for 500: all that came by then.
  expect(shares(rows)).toEqual([
    '2 matched receipt 1 1 1000.00',
    '3 matched receipt 1 0.5 250.00',
    '3 matched receipt 2 null 500.00',
  ])
})

test('coins of which a line is not understood are not followed, and those of other assets are', () => {
  const two = [purchaseOf(2, '1', START), purchaseOf(3, '1', START + DAY)]
  const came = [receiptOf(1, 2n * UNIT, START + 3 * DAY)]
  const sent = out(4, 'withdrawal', 2n * UNIT, START + 2 * DAY, '0x1')
  const none = ['2 unmatched', '3 unmatched']
  expect(shares(match(two, came, nothing, [sent, out(5, 'unclear', UNIT, START)]))).toEqual(none)
  expect(shares(match(two, came, nothing, [sent, { ...sent, line: 5, of: null }]))).toEqual(none)
  const other: OtherLine = { ...sent, line: 5, kind: 'unclear', of: { at: START, asset: 'BTC', units: UNIT } }
  expect(shares(match(two, came, nothing, [sent, other]))).toEqual([
    '2 matched receipt 1 1 1000.00',
    '3 matched receipt 1 1 1000.00',
  ])
})

test('what was sold before it came is in no sum, and a single purchase that is too small is none', () => {
  const three = [1, 2, 3].map((line) => purchaseOf(line + 1, '1', START + line * DAY))
  const came = [receiptOf(1, (5n * UNIT) / 2n, START + 9 * DAY)]
  const sold = (at: number) => [out(9, 'sale', UNIT / 2n, at)]
  // Half of the first is gone: 500.
  expect(shares(match(three, came, nothing, sold(START + 8 * DAY)))).toEqual([
    '2 proposed receipt 1 0.5 500.00',
    '3 proposed receipt 1 1 1000.00',
    '4 proposed receipt 1 1 1000.00',
  ])
  expect(shares(match(three, came, nothing, sold(START + 10 * DAY)))).toEqual([
    ...['2 unmatched', '3 unmatched', '4 unmatched'],
  ])
})

test('of eight times the withdrawals and purchases about eight times as many receipts are read', () => {
  const countShares = (count: number) => {
    let reads = 0
    const receipts = Array.from({ length: count }, (_, index) => {
      const receipt = receiptOf(index, 3n * UNIT, START + (10 * index + 2) * DAY)
      return new Proxy(receipt, {
        get(target, name) {
          reads += 1
          return Reflect.get(target, name)
        },
      })
    })
    const purchases = Array.from({ length: 2 * count }, (_, index) =>
      purchaseOf(index, '1.5', START + (10 * (index >> 1) + (index % 2)) * DAY),
    )
    const sent = receipts.map(({ at }, index) => out(10_000 + index, 'withdrawal', 3n * UNIT, at))
    reads = 0
    const found = match(purchases, receipts, nothing, sent).filter(({ fate }) => fate === 'proposed')
    return { reads, found: found.length }
  }
  const [few, many] = [countShares(50), countShares(400)]
  expect([few.found, many.found]).toEqual([100, 800])
  expect(many.reads / few.reads).toBeLessThan(8 * 1.5)
})
