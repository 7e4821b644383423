import {
  formatMicros,
  type Movement,
  type MovementKind,
  microsToUsd,
  toExplorerLink,
} from '@pkg/api-contract'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import { absolute } from '../../../lib/absolute.ts'
import type { MovementValue } from '../ledger/value-movement.ts'
import { LOOK_ALIKE } from '../spam/look-alikes.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { UNPRICED, whyUnvalued } from './why-unvalued.ts'

/** How long the chain takes to make a block final: two epochs, and the rest of the one that it began in. */
const FINAL_AFTER_MS = 3 * 32 * 12_000

const kinds: Record<KeptMovement['kind'], MovementKind> = {
  native: 'native',
  internal: 'internal',
  transfer: 'token',
  nft: 'nft',
  gas: 'gas',
}

/** The name on the wire of a kind of stored movement. */
export const toMovementKind = (kind: KeptMovement['kind']): MovementKind => kinds[kind]

/** The way a movement went, seen from its wallet. */
export const toDirection = (amount: bigint) => (amount > 0n ? 'Received' : 'Sent')

/** Whether a movement can have a value, where its price is known. */
export const isValued = (row: Pick<KeptMovement, 'kind' | 'asset'>, scope: WalletScope) =>
  whyUnvalued(row, scope) === null

/** A movement as a person reads it. */
export function toMovement(
  row: KeptMovement,
  {
    scope,
    wallet,
    value,
    labels,
    imitates,
  }: {
    scope: WalletScope
    /** The address as it is tracked. */
    wallet: string
    /** What it was worth; null where that is not known. */
    value: MovementValue | null
    /** What the person calls their wallets, by lower-case address. */
    labels: ReadonlyMap<string, string | null>
    /** Whether an address imitates one that the person knows. */
    imitates: (address: string) => boolean
  },
): Movement {
  const { id, chainId, asset, block, at, amount, counterparty, tokenId = null, failed = false } = row
  const { incomplete = false, credit, call } = row
  const { symbol, name, logo, decimals } = scope.facts(asset)
  const transactionHash = id.slice(0, id.indexOf(':'))
  const direction = toDirection(amount)
  const [from, to] = direction === 'Received' ? [counterparty, row.address] : [row.address, counterparty]
  const labelOf = (address: string | null) => (address === null ? null : (labels.get(address) ?? null))
  const micros = value === null ? null : absolute(value.micros)
  const isRecent = scope.state !== undefined && scope.state.at - at < FINAL_AFTER_MS
  return {
    id: `${row.address}:${id}`,
    chainId,
    wallet,
    kind: toMovementKind(row.kind),
    direction,
    asset: asset.slice(asset.indexOf(':') + 1),
    ...{ symbol, name, logo },
    decimals: row.kind === 'nft' ? 0 : decimals,
    tokenId,
    amount: absolute(amount).toString(),
    fromAddress: from,
    toAddress: to,
    fromLabel: labelOf(from),
    toLabel: labelOf(to),
    transactionHash,
    block,
    at: new Date(at).toISOString(),
    usdPrice: value === null ? null : Math.abs(value.price.usd),
    usdValue: micros === null ? null : microsToUsd(micros),
    exactValue: micros === null ? null : formatMicros(micros),
    valuedAt: value?.price.valuedAt ?? null,
    pricedAt: value === null ? null : new Date(value.price.of).toISOString(),
    debt: scope.isDebt(asset),
    unvaluedBecause: value === null ? (whyUnvalued(row, scope) ?? UNPRICED) : null,
    ...(incomplete && { incomplete }),
    ...(credit !== undefined && { credit }),
    ...(call !== undefined && { call: { ...call, topics: [...call.topics] } }),
    state: failed ? 'failed' : isRecent ? 'recent' : 'confirmed',
    hidden: scope.hidden.has(asset),
    suspicions: counterparty !== null && imitates(counterparty.toLowerCase()) ? [LOOK_ALIKE] : [],
    explorerUrl: toExplorerLink(chainId, { transaction: transactionHash }),
  }
}
