import { type LinePoint, microsToCents, parseMicros, sumSteps, type WalletChange } from '@pkg/api-contract'
import { addUpByKey } from '../figures/add-up-by-key.ts'
import { type ChangeFigures, toChangeFigures } from '../figures/change-figures.ts'

/** What a wallet gained by itself over a range, net of what came in and went out: in cents, and as a return in percent. */
export type WalletGain = Pick<ChangeFigures, 'gain' | 'percent'>

/** The history of all wallets together, with what happened to each of them. */
interface LineOfWallets {
  points: readonly LinePoint[]
  wallets: readonly WalletChange[]
}

/** By lower-case address; where all are known they add up to the gain of the sum, as it is written beside them. */
export function toWalletGains(line: LineOfWallets | undefined): ReadonlyMap<string, WalletGain> {
  if (line === undefined) return new Map()
  const cents = toSharedCents(line)
  return new Map(
    line.wallets.map(({ address, gain, timeWeightedReturn }) => [
      address.toLowerCase(),
      {
        gain: cents?.get(address) ?? (gain === null ? null : microsToCents(parseMicros(gain))),
        percent: timeWeightedReturn === null ? null : timeWeightedReturn * 100,
      },
    ]),
  )
}

/** Undefined where the gains do not make up that of the sum: one is unknown, or a move between two counts otherwise for each. */
function toSharedCents({ points, wallets }: LineOfWallets): ReadonlyMap<string, number> | undefined {
  const [first] = points
  const sum = sumSteps(points)
  const rows = wallets.flatMap(({ address, gain }) =>
    gain === null ? [] : [{ key: address, micros: parseMicros(gain) }],
  )
  if (first === undefined || sum.gain === null || rows.length < wallets.length) return undefined
  const rest = rows.reduce((left, { micros }) => left - micros, sum.gain)
  if (microsToCents(rest) !== 0) return undefined
  const total = toChangeFigures(parseMicros(first.exactValue), sum).gain
  return total === null ? undefined : addUpByKey(rows, total)
}
