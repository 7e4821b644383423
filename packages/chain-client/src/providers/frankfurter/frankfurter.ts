import * as z from 'zod'
import { rateTableField } from '../../parsing/rate-table.ts'
import { createDollarRates } from '../create-dollar-rates.ts'
import { defineProvider } from '../define-provider.ts'

/** Frankfurter: the European Central Bank's reference rates, some thirty currencies, on working days. */
export const frankfurter = defineProvider({
  id: 'frankfurter',
  name: 'Frankfurter (European Central Bank)',
  needs: ['FRANKFURTER_URL'],
  fills: ['rates', 'dayRates'],
  create: ({ http, settings }) => {
    const base = settings.FRANKFURTER_URL.replace(/\/+(v1\/*)?$/, '')
    return {
      rates: createDollarRates({ http, url: `${base}/v1/latest?base=USD`, schema: answer }),
      dayRates: {
        async getDayRates(currency, { from, to }, { signal } = {}) {
          const url = `${base}/v1/${from}..${to}?base=USD&symbols=${encodeURIComponent(currency)}`
          const { rates } = await http({ url, schema: series, operation: 'day rates', signal })
          const days = Object.entries(rates).flatMap(([day, { [currency]: rate }]) =>
            // It begins with the last working day before the span where the span begins on another.
            rate === undefined || day < from || day > to ? [] : [[day, rate] as const],
          )
          return Object.fromEntries(days)
        },
      },
    }
  },
})

const answer = z
  .object({ base: z.literal('USD'), date: z.iso.date(), rates: rateTableField })
  .transform(({ rates, date }) => ({ rates, at: `${date}T00:00:00.000Z` }))

const series = z.object({
  base: z.literal('USD'),
  amount: z.literal(1),
  rates: z.record(z.iso.date(), rateTableField),
})
