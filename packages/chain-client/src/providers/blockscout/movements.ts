import { NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { isValueOwn } from '../../fees/is-value-own.ts'
import {
  CELO_TYPES,
  DEPOSIT,
  FROM_ETHEREUM,
  OTHER_ACCOUNT,
  PREPAID_RETRY,
  SUBMITTED_RETRY,
  UNPAID,
} from '../../fees/transaction-types.ts'
import {
  addressField,
  baseUnitsField,
  flagField,
  hashField,
  indexField,
  timeField,
} from '../../parsing/fields.ts'
import { toCall } from '../../parsing/to-call.ts'
import type { AssetDescription, AssetMovement, Deposit } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { spamOf } from './token.ts'
import type { transferRow } from './transfers.ts'

const party = z.object({ hash: addressField })
const coinOf = ({ id }: Chain) => toAssetId({ chainId: id, address: NATIVE })

/** A row of `/addresses/{address}/transactions`. */
export const transactionRow = z.object({
  hash: hashField,
  /** Null while the transaction waits to be mined. */
  block_number: indexField.nullable(),
  timestamp: timeField.nullable(),
  /** Its place in the block. */
  position: indexField.nullish().catch(null),
  from: party,
  to: party.nullable(),
  created_contract: party.nullish(),
  value: baseUnitsField,
  /** The call data. */
  raw_input: z.string().nullish(),
  /** `maximum` where the index does not know yet what was used of the gas. */
  fee: z.object({ type: z.string().nullish(), value: baseUnitsField.nullish() }).nullish(),
  /** `ok` or `error`; a failed transaction moves no value and costs its fee all the same. */
  status: z.string().nullable(),
  /** As EIP-2718 numbers it; null of old ones. */
  type: indexField.nullish().transform((type) => type ?? null),
  /** On OP chains, and on Scroll, what Ethereum is paid for the data; the fee has it in it. */
  l1_fee: baseUnitsField.nullish(),
  scroll: z.object({ l1_fee: baseUnitsField.nullish() }).nullish(),
  /** On Celo the token in which the fee is, where that is not the coin. */
  celo: z.object({ gas_token: z.unknown() }).nullish(),
})

/** A row of `/addresses/{address}/internal-transactions`. */
export const internalRow = z.object({
  transaction_hash: hashField,
  index: indexField,
  block_number: indexField,
  /** The place of the transaction in the block. */
  transaction_index: indexField.nullish().catch(null),
  timestamp: timeField,
  type: z.string(),
  success: flagField,
  error: z.string().nullish(),
  from: party,
  to: party.nullish(),
  created_contract: party.nullish(),
  value: baseUnitsField,
})

export function toNativeMovements(
  chain: Chain,
  wallet: Address,
  row: z.output<typeof transactionRow>,
): AssetMovement[] {
  const { hash, block_number: block, value, timestamp } = row
  if (block === null || timestamp === null) return []
  const common = { asset: coinOf(chain), block, at: Date.parse(timestamp), ...toPosition(row.position) }
  const from = row.from.hash
  const to = row.to?.hash ?? row.created_contract?.hash ?? null
  const moved = BigInt(value)
  const rows: AssetMovement[] = []
  const paid = from === wallet ? readFee(chain, row) : NOTHING
  if (paid.amount > 0n || !paid.complete) {
    rows.push({
      ...{ ...common, id: `${hash}:gas`, kind: 'gas', amount: -paid.amount, counterparty: null },
      ...(row.status === 'error' && { failed: true }),
      ...(!paid.complete && { incomplete: true }),
      ...(row.raw_input && { call: toCall(row.to?.hash ?? null, row.raw_input) }),
    })
  }
  if (row.status !== 'ok' || moved === 0n || from === to) return rows
  const native = { ...common, id: `${hash}:value`, kind: 'native' as const }
  if (to === wallet) rows.push({ ...native, amount: moved, counterparty: from })
  else if (from === wallet && isValueOwn(chain, row.type)) {
    rows.push({ ...native, amount: -moved, counterparty: to })
  }
  return rows
}

const toPosition = (position: number | null | undefined) => position != null && { position }

const NOTHING = { amount: 0n, complete: true }

/** What the sender paid in the coin. The figure of the index is the whole; a part without which it is not one is unknown. */
function readFee(
  { feeRule }: Chain,
  { type, fee, l1_fee, scroll, celo }: z.output<typeof transactionRow>,
): { amount: bigint; complete: boolean } {
  const isDeposit = type === DEPOSIT && feeRule !== 'ethereum'
  if (isDeposit) return NOTHING
  if (feeRule === 'arbitrum' && type !== null) {
    if (UNPAID.has(type) || type === PREPAID_RETRY) return NOTHING
    if (type === SUBMITTED_RETRY) return { amount: 0n, complete: false }
  }
  if (feeRule === 'zksync' && type !== null) {
    if (FROM_ETHEREUM.has(type)) return NOTHING
    if (type === OTHER_ACCOUNT) return { amount: 0n, complete: false }
  }
  if (feeRule === 'celo') {
    // Transactions of its own kinds name a token or none: where the index leaves that out, nobody knows in what was paid.
    const isUnsaid = type !== null && CELO_TYPES.has(type) && (celo ?? null) === null
    if (isUnsaid || celo?.gas_token) return { amount: 0n, complete: false }
  }
  const isWhole = (feeRule !== 'op' && feeRule !== 'scroll') || (l1_fee ?? scroll?.l1_fee ?? null) !== null
  const value = fee?.type === 'maximum' ? null : (fee?.value ?? null)
  return { amount: BigInt(value ?? '0'), complete: isWhole && value !== null }
}

/** A deposit of the wallet: what it brought stands in no row of the index. */
export function toDeposits(chain: Chain, wallet: Address, row: z.output<typeof transactionRow>): Deposit[] {
  const { hash, type, block_number: block, timestamp } = row
  const brings = chain.feeRule === 'op' || chain.feeRule === 'celo'
  if (!brings || type !== DEPOSIT || row.from.hash !== wallet || block === null || timestamp === null)
    return []
  return [{ hash, block, at: Date.parse(timestamp) }]
}

/** A row of `/addresses/{address}/withdrawals`: amounts are in the smallest unit here, whatever others say. */
export const withdrawalRow = z.object({
  index: indexField,
  block_number: indexField,
  timestamp: timeField,
  amount: baseUnitsField,
})

export function toWithdrawal(chain: Chain, row: z.output<typeof withdrawalRow>): AssetMovement {
  return {
    id: `withdrawal-${row.index}:credit`,
    asset: coinOf(chain),
    block: row.block_number,
    at: Date.parse(row.timestamp),
    kind: 'native',
    amount: BigInt(row.amount),
    counterparty: null,
    credit: 'withdrawals',
  }
}

/** Calls that carry another's value along without moving it. */
const MOVES_NOTHING = new Set(['delegatecall', 'staticcall', 'callcode'])

export function toInternalMovements(
  chain: Chain,
  wallet: Address,
  row: z.output<typeof internalRow>,
): AssetMovement[] {
  const value = BigInt(row.value)
  const from = row.from.hash
  const to = row.to?.hash ?? row.created_contract?.hash ?? null
  // Index 0 is the transaction itself, which is listed with the transactions.
  if (
    value === 0n ||
    row.success === false ||
    row.index === 0 ||
    MOVES_NOTHING.has(row.type) ||
    from === to
  ) {
    return []
  }
  const common = {
    id: `${row.transaction_hash}:internal:${row.index}`,
    asset: coinOf(chain),
    block: row.block_number,
    at: Date.parse(row.timestamp),
    kind: 'internal' as const,
    ...toPosition(row.transaction_index),
  }
  if (from === wallet) return [{ ...common, amount: -value, counterparty: to }]
  return to === wallet ? [{ ...common, amount: value, counterparty: from }] : []
}

export function toTokenMovements(
  chain: Chain,
  wallet: Address,
  row: z.output<typeof transferRow>,
  time: string,
): AssetMovement[] {
  const from = row.from.hash
  const to = row.to.hash
  const value = BigInt(row.total.value)
  // The index of Celo makes rows of values and of calls within, which stand in lists of their own.
  if (row.log_index < 0 || from === to || value === 0n) return []
  const isOut = from === wallet
  return [
    {
      id: `${row.transaction_hash}:log:${row.log_index}`,
      asset: toAssetId({ chainId: chain.id, address: row.token.address }),
      block: row.block_number,
      at: Date.parse(time),
      kind: 'transfer',
      amount: isOut ? -value : value,
      counterparty: isOut ? to : from,
    },
  ]
}

export function toDescription(
  chain: Chain,
  { token, total }: { token: z.output<typeof transferRow>['token']; total: { decimals: number | null } },
): AssetDescription {
  return {
    asset: toAssetId({ chainId: chain.id, address: token.address }),
    symbol: token.symbol,
    name: token.name,
    decimals: total.decimals ?? token.decimals,
    flagged: spamOf(token),
  }
}
