import { NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import {
  addressField,
  baseUnitsField,
  flagField,
  hashField,
  indexField,
  timeField,
} from '../../parsing/fields.ts'
import type { AssetDescription, AssetMovement } from '../../ports/movements.ts'
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
  from: party,
  to: party.nullable(),
  created_contract: party.nullish(),
  value: baseUnitsField,
  fee: z.object({ value: baseUnitsField.nullable() }),
  /** `ok` or `error`; a failed transaction moves no value and costs its fee all the same. */
  status: z.string().nullable(),
})

/** A row of `/addresses/{address}/internal-transactions`. */
export const internalRow = z.object({
  transaction_hash: hashField,
  index: indexField,
  block_number: indexField,
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
  const { hash, block_number: block, value, fee, timestamp } = row
  if (block === null || timestamp === null) return []
  const common = { asset: coinOf(chain), block, at: Date.parse(timestamp) }
  const from = row.from.hash
  const to = row.to?.hash ?? row.created_contract?.hash ?? null
  const moved = BigInt(value)
  const rows: AssetMovement[] = []
  if (from === wallet && fee.value !== null && fee.value !== '0') {
    rows.push({
      ...{ ...common, id: `${hash}:gas`, kind: 'gas', amount: -BigInt(fee.value), counterparty: null },
      ...(row.status === 'error' && { failed: true }),
    })
  }
  if (row.status !== 'ok' || moved === 0n || from === to) return rows
  const native = { ...common, id: `${hash}:value`, kind: 'native' as const }
  if (from === wallet) rows.push({ ...native, amount: -moved, counterparty: to })
  else if (to === wallet) rows.push({ ...native, amount: moved, counterparty: from })
  return rows
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
  if (from === to || value === 0n) return []
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
