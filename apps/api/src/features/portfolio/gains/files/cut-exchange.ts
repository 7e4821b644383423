import type { Micros } from '@pkg/api-contract'
import { least } from '../../../../lib/least.ts'
import { sumOf } from '../../../../lib/sum-of.ts'
import type { Flow } from '../net-flows.ts'
import { shareExchange } from '../share-exchange.ts'

/** Units that moved, or a part of them. */
export type Units = Pick<Flow, 'asset' | 'tokenId' | 'amount' | 'micros'>

/** What went and what came for it, and what both count for in dollars; null where nobody knows. */
export interface Pair {
  out: Units | null
  got: Units | null
  worth: Micros | null
}

/** A flow of an exchange, and the stretch of the whole sum that it stands for. */
interface Stretch {
  flow: Units
  from: Micros
  to: Micros
}

/**
 * An exchange as pairs of one for one, as forms with two sides need it. Of several things both sides are laid beside each
 * other along what they count for, and cut wherever either goes on to its next. So each thing counts for what its lots do,
 * and no unit is lost. What cannot be cut so (a piece, or what has no known share) stands alone, with its share.
 */
export function cutExchange(out: readonly Units[], got: readonly Units[]): Pair[] {
  const { sum, sold, bought } = shareExchange(out, got)
  const [one, other] = [out[0], got[0]]
  if (out.length === 1 && got.length === 1 && one && other) return [{ out: one, got: other, worth: sum }]
  const [given, taken] = [layOut(out, sold, sum), layOut(got, bought, sum)]
  const cut = given === null || taken === null ? null : cutStretches(given, taken)
  return cut ?? standAlone(withShares(out, sold), withShares(got, bought))
}

/** A pair for each thing, whose other side is nothing. */
export function standAlone(out: readonly Units[], got: readonly Units[]): Pair[] {
  return [
    ...out.map((flow) => ({ out: flow, got: null, worth: flow.micros })),
    ...got.map((flow) => ({ out: null, got: flow, worth: flow.micros })),
  ]
}

/** Each with what it counts for; with its own worth where that is not known. */
const withShares = (flows: readonly Units[], shares: readonly (Micros | null)[]): Units[] =>
  flows.map((flow, index) => ({ ...flow, micros: shares[index] ?? flow.micros }))

/** Null where not all shares are known, or there is nothing to share. */
function layOut(
  flows: readonly Units[],
  shares: readonly (Micros | null)[],
  sum: Micros | null,
): Stretch[] | null {
  if (sum === null || sum === 0n) return null
  const known = shares.filter((part) => part !== null)
  if (known.length < flows.length) return null
  // Shares are cut off: what is left of the sum is of the last one that has any.
  const last = known.findLastIndex((part) => part > 0n)
  const rest = sum - sumOf(known, (part) => part)
  let from = 0n
  return flows.map((flow, index) => {
    const to = from + (known[index] ?? 0n) + (index === last ? rest : 0n)
    const stretch = { flow, from, to }
    from = to
    return stretch
  })
}

/** Null where a cut would leave less than the finest unit on a side. */
function cutStretches(given: readonly Stretch[], taken: readonly Stretch[]): Pair[] | null {
  const [outs, gots] = [given.filter(hasWorth), taken.filter(hasWorth)]
  const pairs: Pair[] = []
  let [i, j, at] = [0, 0, 0n]
  for (let [out, got] = [outs[0], gots[0]]; out && got; [out, got] = [outs[i], gots[j]]) {
    const next = least(out.to, got.to)
    const [sent, received] = [partOf(out, at, next), partOf(got, at, next)]
    if (sent.amount === 0n || received.amount === 0n) return null
    pairs.push({ out: sent, got: received, worth: next - at })
    at = next
    if (out.to === at) i += 1
    if (got.to === at) j += 1
  }
  const isFree = (one: Stretch) => !hasWorth(one)
  const toFlow = ({ flow }: Stretch): Units => ({ ...flow, micros: 0n })
  return [...pairs, ...standAlone(given.filter(isFree).map(toFlow), taken.filter(isFree).map(toFlow))]
}

const hasWorth = ({ from, to }: Stretch) => to > from

/** What of a flow lies between two places of the sum. */
function partOf({ flow, from, to }: Stretch, start: Micros, end: Micros): Units {
  const until = (place: Micros) => (flow.amount * (place - from)) / (to - from)
  return { ...flow, amount: until(end) - until(start), micros: end - start }
}
