import type { Chain } from '@pkg/chains'
import { ARBITRUM_DEPOSIT, FROM_ETHEREUM, PREPAID_RETRY, SUBMITTED_RETRY } from './transaction-types.ts'

/**
 * Whether the value of a transaction leaves its sender: not where the chain brings it itself, bridged in or laid up before.
 * @param type of the transaction, as EIP-2718 numbers them; null where the source does not tell.
 */
export function isValueOwn({ feeRule }: Pick<Chain, 'feeRule'>, type: number | null): boolean {
  if (feeRule === 'zksync') return type === null || !FROM_ETHEREUM.has(type)
  if (feeRule !== 'arbitrum') return true
  return type !== ARBITRUM_DEPOSIT && type !== PREPAID_RETRY && type !== SUBMITTED_RETRY
}
