import type { Chain, FeeRule } from '@pkg/chains'
import { TRANSFER } from '../parsing/transfer-topic.ts'
import {
  DEPOSIT,
  FROM_ETHEREUM,
  OTHER_ACCOUNT,
  PREPAID_RETRY,
  SUBMITTED_RETRY,
  UNPAID,
} from './transaction-types.ts'

/** The fields of a receipt, and of its transaction, that say what it cost; null where the source leaves one out. */
export interface PaidReceipt {
  type: number
  from: string
  gasUsed: bigint
  /** What a unit of gas cost in the end. */
  gasPrice: bigint | null
  blobGasUsed: bigint | null
  blobGasPrice: bigint | null
  l1Fee: bigint | null
  operatorFeeScalar: bigint | null
  operatorFeeConstant: bigint | null
  /** Present since the fork Jovian. */
  daFootprintGasScalar: bigint | null
  /** The token in which the fee was paid instead of the native coin. */
  feeCurrency: string | null
  logs: readonly { address: string; topics: readonly string[]; data: string }[]
}

/** What a transaction cost in the native coin. */
export interface TransactionFee {
  /** Of what is known, in base units. */
  amount: bigint
  /** False where a part of it is not told: the whole is more, and nobody says by how much. */
  complete: boolean
  /** Who paid it; null where nobody paid it in the native coin. */
  payer: string | null
}

/** Who collects fees on chains of the ZK stack, and gives back what was not used. */
const BOOTLOADER = '0x0000000000000000000000000000000000008001'

const NOTHING: TransactionFee = { amount: 0n, complete: true, payer: null }
/** Something was paid, and nobody says how much. */
const unknown = (payer: string | null): TransactionFee => ({ amount: 0n, complete: false, payer })

const rules: Record<FeeRule, (receipt: PaidReceipt, chain: Pick<Chain, 'nativeFaces'>) => TransactionFee> = {
  ethereum: ({ blobGasUsed, blobGasPrice, ...receipt }) =>
    withParts(receipt, toBlobFee(blobGasUsed, blobGasPrice)),
  // `blobGasUsed` is not added: since Jovian it tells the footprint of the data, which nobody pays by itself.
  op: (receipt) =>
    receipt.type === DEPOSIT ? NOTHING : withParts(receipt, receipt.l1Fee, toOperatorFee(receipt)),
  // What the chain pays to Ethereum is a part of the gas that was used.
  arbitrum(receipt) {
    if (UNPAID.has(receipt.type) || receipt.type === PREPAID_RETRY) return NOTHING
    return receipt.type === SUBMITTED_RETRY ? unknown(receipt.from) : withParts(receipt)
  },
  scroll: (receipt) => (receipt.type === DEPOSIT ? NOTHING : withParts(receipt, receipt.l1Fee)),
  zksync(receipt, { nativeFaces }) {
    if (FROM_ETHEREUM.has(receipt.type)) return NOTHING
    const collected = toCollected(receipt, nativeFaces)
    if (collected !== undefined) return collected
    // Of an account of another kind only the logs say who paid.
    return receipt.type === OTHER_ACCOUNT ? unknown(receipt.from) : withParts(receipt)
  },
  celo(receipt) {
    if (receipt.type === DEPOSIT) return NOTHING
    if (receipt.feeCurrency !== null) return unknown(receipt.from)
    return withParts(receipt, receipt.l1Fee, toOperatorFee(receipt))
  },
}

/** What a transaction cost, by the rule of its chain. A part that is missing from the receipt is unknown, and never zero. */
export function transactionFee(
  chain: Pick<Chain, 'feeRule' | 'nativeFaces'>,
  receipt: PaidReceipt,
): TransactionFee {
  return rules[chain.feeRule](receipt, chain)
}

/** Gas at its price, and what else is paid; null is a part that is not known. */
function withParts(
  { gasUsed, gasPrice, from }: Pick<PaidReceipt, 'gasUsed' | 'gasPrice' | 'from'>,
  ...others: readonly (bigint | null)[]
): TransactionFee {
  const parts = [gasPrice === null ? null : gasUsed * gasPrice, ...others]
  return {
    amount: parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n),
    complete: !parts.includes(null),
    payer: from,
  }
}

/** What blobs cost; some nodes tell that there were none, and no price. */
function toBlobFee(used: bigint | null, price: bigint | null): bigint | null {
  if (used === null || used === 0n) return 0n
  return price === null ? null : used * price
}

/** What an operator of an OP chain takes besides; before the fork Isthmus there was none. */
function toOperatorFee({
  gasUsed,
  operatorFeeScalar,
  operatorFeeConstant,
  daFootprintGasScalar,
}: PaidReceipt): bigint {
  const scalar = operatorFeeScalar ?? 0n
  const isJovian = daFootprintGasScalar !== null
  return (isJovian ? gasUsed * scalar * 100n : (gasUsed * scalar) / 1_000_000n) + (operatorFeeConstant ?? 0n)
}

/** What the logs of the coin say that went to the collector and did not come back; it may be another account that paid. */
function toCollected({ logs }: PaidReceipt, faces: readonly string[]): TransactionFee | undefined {
  const moves = logs.flatMap(({ address, topics, data }) =>
    faces.includes(address) && topics[0] === TRANSFER && topics.length === 3 && data.length === WORD
      ? [{ from: toAddress(topics[1]), to: toAddress(topics[2]), amount: BigInt(data) }]
      : [],
  )
  const payer = moves.find(({ to }) => to === BOOTLOADER)?.from
  if (payer === undefined) return undefined
  const net = moves.reduce((sum, { from, to, amount }) => {
    if (from === payer && to === BOOTLOADER) return sum + amount
    return from === BOOTLOADER && to === payer ? sum - amount : sum
  }, 0n)
  return net < 0n ? unknown(payer) : { amount: net, complete: true, payer }
}

/** As a text: 0x and 32 bytes. */
const WORD = 66

const toAddress = (topic = '') => `0x${topic.slice(26)}`
