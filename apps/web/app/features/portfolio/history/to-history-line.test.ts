import { expect, it } from 'vitest'
import { buildPoint } from '../testing/build-history.ts'
import { toHistoryLine } from './to-history-line.ts'

const days = [buildPoint('2026-11-20', 100), buildPoint('2026-11-21', 120)]

it('puts days at their own midnight, so that they are even apart', () => {
  const line = toHistoryLine({ points: days, range: '1w' })
  expect(line.map(({ at }) => at.toISOString())).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ])
})

it('puts the points of a single day at their moments, by which they are known', () => {
  const hours = ['T10:59:59.999Z', 'T11:59:59.999Z'].map((time) => ({
    ...buildPoint('2026-11-21', 110),
    at: `2026-11-21${time}`,
  }))
  const line = toHistoryLine({ points: hours, range: '1d' })
  expect(line.map(({ at, date }) => [at.toISOString(), date])).toEqual(hours.map(({ at }) => [at, at]))
})

it('has no points where no wallet was ever read: what is not known is not 0', () => {
  const drawn = {
    ...buildPoint('2026-11-20', 29_207),
    provenance: 'illustrative' as const,
    pricedHoldings: 0,
  }
  const unread = { ...buildPoint('2026-11-21', 0), provenance: 'partial' as const, pricedHoldings: 0 }
  expect(toHistoryLine({ points: [drawn, unread], range: '1w' })).toEqual([])
  // An emptied wallet was read, and a drawn past ends in a present that is known.
  const emptied = { ...unread, provenance: 'observed' as const }
  expect(toHistoryLine({ points: [drawn, emptied], range: '1w' })).toHaveLength(2)
})
