import { microsToCents, parseMicros, type WalletChange } from '@pkg/api-contract'
import type { ChangeFigures } from '../figures/change-figures.ts'

/** What a wallet gained by itself over a range, net of what came in and went out: in cents, and as a return in percent. */
export type WalletGain = Pick<ChangeFigures, 'gain' | 'percent'>

/** By lower-case address. */
export function toWalletGains(changes: readonly WalletChange[]): ReadonlyMap<string, WalletGain> {
  return new Map(
    changes.map(({ address, gain, timeWeightedReturn }) => [
      address.toLowerCase(),
      {
        gain: gain === null ? null : microsToCents(parseMicros(gain)),
        percent: timeWeightedReturn === null ? null : timeWeightedReturn * 100,
      },
    ]),
  )
}
