import { formatMicros, type HistoryPoint, microsToUsd, type Provenance } from '@pkg/api-contract'
import type { CombinedPoint } from '../ledger/combine-points.ts'
import { formatDay, type Step, toDay } from '../ledger/day.ts'

/** A point as it goes out, with a sentence that says why it is what it is. */
export function toHistoryPoint(point: CombinedPoint, step: Step): HistoryPoint {
  return {
    date: formatDay(toDay(point.at)),
    at: new Date(point.at).toISOString(),
    value: microsToUsd(point.micros),
    exactValue: formatMicros(point.micros),
    provenance: toProvenance(point),
    reason: describe(point, step),
    pricedHoldings: point.priced,
    unpricedHoldings: point.unpriced,
    ...(point.untrusted > 0 && { untrustedHoldings: point.untrusted }),
  }
}

/** What is not counted yet is missing, however sure the rest is. */
function toProvenance({ provenance, insideSince }: CombinedPoint): Provenance {
  return insideSince === null || provenance === 'illustrative' ? provenance : 'partial'
}

function describe(point: CombinedPoint, step: Step): string {
  const { provenance, readAt, carried, priced, unpriced, untrusted, insideSince, lacks } = point
  const missing = [
    leftOut(unpriced - untrusted, 'without any known price'),
    leftOut(untrusted, 'without a price that can be trusted'),
    insideSince === null
      ? ''
      : ` What is inside contracts without a token is counted since ${moment.format(insideSince)} UTC.`,
  ].join('')
  switch (provenance) {
    case 'observed':
      return `Recorded on ${moment.format(readAt)} UTC.${missing}`
    case 'reconstructed':
      return `Walked back from the present through every movement, at the closing prices of the ${step}.${missing}`
    case 'carried':
      return `For ${carried} of ${priced + unpriced} holdings the ${step} has no price; the last known one stands in.${missing}`
    case 'partial':
      return `${lacks ?? 'Something is missing.'}${missing}`
    case 'illustrative':
      return lacks === null
        ? 'Illustrative: drawn by rule from the present value. Nothing is known of this time.'
        : `Illustrative: drawn by rule. Nothing is known of this time. ${lacks}`
  }
}

const leftOut = (holdings: number, why: string) =>
  holdings === 0 ? '' : ` ${count(holdings)} ${why} ${holdings === 1 ? 'is' : 'are'} left out.`

const count = (holdings: number) => (holdings === 1 ? 'One holding' : `${holdings} holdings`)

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
