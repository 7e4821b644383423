import { type Hash, numberToHex } from 'viem'
import type { Call } from './calls.ts'
import type { ChainClient } from './client.ts'

/** What a sender pays for a transaction; left out, the node chooses. Prices in wei. */
export interface Fees {
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** Hands a call to the node, which signs for everyone. The answer is the transaction's hash; it may not be mined yet. */
export async function sendCall(
  client: ChainClient,
  { from, to, data, value }: Call,
  fees?: Fees,
): Promise<Hash> {
  const transaction = {
    from,
    to,
    ...(data && { data }),
    ...(value && { value: numberToHex(value) }),
    ...(fees && {
      gas: numberToHex(fees.gas),
      maxFeePerGas: numberToHex(fees.maxFeePerGas),
      maxPriorityFeePerGas: numberToHex(fees.maxPriorityFeePerGas),
    }),
  }
  return client.request<{ Parameters: [typeof transaction]; ReturnType: Hash }>({
    method: 'eth_sendTransaction',
    params: [transaction],
  })
}
