import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import * as z from 'zod'
import type { ChainClient } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'

const TIMES = { operation: 'day rates', attemptMs: 8_000, budgetMs: 15_000 }
/** The running year gets a rate every working day. */
const FRESH_MS = 6 * HOUR_MS
/** A year is settled some days after its end, when its last rate was set everywhere. */
const SETTLED_AFTER_MS = 5 * DAY_MS
const keptDays = z.record(z.iso.date(), z.number().positive())

/** Reads the rates of whole years: one call for each, and none again for a year that is over. */
export function createDayRatesReader(context: ClientContext): ChainClient['readDayRates'] {
  const { select, ask, now } = context
  const sources = select('dayRates')
  const common = { ...context, name: 'day-rates:1', sources, schema: keptDays }
  const readRunning = createSourcedReader({ ...common, freshMs: FRESH_MS })
  const readSettled = createSourcedReader({ ...common, freshMs: Number.POSITIVE_INFINITY })

  return async (currency, year, options = {}) => {
    const isSettled = now() > Date.UTC(year + 1, 0, 1) + SETTLED_AFTER_MS
    const read = isSettled ? readSettled : readRunning
    return read(
      `${currency}:${year}${isSettled ? '' : ':running'}`,
      async (signal) => {
        const span = { from: `${year}-01-01`, to: `${year}-12-31` }
        const { value, source } = await ask(sources.filling('dayRates'), TIMES, signal, (port, limit) =>
          port.getDayRates(currency, span, { signal: limit }),
        )
        return { data: value, source, updatedAt: new Date(now()).toISOString(), problem: null }
      },
      options,
    )
  }
}
