import { createHash } from 'node:crypto'
import type { Acquisition, Disposal, Transfer } from '@pkg/cost-basis'
import { expect, test } from 'vitest'
import { createYearEvents } from './year-events.ts'

const span = { from: '2025-04-01', to: '2026-03-31' }
const noon = (day: string) => `${day}T12:00:00+05:30`
const bought: Acquisition[] = [
  { id: '1', date: noon('2024-05-01'), seq: 1, quantity: '2', account: '0xaa', type: 'swap', cost: '3.50' },
  {
    id: '2',
    date: noon('2025-05-01'),
    seq: 2,
    quantity: '1',
    account: 'a "b" é',
    type: 'received',
    value: '9',
  },
]
const sold: Disposal[] = [
  {
    id: '3',
    date: noon('2025-06-01'),
    seq: 3,
    quantity: '1.5',
    account: '0xaa',
    type: 'swap',
    proceeds: '8',
  },
  { id: '4', date: noon('2026-04-30'), seq: 4, quantity: '1', account: '0xaa', type: 'sent', value: '9' },
]
const moved: Transfer[] = [
  { id: '5', date: noon('2025-07-01'), seq: 5, quantity: '1', from: 'a "b" é', to: '0xaa', type: 'move' },
]
/** The first day that is too late to change the year. */
const late = { ...sold[0], id: '6', date: '2026-05-01T00:00:00+05:30' } as Disposal

const take = (acquisitions: Acquisition[], disposals: Disposal[], transfers: Transfer[] = []) => {
  const events = createYearEvents(span, 'all')
  for (const one of acquisitions) events.acquire(one)
  for (const one of disposals) events.dispose(one)
  for (const one of transfers) events.move(one)
  return events
}
const digest = (events: ReturnType<typeof take>) => {
  const hash = createHash('sha256')
  events.addTo(hash, { asset: '1:native', tokenId: null })
  return hash.digest('hex')
}
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('a digest is of the events as JSON, in three lists, without what is too late to change the year', () => {
  const written = `${JSON.stringify(['1:native', null, bought, sold, moved])}\n`
  expect(digest(take(bought, [...sold, late], moved))).toBe(digestOf(written))
  expect(digest(take(bought, []))).toBe(digestOf(`${JSON.stringify(['1:native', null, bought, [], []])}\n`))
  expect(digest(take([], [late]))).toBe(digestOf(''))
})

test('a book is matched for a year in which something was given up, and tells what was given up in it', () => {
  expect(take(bought, sold.slice(1)).isGiving()).toBe(false)
  const events = take(bought, [...sold, late], moved)
  expect(events.isGiving()).toBe(true)
  const [fifo, average] = events.match(['fifo', 'average'])
  expect(fifo).toMatchObject({
    disposals: [{ id: '3', cost: '2.625', lots: [{ acquisitionId: '1' }] }],
    // The unit of April is held at the end of March.
    held: [{ quantity: '1.5', cost: '0.875', unknownCostQuantity: '1' }],
  })
  expect(average?.disposals.map(({ id }) => id)).toEqual(['3'])
})
