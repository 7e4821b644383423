import { type Hash, keccak256, numberToHex, type RpcTransactionReceipt, toHex } from 'viem'
import type { Call } from './calls.ts'
import type { ChainClient } from './client.ts'

/** What a sender pays for a transaction; left out, the node chooses. Prices in wei. */
export interface Fees {
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** Hands a call to the node, which signs for everyone. It lies in the pool until a block is mined. */
export async function sendCall(client: ChainClient, call: Call, fees: Fees): Promise<Hash> {
  const transaction = {
    ...toTransaction(call),
    gas: numberToHex(fees.gas),
    // A deposit is paid for on Ethereum.
    ...(call.mint === undefined && {
      maxFeePerGas: numberToHex(call.isPaidInToken ? 0n : fees.maxFeePerGas),
      maxPriorityFeePerGas: numberToHex(call.isPaidInToken ? 0n : fees.maxPriorityFeePerGas),
    }),
  }
  return client.request<{ Parameters: [object]; ReturnType: Hash }>({
    method: 'eth_sendTransaction',
    params: [transaction],
  })
}

/** Hands a call to a node that mines by itself, and waits for the receipt. */
export async function sendCallAndWait(client: ChainClient, call: Call): Promise<RpcTransactionReceipt> {
  return client.request<{ Parameters: [object]; ReturnType: RpcTransactionReceipt }>({
    method: 'eth_sendTransactionSync',
    params: [toTransaction(call)],
  })
}

function toTransaction({ from, to, data, value, mint }: Call) {
  return {
    ...{ from, to },
    ...(data && { data }),
    ...(value && { value: numberToHex(value) }),
    ...(mint !== undefined && {
      ...{ type: '0x7e', mint: numberToHex(mint), isSystemTx: false },
      sourceHash: keccak256(toHex(`${from} ${mint}`)),
    }),
  }
}
