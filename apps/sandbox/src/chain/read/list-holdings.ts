import { type Address, decodeFunctionResult, encodeFunctionData, isAddressEqual, parseAbiItem } from 'viem'
import type { ChainClient } from '../client.ts'
import { listMovements, type Movement } from './list-movements.ts'

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
  const balances = await Promise.all(
    contracts.map((token) =>
      readBalance(client, token, wallet).catch(() =>
        sumOf(
          fungible.filter((row) => row.token === token),
          wallet,
        ),
      ),
    ),
  )
  return contracts
    .map((token, index) => ({ token, balance: balances[index] ?? 0n }))
    .filter(({ balance }) => balance > 0n)
}

/** Each contract is asked for itself, under a bound: one that burns its gas must not take that of the others. */
async function readBalance(client: ChainClient, token: Address, wallet: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: [balanceOf], args: [wallet] })
  const answer = await client.call({ to: token, data, gas: 1_000_000n })
  return decodeFunctionResult({ abi: [balanceOf], data: answer.data ?? '0x' })
}

/** What the logs say of a contract that does not answer, as an index has it then. */
const sumOf = (movements: readonly Movement[], wallet: Address) =>
  movements.reduce(
    (sum, { from, to, value }) =>
      sum + (isAddressEqual(to, wallet) ? value : 0n) - (isAddressEqual(from, wallet) ? value : 0n),
    0n,
  )

const balanceOf = parseAbiItem('function balanceOf(address) view returns (uint256)')
