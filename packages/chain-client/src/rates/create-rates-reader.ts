import { AppError, DAY_MS, HOUR_MS } from '@pkg/api-contract'
import * as z from 'zod'
import type { ChainClient } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'

const TIMES = { operation: 'rates', attemptMs: 4_000, budgetMs: 10_000 }
/** The sources set their rates once a day, at hours of their own. */
const FRESH_MS = HOUR_MS
const KEPT_MS = 7 * DAY_MS
const keptTable = z.record(z.string(), z.number().positive())

/**
 * Reads exchange rates. One table, the dollar's, is kept, and every other currency's follows from it: so all of them
 * are of one moment, and all of them are there when nobody can be asked.
 */
export function createRatesReader(context: ClientContext): ChainClient['getRates'] {
  const { select, ask } = context
  const sources = select('rates')
  const read = createSourcedReader({
    ...context,
    name: 'rates:2',
    sources,
    schema: keptTable,
    freshMs: FRESH_MS,
    keptMs: KEPT_MS,
  })

  return async (base, options = {}) => {
    const answer = await read(
      'USD',
      async (signal) => {
        const { value, source } = await ask(sources.filling('rates'), TIMES, signal, (port, limit) =>
          port.getDollarRates({ signal: limit }),
        )
        return { data: value.rates, source, updatedAt: value.at, problem: null }
      },
      options,
    )
    const ofBase = answer.data[base]
    if (ofBase === undefined) throw new AppError('UNKNOWN_CURRENCY')
    const ofAll = Object.entries(answer.data).map(([code, rate]) => [code, rate / ofBase])
    return { ...answer, data: Object.fromEntries(ofAll) }
  }
}
