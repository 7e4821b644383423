import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLotBook } from '../match-lots.ts'
import type { Method } from './match-types.ts'

const told = { from: '2024-04-01', to: '2025-03-31' }

/** Two lots, half a lot sold in the year, all but a fifth sold after it. */
function open(scope: 'all' | 'wallet' = 'all') {
  const book = openLotBook({ scope })
  const at = { account: 'x' }
  book.acquire({ ...at, id: 'a', date: '2024-05-01', quantity: '10', cost: '100' })
  book.acquire({ ...at, id: 'b', date: '2024-06-01', quantity: '10', cost: '300' })
  book.dispose({ ...at, id: 'c', date: '2024-07-01', quantity: '5', proceeds: '200' })
  return book
}
const methods = ['fifo', 'lifo', 'hifo', 'lofo', 'average', 'uk-s104', 'ca-acb', 'jp-total-average'] as const
const heldBy = (book: ReturnType<typeof open>, method: Method, days = told) =>
  book.match([method], days)[0]?.held

describe('what is held at the end of the last told day', () => {
  // 20 units for 400; the five that were sold cost 50, 150, 150, 50 or a fourth of all.
  test.each([
    ['fifo', '350'],
    ['lifo', '250'],
    ['hifo', '250'],
    ['lofo', '350'],
    ['average', '300'],
    ['uk-s104', '300'],
    ['ca-acb', '300'],
  ] as const)('costs what the lots cost that %s leaves', (method, cost) => {
    const book = open()
    expect(heldBy(book, method)).toEqual([{ quantity: '15', cost }])
    // What is sold a year later is in the holding still; on the day itself it is not.
    book.dispose({ account: 'x', id: 'd', date: '2025-04-01T00:00:00Z', quantity: '15', proceeds: '1' })
    expect(heldBy(book, method)).toEqual([{ quantity: '15', cost }])
    expect(heldBy(book, method, { ...told, to: '2025-04-01' })).toEqual([])
    expect(book.match([method])[0]?.held).toEqual([])
  })

  test('by the yearly average has what was acquired by that day, and nothing of what a year acquired later', () => {
    const book = openLotBook()
    book.acquire({ id: 'a', date: '2025-01-10', quantity: '10', cost: '1000' })
    book.dispose({ id: 'b', date: '2026-02-01', quantity: '4', proceeds: '1' })
    book.acquire({ id: 'c', date: '2026-03-01', quantity: '2', cost: '800' })
    book.acquire({ id: 'd', date: '2026-09-01', quantity: '5', cost: '1000' })
    const days = { from: '2025-04-01', to: '2026-03-31' }
    const [matched] = book.match(['jp-total-average'], days)
    // 10 and 2 cost 150 each on average up to that day; of the whole year 17 cost 2800.
    expect(matched?.held).toEqual([{ quantity: '8', cost: '1200' }])
    expect(matched?.disposals[0]?.cost).toBe('658.82352941176470588235')
    expect(heldBy(book, 'jp-total-average', { from: '2026-01-01', to: '2026-12-31' })?.[0]?.quantity).toBe(
      '13',
    )
  })

  test('has as many units by every method, whichever day is the last', () => {
    const quantity = fc.integer({ min: 1, max: 20 }).map(String)
    const day = fc
      .integer({ min: 0, max: 1000 })
      .map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10))
    const event = fc.record({ isBought: fc.boolean(), date: day, quantity })
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), day, (events, to) => {
        const book = openLotBook()
        let left = 0
        const sorted = events.toSorted((one, other) => (one.date < other.date ? -1 : 1))
        for (const [at, { isBought, date, quantity: units }] of sorted.entries()) {
          const id = String(at)
          if (isBought || left < Number(units)) {
            book.acquire({ id, date: `${date}T00:00:00Z`, quantity: units, cost: '10' })
            left += Number(units)
          } else {
            book.dispose({ id, date: `${date}T00:00:01Z`, quantity: units, proceeds: '10' })
            left -= Number(units)
          }
        }
        const days = { from: '2024-01-01', to }
        const [first, ...others] = methods.map((method) =>
          (book.match([method], days)[0]?.held ?? []).reduce((sum, held) => sum + Number(held.quantity), 0),
        )
        expect(others).toEqual(others.map(() => first))
      }),
    )
  })

  test('has what is not known of its cost as a range, open where nothing tells the value on arrival', () => {
    const book = open()
    book.acquire({ id: 'e', date: '2024-08-01', quantity: '4', value: '80' })
    expect(heldBy(book, 'fifo')).toEqual([
      {
        ...{ quantity: '19', cost: '350', unknownCostQuantity: '4' },
        costRange: { low: '350', high: '430' },
      },
    ])
    book.acquire({ id: 'f', date: '2024-09-01', quantity: '1' })
    expect(heldBy(book, 'average')?.[0]?.costRange).toEqual({ low: '300', high: null })
  })

  test('is made of lots where they are asked for, each as it was that day', () => {
    const book = open('wallet')
    book.acquire({ account: 'y', id: 'e', date: '2024-08-01', quantity: '4', value: '80' })
    book.move({ id: 'm', date: '2025-03-31', quantity: '7', from: 'x', to: 'y' })
    book.dispose({ account: 'y', id: 'd', date: '2025-04-01', quantity: '11', proceeds: '1' })
    const [held] = book.match(['fifo'], told, { lots: true }).map((matched) => matched.held)
    expect(held).toEqual([
      {
        ...{ account: 'x', quantity: '8', cost: '240' },
        lots: [{ acquisitionId: 'b', account: 'x', quantity: '8', cost: '240', acquiredOn: '2024-06-01' }],
      },
      {
        ...{ account: 'y', quantity: '11', cost: '110', unknownCostQuantity: '4' },
        costRange: { low: '110', high: '190' },
        lots: [
          { acquisitionId: 'a', account: 'y', quantity: '5', cost: '50', acquiredOn: '2024-05-01' },
          { acquisitionId: 'b', account: 'y', quantity: '2', cost: '60', acquiredOn: '2024-06-01' },
          {
            ...{ acquisitionId: 'e', account: 'y', quantity: '4', cost: '0', acquiredOn: '2024-08-01' },
            ...{ unknownCostQuantity: '4', costRange: { low: '0', high: '80' } },
          },
        ],
      },
    ])
    // The units of a pool have no lots.
    expect(book.match(['average'], told, { lots: true })[0]?.held[0]).not.toHaveProperty('lots')
    expect(book.match(['fifo'], told)[0]?.held[0]).not.toHaveProperty('lots')
  })

  test('stands in each account where they are apart', () => {
    const book = open('wallet')
    book.move({ id: 'm', date: '2025-03-31', quantity: '5', from: 'x', to: 'y' })
    book.move({ id: 'n', date: '2025-04-01', quantity: '5', from: 'x', to: 'y' })
    expect(heldBy(book, 'fifo')).toEqual([
      { account: 'x', quantity: '10', cost: '300' },
      { account: 'y', quantity: '5', cost: '50' },
    ])
  })

  test('is in the United Kingdom a share of the pool, without what is bought back within 30 days', () => {
    const book = open()
    book.dispose({ account: 'x', id: 'g', date: '2025-03-20', quantity: '5', proceeds: '100' })
    book.acquire({ account: 'x', id: 'h', date: '2025-04-10', quantity: '5', cost: '90' })
    expect(heldBy(book, 'uk-s104')).toEqual([{ quantity: '10', cost: '200' }])
    // More went, and came back, than the pool ever held.
    book.dispose({ account: 'x', id: 'i', date: '2025-03-21', quantity: '20', proceeds: '400' })
    book.acquire({ account: 'x', id: 'j', date: '2025-04-11', quantity: '20', cost: '400' })
    expect(heldBy(book, 'uk-s104')).toEqual([])
  })

  test('leaves the disposals as they are told without it', () => {
    const book = open()
    expect(book.match(['fifo', 'average'], told).map(({ disposals }) => disposals)).toEqual(
      book.matchDisposals(['fifo', 'average'], told),
    )
  })

  test('is nothing where nothing was', () => {
    expect(openLotBook().match(['average', 'uk-s104'])).toEqual([
      { disposals: [], held: [] },
      { disposals: [], held: [] },
    ])
  })
})
