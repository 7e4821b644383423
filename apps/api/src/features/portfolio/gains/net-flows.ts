import type { AssetId, Micros } from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { least } from '../../../lib/least.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { Leg, Transaction } from './transaction.ts'

/** What one asset (or piece) did to one wallet in one transaction, everything in it netted. */
export interface Flow {
  wallet: string
  asset: AssetId
  tokenId: string | null
  /** Negative when it left. */
  amount: bigint
  /** The worth of the amount, never negative; null where that is not known. */
  micros: Micros | null
  /** The same in the report's currency, where the person entered a price in it. */
  local?: Micros
  /** The other ends of its legs. */
  counterparties: string[]
  valuedAt: Leg['valuedAt']
  hidden: boolean
  debt: boolean
}

/** A move from one wallet of the person to another, within one transaction, with its worth. */
interface OwnMove {
  asset: AssetId
  tokenId: string | null
  from: string
  to: string
  amount: bigint
  micros: Micros | null
  local?: Micros
  valuedAt: Leg['valuedAt']
}

export interface NetFlows {
  moves: OwnMove[]
  /** What crossed the border of the wallets: into them, and out of them. */
  in: Flow[]
  out: Flow[]
  fees: Leg[]
}

/**
 * Nets a transaction by asset and wallet, and takes apart what only went from one of the wallets to another. A leg whose
 * other end is one of the wallets is such a move even where the other wallet's half was not listed.
 */
export function toNetFlows({ legs }: Transaction, own: ReadonlySet<string>): NetFlows {
  const moved = legs.filter(({ kind, amount }) => kind !== 'gas' && amount !== 0n)
  const missing = listMissingHalves(moved, own)
  const flows = groupBy(missing.length === 0 ? moved : [...moved, ...missing], isSame, toKey).map(net)
  const moves: OwnMove[] = []
  // Within one wallet each asset is one flow already.
  const [first] = flows
  const isOneWallet = flows.every(({ wallet }) => wallet === first?.wallet)
  for (const same of isOneWallet ? [] : groupBy(flows, isSameAsset, toAssetKey)) {
    if (same.length === 1) continue
    const givers = same.filter(({ amount }) => amount < 0n)
    const takers = same.filter(({ amount }) => amount > 0n)
    for (const giver of givers) {
      for (const taker of takers) {
        const amount = least(-giver.amount, taker.amount)
        if (amount === 0n) continue
        const { asset, tokenId, valuedAt } = giver
        const way = { from: giver.wallet, to: taker.wallet }
        moves.push({ ...{ asset, tokenId, valuedAt }, ...way, amount, ...shareWorth(taker, amount) })
        take(giver, amount)
        take(taker, -amount)
      }
    }
  }
  return {
    moves,
    in: flows.filter(({ amount }) => amount > 0n),
    out: flows.filter(({ amount }) => amount < 0n),
    fees: legs.filter(({ kind }) => kind === 'gas'),
  }
}

/** Most transactions move one thing or two, which needs neither a map nor keys. */
function groupBy<Item>(
  items: readonly Item[],
  areAlike: (one: Item, other: Item) => boolean,
  toKey: (item: Item) => string,
): Item[][] {
  const [first, second] = items
  if (first === undefined) return []
  if (second === undefined) return [[first]]
  if (items.length === 2) return areAlike(first, second) ? [[first, second]] : [[first], [second]]
  return [...Map.groupBy(items, toKey).values()]
}

type OfAsset = Pick<Leg, 'asset' | 'tokenId'>
type OfWallet = OfAsset & Pick<Leg, 'wallet'>
const isSameAsset = (one: OfAsset, other: OfAsset) =>
  one.asset === other.asset && one.tokenId === other.tokenId
const isSame = (one: OfWallet, other: OfWallet) => one.wallet === other.wallet && isSameAsset(one, other)
const toAssetKey = ({ asset, tokenId }: OfAsset) => `${asset} ${tokenId ?? ''}`
const toKey = (leg: OfWallet) => `${leg.wallet} ${toAssetKey(leg)}`

/** The other half of each leg between two of the wallets that stands alone. */
function listMissingHalves(legs: readonly Leg[], own: ReadonlySet<string>): Leg[] {
  const missing: Leg[] = []
  for (const leg of legs) {
    const { counterparty, wallet } = leg
    if (counterparty === null || counterparty === wallet || !own.has(counterparty)) continue
    const hasHalf = legs.some(
      (other) =>
        other.wallet === counterparty &&
        other.counterparty === wallet &&
        isSameAsset(other, leg) &&
        other.amount === -leg.amount,
    )
    if (!hasHalf) missing.push({ ...leg, wallet: counterparty, counterparty: wallet, amount: -leg.amount })
  }
  return missing
}

function net(legs: Leg[]): Flow {
  const [first] = legs as [Leg, ...Leg[]]
  if (legs.length === 1) return toLoneFlow(first)
  const amount = sumOf(legs, (leg) => leg.amount)
  const isIn = amount > 0n
  const deciding = legs.filter((leg) => leg.amount > 0n === isIn)
  const worthOf = (of: (leg: Leg) => Micros | null) => {
    const worth = sumOf(legs, (leg) => (leg.amount > 0n ? 1n : -1n) * (of(leg) ?? 0n))
    return absolute(worth)
  }
  const known = legs.every(({ micros }) => micros !== null)
  return {
    wallet: first.wallet,
    asset: first.asset,
    tokenId: first.tokenId,
    amount,
    micros: known ? worthOf(({ micros }) => micros) : null,
    // All of one asset in one transaction have one price.
    ...(first.local !== undefined && { local: worthOf(({ local = null }) => local) }),
    counterparties: [...new Set(deciding.flatMap(({ counterparty }) => counterparty ?? []))],
    valuedAt: first.valuedAt,
    hidden: legs.every(({ hidden }) => hidden),
    debt: first.debt,
  }
}

/** Most things are moved by one leg. */
function toLoneFlow(leg: Leg): Flow {
  const { wallet, asset, tokenId, amount, micros, local, counterparty, valuedAt, hidden, debt } = leg
  const counterparties = counterparty === null ? [] : [counterparty]
  const flow: Flow = { wallet, asset, tokenId, amount, micros, counterparties, valuedAt, hidden, debt }
  if (local !== undefined) flow.local = local
  return flow
}

/** What a part of a flow is worth, cut off to the millionth. */
export const shareWorth = (
  { micros, local, amount }: Pick<Flow, 'micros' | 'local' | 'amount'>,
  part: bigint,
): Pick<Flow, 'micros' | 'local'> => ({
  micros: micros === null ? null : (micros * part) / amount,
  ...(local !== undefined && { local: (local * part) / amount }),
})

/** Takes a part of a flow away, with its share of the worth. */
function take(flow: Flow, amount: bigint): void {
  const left = flow.amount + amount
  Object.assign(flow, shareWorth(flow, left))
  flow.amount = left
}
