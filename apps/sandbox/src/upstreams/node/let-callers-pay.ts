import { paysForData } from '../../catalogue/chains.ts'
import type { Chain } from '../../chain/create-chain.ts'

/** More than any fee for data; far below what a word may hold. */
const PLENTY = `0x1${'0'.repeat(32)}`

interface Called {
  readonly method?: string
  readonly params?: readonly [
    { readonly from?: string; readonly gasPrice?: string; readonly maxFeePerGas?: string },
    block?: unknown,
    overrides?: Readonly<Record<string, object>>,
  ]
}

/**
 * What is asked of a chain with a fee for data, so that the local node answers calls as nodes of such chains do: those ask
 * nobody whether they could pay for a call that names no price, and it takes the fee from whoever calls.
 */
export function letCallersPay(chain: Chain, asked: unknown): unknown {
  if (!paysForData(chain.entry.family)) return asked
  return Array.isArray(asked) ? asked.map(lend) : lend(asked)
}

function lend(asked: unknown): unknown {
  const { method, params: [call, block = 'latest', overrides] = [{}] } = (asked ?? {}) as Called
  const { from, gasPrice, maxFeePerGas } = call ?? {}
  if (method !== 'eth_call' || from === undefined || (gasPrice ?? maxFeePerGas) !== undefined) return asked
  const lent = { balance: PLENTY, ...overrides?.[from] }
  return { ...(asked as Called), params: [call, block, { ...overrides, [from]: lent }] }
}
