import * as z from 'zod'
import { timeField } from '../../parsing/fields.ts'
import { rateTableField } from '../../parsing/rate-table.ts'
import { createDollarRates } from '../create-dollar-rates.ts'
import { defineProvider } from '../define-provider.ts'

/** ExchangeRate-API, version 4: the same currencies with about three digits. */
export const exchangerateApi = defineProvider({
  id: 'exchangerate-api',
  name: 'ExchangeRate-API',
  needs: ['EXCHANGE_RATE_URL'],
  fills: ['rates'],
  create: ({ http, settings }) => {
    const base = settings.EXCHANGE_RATE_URL.replace(/\/+(v4\/*)?$/, '')
    return { rates: createDollarRates({ http, url: `${base}/v4/latest/USD`, schema: answer }) }
  },
})

const answer = z
  .object({ base: z.literal('USD'), time_last_updated: timeField, rates: rateTableField })
  .transform(({ rates, time_last_updated: at }) => ({ rates, at }))
