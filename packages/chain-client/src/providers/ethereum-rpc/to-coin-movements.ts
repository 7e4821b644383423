import { NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { isValueOwn } from '../../fees/is-value-own.ts'
import { transactionFee } from '../../fees/transaction-fee.ts'
import { DEPOSIT } from '../../fees/transaction-types.ts'
import { toCall } from '../../parsing/to-call.ts'
import type { AssetMovement } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { type RawReceipt, type RawTransaction, toPaidReceipt } from './raw-transaction.ts'

/** What a transaction itself moved of the native coin into and out of a wallet: its fee, what it minted and its value. */
export function toCoinMovements(
  chain: Chain,
  wallet: Address,
  {
    transaction,
    receipt,
    ...moment
  }: { transaction: RawTransaction; receipt: RawReceipt; block: number; at: number },
): AssetMovement[] {
  const { hash, from, to, value, type, mint, input, transactionIndex: position } = transaction
  const common = { ...moment, asset: toAssetId({ chainId: chain.id, address: NATIVE }), position }
  const hasFailed = receipt.status === 0n
  const rows: AssetMovement[] = []
  const fee = transactionFee(chain, toPaidReceipt(transaction, receipt))
  if (fee.payer === wallet && (fee.amount > 0n || !fee.complete)) {
    rows.push({
      ...{ ...common, id: `${hash}:gas`, kind: 'gas', amount: -fee.amount, counterparty: null },
      ...(hasFailed && { failed: true }),
      ...(!fee.complete && { incomplete: true }),
      ...(input !== null && {
        call: toCall(
          to,
          input,
          receipt.logs.map(({ topics }) => topics[0]),
        ),
      }),
    })
  }
  // What a deposit brings stays with its sender even where the call that it makes fails.
  if (type === DEPOSIT && from === wallet && mint !== null && mint > 0n) {
    rows.push({ ...common, id: `${hash}:mint`, kind: 'native', amount: mint, counterparty: null })
  }
  if (hasFailed || value === 0n || from === to) return rows
  const native = { ...common, id: `${hash}:value`, kind: 'native' as const }
  if (to === wallet) rows.push({ ...native, amount: value, counterparty: from })
  else if (from === wallet && isValueOwn(chain, type)) {
    rows.push({ ...native, amount: -value, counterparty: to })
  }
  return rows
}
