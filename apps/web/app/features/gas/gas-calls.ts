import { type Gas, market } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'

export type { Gas }

/** How long after a reading of gas prices the next one begins. */
export const gasEveryMs = 30_000

/** What gas costs now. */
export function getGas(options: { signal: AbortSignal; refresh: boolean }): Promise<Gas> {
  return api(market.getGas, {}, options)
}
