import { fromPieceId, type PieceId } from '../../ports/pieces.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { erc165Abi, erc721Abi, erc1155Abi } from './abis.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, readContracts } from './read-contracts.ts'

/** By which an ERC-721 contract says that it is one. */
const ERC721 = '0x80ac58cd'

/**
 * How much a wallet has of each piece at one block. Which standard a contract follows is not known, so that it is asked by both: a
 * piece is absent where it answers neither, or where the two answers do not fit together. A piece of which a contract of ERC-721
 * refuses to name an owner has none.
 */
export async function readPiecesAt(
  node: EthereumNode,
  wallet: Address,
  pieces: readonly PieceId[],
  block: number,
): Promise<Map<PieceId, bigint>> {
  const asked = pieces.flatMap((piece) => {
    const found = fromPieceId(piece)
    if (found === undefined || found.chainId !== node.chain.id) return []
    return [{ piece, address: found.address as Address, id: found.id }]
  })
  const contracts = [...new Set(asked.map(({ address }) => address))]
  const answers = await readContracts(
    node,
    [
      ...contracts.map(
        (address): ContractRead => ({
          ...{ address, abi: erc165Abi, functionName: 'supportsInterface', args: [ERC721] },
        }),
      ),
      ...asked.flatMap(({ address, id }): ContractRead[] => [
        { address, abi: erc721Abi, functionName: 'ownerOf', args: [id] },
        { address, abi: erc1155Abi, functionName: 'balanceOf', args: [wallet, id] },
      ]),
    ],
    BigInt(block),
  )
  const isErc721 = new Map(contracts.map((address, index) => [address, answers[index] === true]))
  return new Map(
    asked.flatMap(({ piece, address }, index) => {
      const [owner, units] = answers.slice(contracts.length + index * 2, contracts.length + index * 2 + 2)
      const held = toHeld(wallet, { owner, units, isErc721: isErc721.get(address) === true })
      return held === undefined ? [] : [[piece, held] as const]
    }),
  )
}

function toHeld(
  wallet: Address,
  { owner, units, isErc721 }: { owner: unknown; units: unknown; isErc721: boolean },
): bigint | undefined {
  const owned =
    typeof owner === 'string' ? (owner.toLowerCase() === wallet.toLowerCase() ? 1n : 0n) : undefined
  const held = typeof units === 'bigint' ? units : undefined
  if (owned !== undefined && held !== undefined) return owned === held ? held : undefined
  return owned ?? held ?? (isErc721 ? 0n : undefined)
}
