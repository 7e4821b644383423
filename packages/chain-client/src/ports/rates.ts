import type { RateTable } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** What one US dollar buys, and of when that is. */
interface DollarRates {
  rates: RateTable
  /** ISO 8601, UTC. */
  at: string
}

/** Exchange rates of the dollar; those between other currencies follow from them. */
export interface Rates {
  getDollarRates(options?: ReadOptions): Promise<DollarRates>
}
