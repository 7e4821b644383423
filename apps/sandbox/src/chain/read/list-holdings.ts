import { type Address, parseAbiItem } from 'viem'
import type { ChainClient } from '../client.ts'
import { listMovements } from './list-movements.ts'

/** A fungible token that a wallet holds now, in base units. */
export interface Holding {
  readonly token: Address
  readonly balance: bigint
}

/** What a wallet holds of every ERC-20 token that ever touched it, empty balances left out. */
export async function listHoldings(client: ChainClient, wallet: Address): Promise<Holding[]> {
  const movements = await listMovements(client, wallet)
  const fungible = movements.filter(({ standard }) => standard === 'ERC20')
  const contracts = [...new Set(fungible.map(({ token }) => token))]
  const balances = await client.multicall({
    allowFailure: false,
    batchSize: 0,
    contracts: contracts.map((address) => ({
      address,
      abi: [balanceOf] as const,
      functionName: 'balanceOf' as const,
      args: [wallet] as const,
    })),
  })
  return contracts
    .map((token, index) => ({ token, balance: balances[index] ?? 0n }))
    .filter(({ balance }) => balance > 0n)
}

const balanceOf = parseAbiItem('function balanceOf(address) view returns (uint256)')
