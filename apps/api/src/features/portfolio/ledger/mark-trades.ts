import type { AssetId, Micros } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { type ExplainedChange, isFlow, type Parts, type StepEvent } from './explain-change.ts'

/**
 * How many times more one side of an exchange may be worth than the other. Beyond it something else happened, such as
 * a deposit that pays out a small reward, and both sides stay money that went out and came in.
 */
const MOST_APART = 2n

/**
 * Tells exchanges apart from flows. Where one transaction takes some assets out of the selection and brings others in,
 * what came in is told at the worth of what was given for it, and the rest of its own worth as `traded`: what the
 * exchange gained or cost. Flows then cancel, and gains hold what trading cost. It is left as it is where the price of
 * a leg is not known. Takes the wallets of a selection together, since one may pay for what another receives.
 */
export function markTrades(explained: readonly ExplainedChange[]): ExplainedChange[] {
  const unpriced = new Set(explained.flatMap((change) => change.unpriced))
  const legs = explained.flatMap(({ events }) => events).filter(isLeg)
  const traded = new Map<StepEvent, { micros: Micros; atClose: Micros }>()
  for (const [transaction, own] of Map.groupBy(legs, toKey)) {
    if (own.length < 2 || unpriced.has(transaction)) continue
    for (const [event, result] of toResults(own)) traded.set(event, result)
  }
  if (traded.size === 0) return [...explained]
  return explained.map((change) => withTrades(change, traded))
}

/** A movement inside of the selection has its other end in it, and crosses no border. */
const isLeg = (event: StepEvent) => isFlow(event) && event.transaction !== null && !event.isOwn

/** One transaction in one step. */
const toKey = ({ step, transaction }: Pick<StepEvent, 'step' | 'transaction'>) => `${step} ${transaction}`

/** What each received leg is worth more than what was given for it, shared out by worth; nothing where it is no exchange. */
function toResults(legs: readonly StepEvent[]): [StepEvent, { micros: Micros; atClose: Micros }][] {
  const byAsset = [...Map.groupBy(legs, ({ asset }) => asset).values()]
  // What comes back of an asset that was sent is change, and not what was bought.
  const nets = byAsset.map((own) => ({
    own,
    net: sumOf(own, ({ micros }) => micros),
    atClose: sumOf(own, (event) => event.atClose),
  }))
  const bought = nets.filter(({ net }) => net > 0n)
  const given = nets.filter(({ net }) => net < 0n)
  const received = sumOf(bought, ({ net }) => net)
  const paid = -sumOf(given, ({ net }) => net)
  if (received === 0n || paid === 0n) return []
  if (received > MOST_APART * paid || paid > MOST_APART * received) return []
  const events = bought.flatMap(({ own }) => own.filter(({ micros }) => micros > 0n))
  const worth = sumOf(events, ({ micros }) => micros)
  const result = received - paid
  const atClose = sumOf(nets, (net) => net.atClose)
  let left = { micros: result, atClose }
  return events.map((event, index) => {
    const share = (of: Micros) => (of * event.micros) / worth
    const own = index === events.length - 1 ? left : { micros: share(result), atClose: share(atClose) }
    left = { micros: left.micros - own.micros, atClose: left.atClose - own.atClose }
    return [event, own]
  })
}

function withTrades(
  change: ExplainedChange,
  traded: ReadonlyMap<StepEvent, { micros: Micros; atClose: Micros }>,
): ExplainedChange {
  const byAsset = new Map<AssetId, Parts>(change.byAsset)
  const events = change.events.flatMap((event) => {
    const result = traded.get(event)
    if (result === undefined) return event
    const parts = byAsset.get(event.asset)
    if (parts !== undefined) {
      byAsset.set(event.asset, {
        ...parts,
        [event.kind]: parts[event.kind] - result.micros,
        traded: parts.traded + result.micros,
      })
    }
    return [
      { ...event, micros: event.micros - result.micros, atClose: event.atClose - result.atClose },
      { ...event, kind: 'traded' as const, ...result },
    ]
  })
  return { ...change, byAsset, events }
}
