import {
  formatMicros,
  type GainTransaction,
  type GainTransactions,
  type TransactionKind,
  toExplorerLink,
  toMicros,
} from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { formatUnits } from '../../../lib/format-units.ts'
import { type AssetNames, decimalsOfUnits } from './asset-names.ts'
import { formatCents, toCents } from './cents.ts'
import type { Classified } from './classify.ts'
import type { RateOn, SetRate } from './currency-rates.ts'
import type { Flow } from './net-flows.ts'
import { kindsFor } from './overrides/kinds-for.ts'
import { assetOf } from './to-gain-rows.ts'

/** A transaction as its person says that it was, and as the rules read it: the same where nothing was said. */
export interface ReadAndSaid {
  said: Classified
  read: Classified
  /** The local day. */
  day: string
}

interface ListOptions extends AssetNames {
  /** Without one those of all kinds but spam. */
  kind: TransactionKind | undefined
  /** Counts from 1. */
  page: number
  size: number
  rateOn: RateOn
}

/** A page of the transactions of a year, oldest first, each with what it was and the rule that says so. */
export function listTransactions(
  transactions: Iterable<ReadAndSaid>,
  { kind, page, size, rateOn, ...names }: ListOptions,
): Omit<GainTransactions, 'digest'> {
  const counts = new Map<TransactionKind, number>()
  const wanted: ReadAndSaid[] = []
  for (const one of transactions) {
    const own = one.said.kind
    counts.set(own, (counts.get(own) ?? 0) + 1)
    if (kind === undefined ? own !== 'spam' : own === kind) wanted.push(one)
  }
  return {
    transactions: wanted
      .slice((page - 1) * size, page * size)
      .map((one) => tell(one, rateOn(one.day), names)),
    pages: Math.max(1, Math.ceil(wanted.length / size)),
    count: wanted.length,
    kinds: Array.from(counts, ([each, count]) => ({ kind: each, count })).sort((a, b) => b.count - a.count),
  }
}

function tell({ said, read, day }: ReadAndSaid, rate: SetRate | null, names: AssetNames): GainTransaction {
  const { chainId, hash, at } = said.transaction
  return {
    id: `${chainId}:${hash}`,
    ...{ chainId, transactionHash: hash, at: new Date(at).toISOString(), on: day },
    explorerUrl: toExplorerLink(chainId, { transaction: hash }),
    ...{ kind: said.kind, readAs: read.kind },
    ...{ rule: read.rule, reason: read.reason, certain: read.certain },
    kinds: [...kindsFor(read)],
    rate: rate === null ? null : { value: String(rate.value), setOn: rate.setOn },
    moves: tellMoves(said, rate, names),
  }
}

function tellMoves(
  one: Classified,
  rate: SetRate | null,
  { decimalsOf, nameAsset }: AssetNames,
): GainTransaction['moves'] {
  const hidden = new Set(one.transaction.legs.filter((leg) => leg.hidden).map(({ asset }) => asset))
  const toMove = (
    way: GainTransaction['moves'][number]['way'],
    {
      asset,
      tokenId,
      amount,
      micros,
      local,
    }: Pick<Flow, 'asset' | 'tokenId' | 'amount' | 'micros' | 'local'>,
    ends: { wallet: string; counterparty: string | null },
  ) => {
    const decimals = decimalsOfUnits({ asset, tokenId }, decimalsOf)
    const worth = local ?? (micros === null || rate === null ? null : toMicros(micros, 6, rate.value))
    return {
      ...{ way, ...ends, tokenId },
      ...{ chainId: one.transaction.chainId, asset: assetOf(asset), ...nameAsset(asset) },
      quantity: decimals === null ? null : formatUnits(absolute(amount), decimals),
      usdValue: micros === null ? null : formatMicros(micros),
      value: worth === null ? null : formatCents(toCents(formatMicros(worth))),
    }
  }
  const ofFlow = (way: 'in' | 'out') => (flow: Flow) =>
    toMove(way, flow, { wallet: flow.wallet, counterparty: flow.counterparties[0] ?? null })
  return [
    ...one.out.map(ofFlow('out')),
    ...one.in.map(ofFlow('in')),
    ...one.moves
      .filter(({ asset }) => !hidden.has(asset))
      .map((move) => toMove('between', move, { wallet: move.from, counterparty: move.to })),
    ...one.fees.map((fee) => toMove('fee', fee, { wallet: fee.wallet, counterparty: null })),
  ]
}
