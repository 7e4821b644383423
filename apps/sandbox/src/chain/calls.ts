import { type Address, encodeFunctionData, type Hex } from 'viem'
import { bareToken, sandboxToken } from './artifacts.generated.ts'

/** A transaction that is to be sent. */
export interface Call {
  readonly from: Address
  readonly to: Address
  readonly data?: Hex
  /** In wei. */
  readonly value?: bigint
  /** What a deposit from Ethereum brings to its sender beside what it moves, in wei; on an OP chain. */
  readonly mint?: bigint
  /** Its fee is not in the coin; on Celo. */
  readonly isPaidInToken?: boolean
}

/** A transfer of `value` base units of a token, or of wei when `token` is `native`. */
export function transferCall(token: Address | 'native', from: Address, to: Address, value: bigint): Call {
  if (token === 'native') return { from, to, value }
  return {
    from,
    to: token,
    data: encodeFunctionData({ abi: bareToken.abi, functionName: 'transfer', args: [to, value] }),
  }
}

/** Creates `value` base units of a token out of nothing. */
export function mintCall(token: Address, from: Address, to: Address, value: bigint): Call {
  return {
    from,
    to: token,
    data: encodeFunctionData({ abi: bareToken.abi, functionName: 'mint', args: [to, value] }),
  }
}

/** Several transfers of a token in one transaction. */
export function transferManyCall(
  token: Address,
  from: Address,
  to: readonly Address[],
  values: readonly bigint[],
): Call {
  return {
    from,
    to: token,
    data: encodeFunctionData({ abi: sandboxToken.abi, functionName: 'transferMany', args: [to, values] }),
  }
}
