import type { Anchors } from '@pkg/chains'
import type { Address } from '../ports/wallet-data.ts'
import {
  type Answer,
  type ContractCall,
  callOf,
  type ReadCalls,
  readGroups,
  toWord,
} from './contract-call.ts'
import type { Subject } from './subject.ts'

/** How many are asked for before it is known how many there are, and how many are read at most. */
const FIRST = 10
const MOST = 100

const ask = (manager: Address, wallet: Address, from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    callOf(manager, 'tokenOfOwnerByIndex(address,uint256)', wallet, BigInt(from + index)),
  )

/** Questions that tell which NFTs of known managers a wallet has, by manager. */
export function askOwnedNfts({ v3Managers }: Anchors, wallet: Address): ContractCall[][] {
  return v3Managers.map(({ address: manager }) => [
    callOf(manager, 'balanceOf(address)', wallet),
    ...ask(manager, wallet, 0, FIRST),
  ])
}

/** The NFTs that the answers to these questions name; asks for more where there are more. */
export async function toOwnedNfts(
  { v3Managers }: Anchors,
  wallet: Address,
  groups: readonly (readonly Answer[])[],
  readCalls: ReadCalls,
): Promise<Subject[]> {
  const managers = v3Managers.map(({ address }) => address)
  const counts = groups.map(([count]) => Math.min(Number(toWord(count) ?? 0n), MOST))
  const more = await readGroups(
    readCalls,
    managers.map((manager, index) => ask(manager, wallet, FIRST, counts[index] ?? 0)),
  )
  return managers.flatMap((contract, index) => {
    const ids = [...(groups[index] ?? []).slice(1, 1 + (counts[index] ?? 0)), ...(more[index] ?? [])]
    return ids.flatMap((answer) => {
      const id = toWord(answer)
      return id === undefined ? [] : [{ of: 'nft' as const, contract, id }]
    })
  })
}
