import type { GasPrices } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** What a unit of gas costs now, in gwei. */
export interface GasOracle {
  getGasPrices(options?: ReadOptions): Promise<GasPrices>
}
