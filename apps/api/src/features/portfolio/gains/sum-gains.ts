import type { MoneyRange } from '@pkg/api-contract'
import { least } from '../../../lib/least.ts'
import { type Cents, formatCents } from './cents.ts'
import type { CountedGain } from './to-gain-rows.ts'

type End = Cents | null

/** What disposals come to together. Of an end of a range null where one of them is bounded by nothing. */
export interface GainSums {
  gains: Cents
  losses: Cents
  /** Of the sum of both; the same as it while nothing of them is in doubt. */
  low: End
  high: End
  isUncertain: boolean
  /** Of their lots, those that gained and those that lost. */
  gained: Cents
  lost: Cents
  gainedInWhole: Cents
  /** What is taxed where no lot's loss counts. */
  taxableLow: Cents
  taxableHigh: End
  /** By how long lots were held; null where none was. */
  short: Cents | null
  long: Cents | null
  undated: Cents | null
}

export const noGains = (): GainSums => ({
  ...{ gains: 0n, losses: 0n, low: 0n, high: 0n, isUncertain: false },
  ...{ gained: 0n, lost: 0n, gainedInWhole: 0n, taxableLow: 0n, taxableHigh: 0n },
  ...{ short: null, long: null, undated: null },
})

/** Adds disposals to what others came to, so that none of them has to be kept for it. */
export function addGains(sums: GainSums, each: Iterable<CountedGain>): GainSums {
  for (const { gain, isLoss, range, ofLots } of each) {
    if (isLoss) sums.losses += gain
    else sums.gains += gain
    sums.isUncertain ||= range !== null
    sums.low = plus(sums.low, range === null ? gain : range.low)
    sums.high = plus(sums.high, range === null ? gain : range.high)
    const { gained, lost, gainedInWhole } = ofLots
    sums.gained += gained
    sums.lost += lost
    sums.gainedInWhole += gainedInWhole
    // What is certain counts by its lots, each that gained.
    if (range === null) {
      sums.taxableLow += gained
      sums.taxableHigh = plus(sums.taxableHigh, gained)
    } else {
      sums.taxableLow += range.low === null ? 0n : least(gained, most(range.low, 0n))
      sums.taxableHigh = plus(sums.taxableHigh, range.high === null ? null : most(gained, range.high))
    }
    for (const term of ['short', 'long', 'undated'] as const) {
      const own = ofLots[term]
      if (own !== null) sums[term] = (sums[term] ?? 0n) + own
    }
  }
  return sums
}

/** Profits and losses apart, both together with what they may be, and by how long they were held. */
export function tellGains({ gains, losses, low, high, isUncertain, short, long, undated }: GainSums) {
  const isDated = short !== null || long !== null
  return {
    net: formatCents(gains + losses),
    gains: formatCents(gains),
    losses: formatCents(losses),
    netRange: isUncertain ? tellRange({ low, high }) : null,
    shortTerm: isDated ? formatCents(short ?? 0n) : null,
    longTerm: isDated ? formatCents(long ?? 0n) : null,
    undated: isDated && undated !== null ? formatCents(undated) : null,
  }
}

export const tellRange = ({ low, high }: { low: End; high: End }): MoneyRange => ({
  low: low === null ? null : formatCents(low),
  high: high === null ? null : formatCents(high),
})

const plus = (sum: End, end: End) => (sum === null || end === null ? null : sum + end)
const most = (a: Cents, b: Cents) => (a > b ? a : b)
