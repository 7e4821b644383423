import type * as z from 'zod'
import type { HttpClient } from '../outbound/http-client.ts'
import type { Rates } from '../ports/rates.ts'

interface RatesSource {
  http: HttpClient
  url: string
  /** Reads the source's answer into its table and its moment. */
  schema: z.ZodType<{ rates: Record<string, number>; at: string }>
}

/** The rates of a source that gives the dollar's whole table at one address. Not every table names the dollar itself. */
export function createDollarRates({ http, url, schema }: RatesSource): Rates {
  return {
    async getDollarRates({ signal } = {}) {
      const { rates, at } = await http({ url, schema, operation: 'rates', signal })
      return { rates: { ...rates, USD: 1 }, at }
    },
  }
}
