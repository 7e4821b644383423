import { type AssetId, fromAssetId, usualReadings } from '@pkg/api-contract'
import { type Acquisition, type Disposal, matchLots, type Transfer } from '@pkg/cost-basis'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from './cents.ts'
import { classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import { DEPOSIT_CONTRACT } from './known-contracts.ts'
import { taxCountries } from './tax-country.ts'
import { type EnteredCost, toAccount, toBookKey, toBooks } from './to-books.ts'
import type { Leg, Transaction } from './transaction.ts'

const wallets = ['0xaa', '0xbb']
const own = new Set(wallets)
const assets: AssetId[] = ['1:native', '1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', '1:0x01', '1:0x02']
const inbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'
const strangers = [`0x${'0'.repeat(40)}`, '0xe1', '0xe2', inbox, DEPOSIT_CONTRACT]
/** A transaction is of one chain, and so is all that moves in it. */
const onChain = (chainId: number, legs: readonly Leg[]) =>
  legs.map((one): Leg => ({ ...one, asset: `${chainId}:${fromAssetId(one.asset).address}` }))

const leg = fc
  .record({
    wallet: fc.constantFrom(...wallets),
    asset: fc.constantFrom(...assets),
    amount: fc.bigInt({ min: -1_000n, max: 1_000n }).filter((amount) => amount !== 0n),
    other: fc.constantFrom(...strangers, ...wallets),
    price: fc.option(fc.bigInt({ min: 0n, max: 5n }), { freq: 5 }),
  })
  .map(({ wallet, asset, amount, other, price }): Leg[] => {
    const half: Leg = {
      ...{ wallet, asset, amount },
      kind: asset === '1:native' ? 'native' : 'token',
      tokenId: null,
      counterparty: other,
      micros: price === null ? null : price * 1_000_000n * (amount < 0n ? -amount : amount),
      valuedAt: 'hour',
      ...{ hidden: false, debt: false, failed: false },
    }
    if (other === wallet) return []
    // A move between two of the wallets has both its halves.
    return own.has(other) ? [half, { ...half, wallet: other, counterparty: wallet, amount: -amount }] : [half]
  })
const fee = fc
  .record({ wallet: fc.constantFrom(...wallets), amount: fc.bigInt({ min: 1n, max: 9n }) })
  .map(({ wallet, amount }): Leg[] => [
    {
      ...{ wallet, asset: '1:native', amount: -amount, kind: 'gas', tokenId: null, counterparty: null },
      ...{ micros: amount * 2_000_000n, valuedAt: 'hour', hidden: false, debt: false, failed: false },
    },
  ])
const transactions = fc
  .array(fc.tuple(fc.array(leg, { maxLength: 4 }), fc.option(fee), fc.constantFrom(1, 1, 42161)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) =>
    list.map(
      ([legs, paid, chainId], index): Transaction => ({
        ...{ hash: `0x${index}`, chainId, block: index, at: Date.UTC(2025, 5, 1) + index * 7_200_000 },
        legs: onChain(chainId, [...legs.flat(), ...(paid ?? [])]),
      }),
    ),
  )

const rules = taxCountries.in
const rateOn = (day: string) => ({ value: 80, setOn: day })
/** The events of a book as lists. */
const listEvents = () => {
  const [acquisitions, disposals, transfers]: [Acquisition[], Disposal[], Transfer[]] = [[], [], []]
  return {
    ...{ acquisitions, disposals, transfers },
    acquire: (one: Acquisition) => void acquisitions.push(one),
    dispose: (one: Disposal) => void disposals.push(one),
    move: (one: Transfer) => void transfers.push(one),
  }
}
const compute = (
  list: readonly Transaction[],
  others: readonly string[] = [],
  costs: readonly EnteredCost[] = [],
) => {
  const all = new Set([...own, ...others])
  const classified = list.map((transaction) => classify(transaction, all))
  return toBooks(classified, {
    ...{ takeEvents: listEvents, decimalsOf: () => 0, rateOn, timeZone: rules.timeZone },
    isUnread: (address) => others.includes(address),
    costsOf: () => costs,
  })
}

test('whatever the transactions were and which other addresses are own, the books hold of every asset in every wallet what its movements add up to', () => {
  fc.assert(
    fc.property(transactions, fc.subarray(['0xe1', '0xe2']), (list, others) => {
      const { books, counted: told } = compute(list, others)
      const counted = new Map<string, bigint>()
      for (const book of books) {
        const { acquisitions, disposals, transfers } = book.events
        const { balances } = matchLots({ method: 'fifo', acquisitions, disposals, transfers })
        for (const { account, quantity } of balances) {
          counted.set(`${toBookKey(book)} ${account}`, BigInt(quantity))
        }
      }
      for (const wallet of wallets) {
        for (const asset of [...assets, '42161:native'] as const) {
          const moved = list
            .flatMap(({ legs }) => legs)
            .filter((one) => one.wallet === wallet && one.asset === asset)
            .reduce((sum, { amount }) => sum + amount, 0n)
          const key = `${toBookKey({ asset, tokenId: null })} ${toAccount(wallet, asset)}`
          expect(counted.get(key) ?? 0n).toBe(moved)
          expect(told.get(key) ?? 0n).toBe(moved)
        }
      }
    }),
    { numRuns: 300 },
  )
})

const entered = fc.record({
  micros: fc.bigInt({ min: 1n, max: 9_000_000n }),
  day: fc.constantFrom('2020-01-01', '2025-06-01', '2030-01-01'),
  quantity: fc.option(fc.integer({ min: 1, max: 900 }).map(String), { freq: 9 }),
})

test('whatever parts of what came are said to have cost, as much is in the books as without, and each unit is paid for once', () => {
  fc.assert(
    fc.property(transactions, fc.array(entered, { maxLength: 4 }), (list, costs) => {
      const [plain, told] = [compute(list), compute(list, [], costs)]
      expect(told.counted).toEqual(plain.counted)
      const unitsOf = ({ books }: typeof plain) =>
        Map.groupBy(
          books.flatMap(({ entries }) => [...entries.values()]).filter(({ role }) => role === 'acquired'),
          ({ id }) => id,
        )
      const parts = unitsOf(told)
      for (const [id, whole] of unitsOf(plain)) {
        const [one] = whole
        const own = parts.get(id) ?? []
        expect(own.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(Number(one?.quantity))
        const paid = own.filter(({ byHand }) => byHand)
        if (one?.counted !== null) expect(paid).toEqual([])
        const sum = paid.reduce((all, { counted }) => all + (counted ?? 0n), 0n)
        expect(sum <= costs.reduce((all, { micros }) => all + micros, 0n)).toBe(true)
      }
      for (const { events } of told.books) {
        const { acquisitions, disposals, transfers } = events
        const { transfers: moved } = matchLots({
          method: 'lifo',
          scope: 'wallet',
          acquisitions,
          disposals,
          transfers,
        })
        // What was bought elsewhere comes whole, each part with the day and the cost of its own.
        for (const { id, lots, missingQuantity } of moved) {
          const { from, quantity } = transfers.find((one) => one.id === id) ?? {}
          if (!from?.startsWith('elsewhere')) continue
          expect([missingQuantity, lots.map((lot) => lot.quantity)]).toEqual([undefined, [quantity]])
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('an exchange never makes worth: what all that was got cost is what all that was given counted for', () => {
  fc.assert(
    fc.property(transactions, (list) => {
      const { books } = compute(list)
      const entries = books.flatMap((book) => [...book.entries.values()])
      for (const [, same] of Map.groupBy(entries, ({ classified }) => classified.transaction.hash)) {
        if (same[0]?.classified.kind !== 'swap') continue
        const sides = (['disposed', 'acquired'] as const).map((role) =>
          same.filter((entry) => entry.role === role).map(({ counted }) => counted),
        )
        const [sold = [], bought = []] = sides
        if ([...sold, ...bought].includes(null)) continue
        const sum = (list: readonly (bigint | null)[]) =>
          list.reduce<bigint>((all, part) => all + (part ?? 0n), 0n)
        expect(sum(bought)).toBe(sum(sold))
      }
    }),
    { numRuns: 300 },
  )
})

test('every sum of a year is the sum of its rows, every row that of its lots, and the range holds the figure', () => {
  fc.assert(
    fc.property(transactions, (list) => {
      const { rows, year } = computeYear(
        list.map((transaction) => classify(transaction, own)),
        {
          ...{ country: 'in', rules, method: 'fifo', financialYear: '2025-26' },
          ...{
            otherIncome: undefined,
            regime: 'new',
            readings: usualReadings,
            earlier: [],
            span: { from: '2025-04-01', to: '2026-03-31' },
          },
          nameAsset: () => ({ symbol: null, name: null }),
        },
        { decimalsOf: () => 0, rateOn },
        (row) => row,
      )
      const sum = (values: readonly string[]) => values.reduce((all, value) => all + toCents(value), 0n)
      for (const { proceeds, cost, gain, lots } of rows) {
        expect(toCents(gain)).toBe(toCents(proceeds) - toCents(cost))
        expect(sum(lots.map((lot) => lot.proceeds))).toBe(toCents(proceeds))
        expect(sum(lots.map((lot) => lot.cost))).toBe(toCents(cost))
      }
      const { totals, assets, india } = year
      expect(toCents(totals.net)).toBe(sum(rows.map(({ gain }) => gain)))
      expect(toCents(totals.net)).toBe(toCents(totals.gains) + toCents(totals.losses))
      expect(sum(assets.map(({ gains }) => gains)) + sum(assets.map(({ losses }) => losses))).toBe(
        toCents(totals.net),
      )
      const { taxableIncome = '0', lossesIgnored = '0', taxableRange } = india ?? {}
      expect(toCents(taxableIncome) - toCents(lossesIgnored)).toBe(toCents(totals.net))
      expect(toCents(taxableRange?.low ?? '0') <= toCents(taxableIncome)).toBe(true)
      const high = taxableRange?.high ?? null
      expect(high === null || toCents(high) >= toCents(taxableIncome)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

/** So much of an asset that came to a wallet, or went. */
const moved = (asset: AssetId, amount: bigint): Leg => ({
  ...{ wallet: '0xaa', asset, amount, kind: 'token', tokenId: null, counterparty: '0xe1' },
  ...{ micros: 1_000_000n * (amount < 0n ? -amount : amount), valuedAt: 'hour' },
  ...{ hidden: false, debt: false, failed: false },
})
/** Units that came, then an exchange that gives some of them, then one by which others come, all in one second. */
function inOneSecond(places: readonly (number | undefined)[], blocks = [7, 7]) {
  const [coin, other]: AssetId[] = ['1:0x01', '1:0x02']
  const exchange = (legs: Leg[], index: number): Transaction => {
    const position = places[index]
    const at = Date.UTC(2025, 5, 1, 1)
    return {
      ...{ hash: `0x${index}`, chainId: 1, block: blocks[index] ?? 7, at, legs },
      ...(position !== undefined && { position }),
    }
  }
  const { books } = compute([
    { hash: '0xf', chainId: 1, block: 1, at: Date.UTC(2025, 5, 1), legs: [moved(coin as AssetId, 500n)] },
    exchange([moved(coin as AssetId, -300n), moved(other as AssetId, 1n)], 0),
    exchange([moved(other as AssetId, -1n), moved(coin as AssetId, 600n)], 1),
  ])
  const { acquisitions, disposals, transfers } =
    books.find(({ asset }) => asset === coin)?.events ?? listEvents()
  const { disposals: matched } = matchLots({ method: 'lifo', acquisitions, disposals, transfers })
  return matched.flatMap(({ lots }) => lots.map(({ acquisitionId }) => acquisitionId))
}

test('what one block exchanged first is not made of what came later in it', () => {
  // The first 500 units, and not the 600 that the other exchange brings.
  const [first] = inOneSecond([0, 1])
  expect(inOneSecond([0, 1])).toEqual([first])
  expect(inOneSecond([undefined, undefined], [7, 8])).toEqual([first])
  // Where the places are not known, what came is there before what went.
  expect(inOneSecond([undefined, undefined])).not.toEqual([first])
})
