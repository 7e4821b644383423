import { formatMicros, fromAssetId } from '@pkg/api-contract'
import { formatUnits } from '../../../../lib/format-units.ts'
import { decimalsOfUnits } from '../asset-names.ts'
import type { Leg, Transaction } from '../transaction.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'

interface FactRow {
  transaction: Transaction
  leg: Leg
  symbol: string | null
  decimals: number | null
}

const columns: readonly FileColumn<FactRow>[] = [
  ['Time (UTC)', ({ transaction }) => new Date(transaction.at).toISOString()],
  ['Chain id', ({ transaction }) => String(transaction.chainId)],
  ['Block', ({ transaction }) => String(transaction.block)],
  ['Transaction', ({ transaction }) => transaction.hash],
  ['Wallet', ({ leg }) => leg.wallet],
  ['Counterparty', ({ leg }) => leg.counterparty],
  ['Movement', ({ leg }) => leg.kind],
  ['Failed', ({ leg }) => (leg.failed ? 'yes' : 'no')],
  ['Hidden', ({ leg }) => (leg.hidden ? 'yes' : 'no')],
  ['Asset', ({ symbol }) => symbol],
  ['Contract', ({ leg }) => fromAssetId(leg.asset).address],
  ['Token id', ({ leg }) => leg.tokenId],
  ['Base units', ({ leg }) => leg.amount.toString()],
  ['Decimals', ({ decimals }) => decimals?.toString()],
  ['Amount', ({ leg, decimals }) => (decimals === null ? null : formatUnits(leg.amount, decimals))],
  ['USD value', ({ leg }) => (leg.micros === null ? null : formatMicros(leg.micros))],
  ['Valued at', ({ leg }) => leg.valuedAt],
]

/**
 * A row per movement, without any judgement of it. What is not known has an empty cell: a value without a price, an amount of a
 * token that does not say its decimals.
 */
export function writeFactsCsv({ transactions, nameAsset, decimalsOf }: GainsReport): GainsFile {
  const rows = transactions.flatMap(({ transaction }) =>
    transaction.legs.map((leg) => ({
      ...{ transaction, leg },
      symbol: nameAsset(leg.asset).symbol,
      decimals: decimalsOfUnits(leg, decimalsOf),
    })),
  )
  return toCsvFile(columns, rows)
}
