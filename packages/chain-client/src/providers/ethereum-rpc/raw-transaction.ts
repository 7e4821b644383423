import type { Hex } from 'viem'
import * as z from 'zod'
import type { PaidReceipt } from '../../fees/transaction-fee.ts'
import { addressField, hashField } from '../../parsing/fields.ts'

// Read as the node sends it: a library that knows the receipts of Ethereum drops the fields of other chains.
const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)
const optionalQuantity = quantity.nullish().transform((value) => value ?? null)
/** Legacy transactions of old nodes come without a type. */
const typeField = quantity.nullish().transform((type) => Number(type ?? 0n))

/** A transaction as it stands in a block. */
export const rawTransaction = z.object({
  hash: hashField.transform((hash) => hash as Hex),
  from: addressField,
  to: addressField.nullish().transform((to) => to ?? null),
  input: z
    .string()
    .regex(/^0x[0-9a-fA-F]*$/)
    .nullish()
    .transform((input) => input ?? null),
  /** Its place in the block. */
  transactionIndex: quantity.nullish().transform((index) => Number(index ?? 0n)),
  value: quantity,
  type: typeField,
  gasPrice: optionalQuantity,
  feeCurrency: addressField.nullish().transform((token) => token ?? null),
  /** OP chains: what a deposit adds to its sender. */
  mint: optionalQuantity,
  /** OP chains: of a deposit, from whoever knows deposits. */
  sourceHash: hashField.nullish().transform((hash) => hash ?? null),
})
export type RawTransaction = z.output<typeof rawTransaction>

/** A block with its transactions. */
export const rawBlock = z.object({
  number: quantity.transform(Number),
  timestamp: quantity.transform(Number),
  /** Who gets the tips. */
  miner: addressField.nullish().transform((miner) => miner ?? null),
  /** What is burnt of the price of gas; blocks of before London have none. */
  baseFeePerGas: optionalQuantity,
  transactions: z.array(rawTransaction),
  withdrawals: z
    .array(z.object({ index: quantity, address: addressField, amount: quantity }))
    .nullish()
    .transform((withdrawals) => withdrawals ?? []),
})
export type RawBlock = z.output<typeof rawBlock>

/** What became of a transaction. */
export const rawReceipt = z.object({
  /** Missing in receipts of before Byzantium. */
  status: optionalQuantity,
  gasUsed: quantity,
  effectiveGasPrice: optionalQuantity,
  blobGasUsed: optionalQuantity,
  blobGasPrice: optionalQuantity,
  l1Fee: optionalQuantity,
  operatorFeeScalar: optionalQuantity,
  operatorFeeConstant: optionalQuantity,
  daFootprintGasScalar: optionalQuantity,
  logs: z
    .array(
      z.object({
        address: addressField,
        topics: z.array(hashField).max(4),
        data: z.string().regex(/^0x[0-9a-fA-F]*$/),
      }),
    )
    .nullish()
    .transform((logs) => logs ?? []),
})
export type RawReceipt = z.output<typeof rawReceipt>

/** A receipt as the rules of fees read it. Where it does not tell a price, that of the transaction is the one paid. */
export function toPaidReceipt(
  { type, from, gasPrice, feeCurrency }: RawTransaction,
  { effectiveGasPrice, ...receipt }: RawReceipt,
): PaidReceipt {
  return { ...receipt, type, from, feeCurrency, gasPrice: effectiveGasPrice ?? gasPrice }
}
