import type { AssetId, Micros, Movement } from '@pkg/api-contract'
import { parseMicros } from '@pkg/api-contract'

/** One change of one balance in a transaction. Addresses are lower case. */
export interface Leg {
  wallet: string
  kind: Movement['kind']
  asset: AssetId
  tokenId: string | null
  /** Base units, or pieces; negative when it left. */
  amount: bigint
  counterparty: string | null
  /** What the amount was worth, never negative; null where that is not known. */
  micros: Micros | null
  valuedAt: Movement['valuedAt']
  hidden: boolean
  debt: boolean
  failed: boolean
}

/** Everything that one transaction changed in the wallets of a person. */
export interface Transaction {
  hash: string
  chainId: number
  block: number
  /** Milliseconds since 1970. */
  at: number
  /** What one of the wallets called; absent where none did, or nobody tells. */
  call?: NonNullable<Movement['call']>
  legs: Leg[]
}

/** Groups movements by their transaction; takes them newest first, as they are listed, and gives the oldest first. */
export function toTransactions(newestFirst: readonly Movement[]): Transaction[] {
  const transactions = new Map<string, Transaction>()
  for (const movement of newestFirst.toReversed()) {
    const { chainId, transactionHash, block, at } = movement
    const key = `${chainId}:${transactionHash}`
    let transaction = transactions.get(key)
    if (transaction === undefined) {
      transaction = { hash: transactionHash, chainId, block, at: Date.parse(at), legs: [] }
      transactions.set(key, transaction)
    }
    if (movement.call !== undefined) transaction.call = movement.call
    transaction.legs.push(toLeg(movement))
  }
  return [...transactions.values()]
}

function toLeg(movement: Movement): Leg {
  const { chainId, asset, kind, tokenId, direction, exactValue, valuedAt, hidden, debt, state } = movement
  const isIn = direction === 'Received'
  const units = BigInt(movement.amount)
  const other = isIn ? movement.fromAddress : movement.toAddress
  return {
    wallet: movement.wallet.toLowerCase(),
    ...{ kind, tokenId, valuedAt, hidden, debt },
    asset: `${chainId}:${asset}`,
    amount: isIn ? units : -units,
    counterparty: other?.toLowerCase() ?? null,
    micros: exactValue === null ? null : parseMicros(exactValue),
    failed: state === 'failed',
  }
}
