import { matchLots } from '@pkg/cost-basis'
import { describe, expect, test } from 'vitest'
import { followEarlierYears, listEarlierYears, tellEarlierYears } from './earlier-years.ts'

const frozen = (financialYear: string, method: string, country = 'in') => ({ country, financialYear, method })

describe('the frozen years before a year', () => {
  test('are those of its country, oldest first, of one that was frozen again the latest', () => {
    const reports = [
      frozen('2024-25', 'fifo'),
      frozen('2023-24', 'lifo'),
      frozen('2024-25', 'hifo'),
      frozen('2025-26', 'lifo'),
      frozen('2022', 'fifo', 'us'),
    ]
    expect(listEarlierYears(reports, { country: 'in', before: '2025-04-01' })).toEqual([
      { financialYear: '2023-24', next: 2024, method: 'lifo' },
      { financialYear: '2024-25', next: 2025, method: 'hifo' },
    ])
  })
  test('keep their lots, also what went before them, and the year asked for takes of the others', () => {
    const earlier = listEarlierYears([frozen('2023-24', 'lifo'), frozen('2024-25', 'hifo')], {
      country: 'in',
      before: '2026-04-01',
    })
    const choice = followEarlierYears('fifo', earlier, 'in')
    expect(choice).toEqual({
      method: 'lifo',
      methodByYear: { 2024: 'hifo', 2025: 'fifo' },
      methodYearBegins: '04-01',
    })
    if (choice === null || typeof choice === 'string') throw new Error('no choice')
    const days = ['2022-05-01', '2024-03-31', '2024-04-01', '2025-04-01', '2026-03-31']
    const { disposals } = matchLots({
      ...choice,
      acquisitions: ['500', '100', '400', '200', '300'].map((cost, id) => ({
        ...{ id: String(id), date: `2022-04-0${id + 1}`, quantity: '1', cost },
      })),
      disposals: days.map((date) => ({ id: date, date, quantity: '1', proceeds: '0' })),
    })
    // The newest twice, the dearest, then the oldest of what is left.
    expect(disposals.map(({ cost }) => cost)).toEqual(['300', '200', '500', '100', '400'])
  })
  test('change nothing where all are of the method asked for', () => {
    const earlier = listEarlierYears([frozen('2024-25', 'average')], { country: 'in', before: '2025-04-01' })
    expect(followEarlierYears('average', earlier, 'in')).toBe('average')
    expect(tellEarlierYears('average', earlier, 'in')).toEqual([])
    expect(tellEarlierYears('fifo', [], 'in')).toEqual([])
  })
  test('are told where a method cannot go on from them, as not settled', () => {
    const earlier = listEarlierYears([frozen('2024-25', 'average')], { country: 'in', before: '2025-04-01' })
    expect(followEarlierYears('fifo', earlier, 'in')).toBeNull()
    expect(tellEarlierYears('fifo', earlier, 'in')).toEqual([
      expect.objectContaining({ certain: false, text: expect.stringContaining('2024-25 (moving average)') }),
    ])
  })
})
