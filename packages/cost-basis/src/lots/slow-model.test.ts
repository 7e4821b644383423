import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchDisposals, matchLots, openLotBook } from '../match-lots.ts'
import { ledgers } from './arbitraries.test-kit.ts'
import type { Method } from './match-types.ts'
import { matchSlowly } from './slow-model.test-kit.ts'

const methods: Method[] = ['fifo', 'lifo', 'hifo', 'lofo', 'average', 'uk-s104', 'ca-acb', 'jp-total-average']

describe.each(methods)('%s', (method) => {
  it('costs every disposal, and leaves, what matching single units one by one does', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const fast = matchLots({ ...ledger, method })
        const slow = matchSlowly({ ...ledger, method })
        const costs = Object.fromEntries(fast.disposals.map(({ id, cost }) => [id, Number(cost).toFixed(9)]))
        expect(costs).toEqual(slow.costs)
        const sum = (key: 'cost' | 'quantity'): number =>
          fast.remaining.reduce((total, lot) => total + Number(lot[key]), 0)
        expect(sum('cost')).toBeCloseTo(Number(slow.left), 6)
        expect(sum('quantity')).toBe(slow.count)
      }),
      { numRuns: 150 },
    )
  })
})

it('tells by several methods, out of one reading, what each tells alone', () => {
  fc.assert(
    fc.property(ledgers, (ledger) => {
      const told = { from: '2023-12-01', to: '2024-01-31' }
      expect(matchDisposals({ ...ledger, told }, methods)).toEqual(
        methods.map((method) => matchLots({ ...ledger, told, method }).disposals),
      )
    }),
    { numRuns: 150 },
  )
})

it('tells of events that were written into a book one by one, in any order, what it tells of them as lists', () => {
  const events = fc.tuple(ledgers, fc.infiniteStream(fc.boolean()))
  fc.assert(
    fc.property(events, ([ledger, turns]) => {
      const book = openLotBook()
      const [bought, sold] = [[...ledger.acquisitions], [...ledger.disposals]]
      while (bought.length + sold.length > 0) {
        const isPurchase = sold.length === 0 || (bought.length > 0 && turns.next().value === true)
        const [one] = (isPurchase ? bought : sold).splice(0, 1)
        if (one === undefined) continue
        if (isPurchase) book.acquire(one)
        else book.dispose(one)
      }
      expect(book.matchDisposals(methods)).toEqual(matchDisposals(ledger, methods))
    }),
    { numRuns: 150 },
  )
})
