import type { AccountActivity } from '../../ports/activity.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { EthereumNode } from './open-node.ts'

/** The nonce and the native balance, asked in one batch. */
export async function getActivity({ client }: EthereumNode, address: Address): Promise<AccountActivity> {
  const [sent, coin] = await Promise.all([
    client.getTransactionCount({ address }),
    client.getBalance({ address }),
  ])
  return { sent, coin }
}
