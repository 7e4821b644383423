import * as z from 'zod'
import { rateTableField } from '../parsing/rate-table.ts'
import { createDollarRates } from './create-dollar-rates.ts'
import { defineProvider } from './define-provider.ts'

/** Frankfurter: the European Central Bank's reference rates, some thirty currencies, on working days. */
export const frankfurter = defineProvider({
  id: 'frankfurter',
  name: 'Frankfurter (European Central Bank)',
  needs: ['FRANKFURTER_URL'],
  fills: ['rates'],
  create: ({ http, settings }) => {
    const base = settings.FRANKFURTER_URL.replace(/\/+(v1\/*)?$/, '')
    return { rates: createDollarRates({ http, url: `${base}/v1/latest?base=USD`, schema: answer }) }
  },
})

const answer = z
  .object({ base: z.literal('USD'), date: z.iso.date(), rates: rateTableField })
  .transform(({ rates, date }) => ({ rates, at: `${date}T00:00:00.000Z` }))
