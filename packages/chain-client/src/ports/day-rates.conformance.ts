import { describe, expect, test } from 'vitest'
import type { DayRates } from './day-rates.ts'

/** What every source of exchange rates of past days must do. */
export function describeDayRates(name: string, getPort: () => DayRates) {
  describe(`${name} as a source of exchange rates of past days`, () => {
    test('tells what a dollar bought on the working days of a span, and nothing of other days', async () => {
      const rates = await getPort().getDayRates('INR', { from: '2026-02-05', to: '2026-02-10' })
      expect(Object.keys(rates).sort()).toEqual(['2026-02-05', '2026-02-06', '2026-02-09', '2026-02-10'])
      for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(50)
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      const span = { from: '2026-02-05', to: '2026-02-10' }
      await expect(getPort().getDayRates('INR', span, { signal })).rejects.toThrow('gone')
    })
  })
}
