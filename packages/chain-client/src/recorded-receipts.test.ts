import { chains, findChain } from '@pkg/chains'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { transactionFee } from './fees/transaction-fee.ts'
import { toNativeMovements, transactionRow } from './providers/blockscout/movements.ts'
import { rawReceipt, rawTransaction, toPaidReceipt } from './providers/ethereum-rpc/raw-transaction.ts'
import { hasRecordedChains, listRecordedChains, readRecordedChain } from './testing/find-recorded.ts'
import { filled } from './testing/open-provider.ts'

const answer = z.object({ result: z.record(z.string(), z.unknown()) })
const receipts = hasRecordedChains
  ? listRecordedChains('rpc').filter((file) => file.startsWith('receipt_'))
  : []
const rows = hasRecordedChains
  ? listRecordedChains('blockscout').filter((file) => file.startsWith('v2_transaction_'))
  : []

/** The chain that the name of a file says; of others the rule is that of Ethereum, as for Monad and HyperEVM. */
function chainOf(file: string) {
  const known = chains.find(({ key }) => file.includes(`_${key}_`) || file.endsWith(`_${key}.json`))
  return known ?? { ...filled(findChain(1)), id: 0 }
}

describe.skipIf(!hasRecordedChains)('every recorded receipt', () => {
  test.each(receipts)('%s is read, and costs at least gas times its price where anybody paid', (file) => {
    const { result } = answer.parse(readRecordedChain(`rpc/${file}`))
    const chain = chainOf(file)
    const receipt = rawReceipt.parse(result)
    const transaction = rawTransaction.parse({ hash: `0x${'00'.repeat(32)}`, value: '0x0', ...result })
    const { amount, complete, payer } = transactionFee(chain, toPaidReceipt(transaction, receipt))
    // Apart from all rules: what a receipt of any chain says of itself.
    const [used, price, data] = ['gasUsed', 'effectiveGasPrice', 'l1Fee'].map((name) =>
      BigInt((result[name] as string | null | undefined) ?? 0),
    )
    const told = filled(used) * filled(price) + filled(data)
    if (payer === null) expect(amount).toBe(0n)
    else expect(amount).toBe(told)
    const lacks = chain.feeRule === 'op' && payer !== null && (result.l1Fee ?? null) === null
    expect(complete).toBe(!lacks)
  })

  test.each(rows)('%s is read, and its fee is gas, price and what Ethereum is paid', (file) => {
    const answered = z.record(z.string(), z.unknown()).parse(readRecordedChain(`blockscout/${file}`))
    const row = transactionRow.parse(answered)
    const paid = toNativeMovements(chainOf(file), row.from.hash, row).find(({ kind }) => kind === 'gas')
    const [used, price, data] = ['gas_used', 'gas_price', 'l1_fee'].map((name) =>
      BigInt((answered[name] as string | null | undefined) ?? 0),
    )
    expect(-(paid?.amount ?? 0n)).toBe(filled(used) * filled(price) + filled(data))
  })
})
