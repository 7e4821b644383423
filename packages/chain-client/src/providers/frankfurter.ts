import * as z from 'zod'
import { rateTableField } from '../parsing/rate-table.ts'
import { defineProvider } from './define-provider.ts'

/** Frankfurter: the European Central Bank's reference rates, some thirty currencies, on working days. */
export const frankfurter = defineProvider({
  id: 'frankfurter',
  name: 'Frankfurter (European Central Bank)',
  needs: ['FRANKFURTER_URL'],
  create: ({ http, settings }) => {
    const base = settings.FRANKFURTER_URL.replace(/\/+(v1\/*)?$/, '')
    return {
      rates: {
        async getDollarRates({ signal } = {}) {
          const { rates, date } = await http({
            url: `${base}/v1/latest?base=USD`,
            schema: answer,
            operation: 'rates',
            signal,
          })
          // It leaves out the currency that it was asked for.
          return { rates: { ...rates, USD: 1 }, at: `${date}T00:00:00.000Z` }
        },
      },
    }
  },
})

const answer = z.object({ base: z.literal('USD'), date: z.iso.date(), rates: rateTableField })
