import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MatchLotsInput, type MatchLotsResult, type Method, matchLots } from '../src/index.ts'
import { ledgers } from '../src/lots/arbitraries.test-kit.ts'

const methods: Method[] = ['fifo', 'lifo', 'hifo', 'lofo', 'average', 'uk-s104', 'ca-acb', 'jp-total-average']
const accounts = ['cold', 'hot', 'new']

/** Decimal strings added without rounding; a wei of error would show. */
const sum = (amounts: readonly (string | undefined)[]): string => {
  const total = amounts.reduce((all, amount = '0') => {
    const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
    const units = BigInt(whole + fraction.padEnd(60, '0'))
    return amount.startsWith('-') ? all - units : all + units
  }, 0n)
  return String(total)
}
/** As many 10^-60 as twenty decimals, rounded once in each of some figures, may be off. */
const aboutEqual = (a: string, b: string): void => {
  const difference = BigInt(a) - BigInt(b)
  expect(difference < 10n ** 43n && difference > -(10n ** 43n)).toBe(true)
}

const quantities = ({ disposals, remaining, transfers }: MatchLotsResult): string =>
  sum([
    ...disposals.flatMap(({ lots }) => lots.map(({ quantity }) => quantity)),
    ...remaining.map(({ quantity }) => quantity),
    ...transfers.flatMap(({ fee }) => fee?.lots.map(({ quantity }) => quantity) ?? []),
  ])

describe.each(methods)('%s', (method) => {
  it('loses no unit and no cost: disposed and left are what was acquired, denied losses added', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const result = matchLots({ ...ledger, method })
        const { disposals, remaining } = result
        expect(quantities(result)).toBe(sum(ledger.acquisitions.map(({ quantity }) => quantity)))
        const costs = [...disposals.map(({ cost }) => cost), ...remaining.map(({ cost }) => cost)]
        const paid = ledger.acquisitions.map(({ cost }) => cost)
        aboutEqual(sum(costs), sum([...paid, ...disposals.map(({ deniedLoss }) => deniedLoss)]))
      }),
    )
  })
  it('does not depend on the order of the lists where no two events share a day', () => {
    fc.assert(
      fc.property(ledgers, fc.integer(), (ledger, seed) => {
        const dates = [...ledger.acquisitions, ...ledger.disposals].map(({ date }) => date)
        fc.pre(new Set(dates).size === dates.length)
        const shuffled = <Item>(items: readonly Item[]): Item[] =>
          seed % 2 ? [...items].reverse() : [...items]
        const other = {
          ...ledger,
          acquisitions: shuffled(ledger.acquisitions),
          disposals: shuffled(ledger.disposals),
        }
        expect(matchLots({ ...other, method })).toEqual(matchLots({ ...ledger, method }))
      }),
    )
  })
  it('scales: money in paise and quantities in thousandths give the same lots', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const smaller: MatchLotsInput = {
          method,
          acquisitions: ledger.acquisitions.map((one) => ({
            ...one,
            quantity: `${one.quantity}e-3`,
            cost: `${one.cost}e2`,
          })),
          disposals: ledger.disposals.map((one) => ({
            ...one,
            quantity: `${one.quantity}e-3`,
            proceeds: `${one.proceeds}e2`,
          })),
        }
        const plain = matchLots({ ...ledger, method })
        const scaled = matchLots(smaller)
        scaled.disposals.forEach(({ gain, lots }, place) => {
          expect(Number(gain)).toBeCloseTo(Number(plain.disposals[place]?.gain) * 100, 6)
          expect(lots.map(({ acquisitionId }) => acquisitionId)).toEqual(
            plain.disposals[place]?.lots.map(({ acquisitionId }) => acquisitionId),
          )
        })
      }),
    )
  })
  it('gains the same in all as every other method once everything is sold after it was bought', () => {
    fc.assert(
      fc.property(ledgers, ({ acquisitions }) => {
        const quantity = acquisitions.reduce((total, one) => total + Number(one.quantity), 0)
        const disposals = [{ id: 'all', date: '2024-12-01', quantity: String(quantity), proceeds: '1000' }]
        const cost = acquisitions.reduce((total, one) => total + Number(one.cost), 0)
        expect(matchLots({ method, acquisitions, disposals }).totals.gain).toBe(String(1000 - cost))
      }),
    )
  })
})

describe.each(['fifo', 'lifo', 'hifo', 'lofo', 'average'] as const)('%s, each wallet by itself', (method) => {
  const moves = fc.array(
    fc.record({
      day: fc.nat(120),
      quantity: fc.integer({ min: 1, max: 9 }).map(String),
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      fee: fc.option(fc.constant('0.5'), { nil: '0' }),
    }),
    { maxLength: 6 },
  )
  it('holds what the balances say, more by what was missing, through any moves', () => {
    fc.assert(
      fc.property(ledgers, moves, (ledger, moved) => {
        const place = (index: number): string => accounts[index % 3] as string
        const result = matchLots({
          method,
          scope: 'wallet',
          acquisitions: ledger.acquisitions.map((one, k) => ({ ...one, account: place(k) })),
          disposals: ledger.disposals.map((one, k) => ({ ...one, account: place(k + 1) })),
          transfers: moved.map(({ day, ...one }, k) => ({
            ...one,
            id: `t${k}`,
            date: new Date(Date.UTC(2023, 10, 1 + day)).toISOString().slice(0, 10),
          })),
        })
        const missing = [
          ...result.disposals.map(({ missingQuantity }) => missingQuantity),
          ...result.transfers.flatMap((one) => [one.missingQuantity, one.fee?.missingQuantity]),
        ]
        expect(sum(result.remaining.map(({ quantity }) => quantity))).toBe(
          sum([...result.balances.map(({ quantity }) => quantity), ...missing]),
        )
        const fees = result.transfers.map(({ fee }) => fee?.cost)
        const costs = [...result.disposals, ...result.remaining].map(({ cost }) => cost)
        aboutEqual(sum([...costs, ...fees]), sum(ledger.acquisitions.map(({ cost }) => cost)))
      }),
    )
  })
})
