import type { LedgerFinding } from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { formatUnits } from '../../../lib/format-units.ts'
import { formatDay, toDay } from '../ledger/day.ts'
import type { Finding } from '../ledger/walk-back.ts'
import type { AssetFields } from './selection-view.ts'
import type { WalletView } from './wallet-view.ts'

/** A finding of the ledger check as it goes out: the asset, the day and the unexplained amount, in a sentence. */
export function toFinding(
  { wallet }: WalletView,
  { kind, at, amount }: Finding,
  { fields, decimals }: { fields: AssetFields; decimals: number | null },
): LedgerFinding {
  const size = absolute(amount)
  const date = formatDay(toDay(at))
  const text = decimals === null ? `${size} base units` : formatUnits(size, decimals)
  const asset = `${text} ${fields.symbol ?? fields.asset}`
  const message = {
    negative: `Before ${date} the movements would leave less than nothing: ${asset} left without a movement that tells of it.`,
    start: `Before the first movement on ${date} there must have been nothing, and ${asset} remain unexplained.`,
    drift: `After ${date} the balance changed by ${asset} more than the movements tell.`,
  }[kind]
  return {
    address: wallet.address,
    ...fields,
    kind,
    date,
    amount: size.toString(),
    decimals,
    direction: amount < 0n ? 'out' : 'in',
    message,
  }
}
