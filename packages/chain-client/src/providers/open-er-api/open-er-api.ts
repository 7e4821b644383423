import * as z from 'zod'
import { timeField } from '../../parsing/fields.ts'
import { rateTableField } from '../../parsing/rate-table.ts'
import { createDollarRates } from '../create-dollar-rates.ts'
import { defineProvider } from '../define-provider.ts'

/** The open door of ExchangeRate-API: some 160 currencies with six decimals, once a day, without a key. */
export const openErApi = defineProvider({
  id: 'open-er-api',
  name: 'open.er-api.com',
  needs: ['OPEN_ER_API_URL'],
  fills: ['rates'],
  create: ({ http, settings }) => {
    const base = settings.OPEN_ER_API_URL.replace(/\/+(v6\/*)?$/, '')
    return { rates: createDollarRates({ http, url: `${base}/v6/latest/USD`, schema: answer }) }
  },
})

const answer = z
  .object({ base_code: z.literal('USD'), time_last_update_unix: timeField, rates: rateTableField })
  .transform(({ rates, time_last_update_unix: at }) => ({ rates, at }))
