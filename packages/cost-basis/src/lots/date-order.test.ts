import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type MatchLotsInput, type Method, matchLots, openLotBook } from '../index.ts'

const methods: Method[] = [
  ...(['fifo', 'lifo', 'hifo', 'lofo', 'average'] as const),
  ...(['uk-s104', 'ca-acb', 'jp-total-average'] as const),
]
const costOf = (input: MatchLotsInput) => matchLots(input).disposals[0]

describe('a day alone beside instants', () => {
  const evening: Omit<MatchLotsInput, 'method'> = {
    acquisitions: [
      { id: 'a', date: '2025-01-01', quantity: '10', cost: '100' },
      { id: 'b', date: '2025-06-11', quantity: '10', cost: '900' },
    ],
    disposals: [{ id: 'd', date: '2025-06-10T21:00:00-04:00', quantity: '5', proceeds: '500' }],
  }
  it.each([...(['fifo', 'lifo', 'hifo', 'lofo', 'average', 'uk-s104', 'ca-acb'] as const)])(
    'is after the evening of the day before, west of Greenwich: %s',
    (method) => {
      // Of what is bought on the day after, only the rule of 30 days knows.
      expect(costOf({ ...evening, method })).toMatchObject({ cost: method === 'uk-s104' ? '450' : '50' })
    },
  )
  it('is before the early hours of itself, east of Greenwich', () => {
    const sold = costOf({
      method: 'fifo',
      acquisitions: [{ id: 'a', date: '2024-01-10', quantity: '1', cost: '5' }],
      disposals: [{ id: 'd', date: '2024-01-10T02:00:00+05:30', quantity: '1', proceeds: '9' }],
    })
    expect(sold).toMatchObject({ cost: '5', gain: '4' })
    expect(sold).not.toHaveProperty('missingQuantity')
  })
  it('is the first moment of itself: in that moment what comes in is first', () => {
    const sold = (date: string) =>
      costOf({
        method: 'fifo',
        acquisitions: [{ id: 'a', date, quantity: '1', cost: '5' }],
        disposals: [{ id: 'd', date: '2024-01-10', quantity: '1', proceeds: '9' }],
      })
    expect(sold('2024-01-10T00:00:00+05:30')).toMatchObject({ cost: '5' })
    expect(sold('2024-01-10T00:00:01+05:30')).toMatchObject({ cost: '0', missingQuantity: '1' })
  })
  it('ranks lots that were moved together: the older is taken first', () => {
    const sold = costOf({
      method: 'fifo',
      scope: 'wallet',
      acquisitions: [
        { id: 'b', date: '2025-06-10T21:00:00-04:00', quantity: '1', cost: '100', account: 'x' },
        { id: 'a', date: '2025-06-11', quantity: '1', cost: '900', account: 'e' },
      ],
      transfers: [{ id: 't', date: '2025-06-20T12:00:00-04:00', quantity: '1', from: 'e', to: 'x' }],
      disposals: [
        { id: 'd', date: '2025-07-01T12:00:00-04:00', quantity: '1', proceeds: '500', account: 'x' },
      ],
    })
    expect(sold).toMatchObject({ cost: '100' })
  })
  it('is the day from which a split holds, as it is written', () => {
    const sold = (split: string, date: string) =>
      costOf({
        method: 'fifo',
        acquisitions: [{ id: 'a', date: '2025-01-01', quantity: '10', cost: '100' }],
        events: [{ date: split, kind: 'split', ratio: '2' }],
        disposals: [{ id: 'd', date, quantity: '5', proceeds: '500' }],
      })
    expect(sold('2025-06-11', '2025-06-10T21:00:00-04:00')).toMatchObject({ cost: '50' })
    expect(sold('2025-06-11', '2025-06-11T02:00:00+05:30')).toMatchObject({ cost: '25' })
    expect(sold('2025-06-10T21:00:00-04:00', '2025-06-11')).toMatchObject({ cost: '25' })
    expect(sold('2025-06-11T02:00:00+05:30', '2025-06-11')).toMatchObject({ cost: '50' })
  })
  it('stands where it belongs in a book that goes on after it was asked', () => {
    const book = openLotBook()
    book.acquire({ id: 'a', date: '2025-06-11', quantity: '1', cost: '900' })
    book.acquire({ id: 'b', date: '2025-06-12', quantity: '1', cost: '100' })
    expect(book.matchDisposals(['fifo'])).toEqual([[]])
    book.dispose({ id: 'd', date: '2025-06-11T23:00:00-04:00', quantity: '1', proceeds: '500' })
    expect(book.matchDisposals(['lifo'])).toMatchObject([[{ cost: '900' }]])
  })
  it('is before all that is written on it or later, where zones write later moments with earlier days', () => {
    const { disposals } = matchLots({
      method: 'lifo',
      acquisitions: [
        { id: 'east', date: '2025-06-12T01:00:00+14:00', quantity: '1', cost: '1' },
        { id: 'west', date: '2025-06-11T13:00:00-10:00', quantity: '1', cost: '2' },
        { id: 'day', date: '2025-06-12', quantity: '1', cost: '3' },
        { id: 'next', date: '2025-06-13', quantity: '1', cost: '4' },
      ],
      disposals: [{ id: 'd', date: '2025-06-12T20:00:00Z', quantity: '3', proceeds: '5' }],
    })
    expect(disposals[0]?.lots.map(({ acquisitionId }) => acquisitionId)).toEqual(['west', 'east', 'day'])
  })
})

/** An event on one of a few days in June, at an hour or (nil) on the day alone. */
const when = fc.record({ day: fc.integer({ min: 10, max: 14 }), hour: fc.integer({ min: 0, max: 23 }) })
const event = fc.record({
  when,
  units: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 9 }),
})

test.each(methods)('%s: a day alone counts as its midnight in the zone of the instants', (method) => {
  const zone = fc.constantFrom('-11:00', '-04:00', '+00:00', '+05:30', '+14:00')
  const events = fc.array(event, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(zone, events, events, (offset, bought, sold) => {
      const inputWith = (write: (day: string) => string): MatchLotsInput => {
        const date = (one: { day: number; hour: number }) =>
          one.hour === 0
            ? write(`2025-06-${one.day}`)
            : `2025-06-${one.day}T${String(one.hour).padStart(2, '0')}:00:00${offset}`
        return {
          method,
          acquisitions: bought.map((one, index) => ({
            ...{ id: `${index}`, date: date(one.when), quantity: `${one.units}` },
            cost: `${one.units * one.price}`,
          })),
          disposals: sold.map((one, index) => ({
            ...{ id: `${index}`, date: date(one.when), quantity: `${one.units}`, proceeds: `${one.price}` },
          })),
          events: [{ date: write('2025-06-12'), kind: 'split', ratio: '2' }],
        }
      }
      const tell = (input: MatchLotsInput) =>
        matchLots(input).disposals.map(({ lots, ...rest }) => ({
          ...rest,
          lots: lots.map(({ acquiredOn, ...lot }) => ({ ...lot, on: acquiredOn?.slice(0, 10) })),
        }))
      expect(tell(inputWith((day) => day))).toEqual(tell(inputWith((day) => `${day}T00:00:00${offset}`)))
    }),
  )
})
