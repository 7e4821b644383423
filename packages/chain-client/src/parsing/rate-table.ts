import type { RateTable } from '@pkg/api-contract'
import * as z from 'zod'

/** A table of rates as sources send it. An entry that is no rate is left out: it is one currency of many. */
export const rateTableField = z.record(z.string(), z.unknown()).transform((table): RateTable => {
  const rates = Object.entries(table).filter(
    (entry): entry is [string, number] => /^[A-Z]{3}$/.test(entry[0]) && isRate(entry[1]),
  )
  return Object.fromEntries(rates)
})

function isRate(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
