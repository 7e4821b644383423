import { type Address, isAddressEqual, parseAbi, parseAbiItem, zeroAddress } from 'viem'
import type { ChainClient } from '../client.ts'
import { listMovements, type Movement } from './list-movements.ts'

/** A piece of a collection that a wallet holds now. */
export interface OwnedPiece {
  readonly token: Address
  readonly standard: 'ERC721' | 'ERC1155'
  readonly tokenId: bigint
  readonly amount: bigint
  /** Where the contract says that the metadata lies. */
  readonly uri: string | null
  readonly mintedAt: bigint | null
  readonly minter: Address | null
  readonly receivedAt: bigint
}

/** Every piece that a wallet holds now, the latest received first. */
export async function listPieces(client: ChainClient, wallet: Address): Promise<OwnedPiece[]> {
  const latest = new Map<string, Movement>()
  for (const movement of await listMovements(client, wallet)) {
    const key = `${movement.token}:${movement.tokenId}`
    if (movement.standard !== 'ERC20' && !latest.has(key)) latest.set(key, movement)
  }
  const pieces = await Promise.all(
    [...latest.values()].map((received) =>
      received.standard === 'ERC721'
        ? readPiece(client, wallet, received)
        : readBadge(client, wallet, received),
    ),
  )
  return pieces.filter((piece) => piece !== null)
}

const pieceAbi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)',
])
const badgeAbi = parseAbi([
  'function balanceOf(address, uint256) view returns (uint256)',
  'function uri(uint256) view returns (string)',
])
const pieceTransfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
)

async function readPiece(
  client: ChainClient,
  wallet: Address,
  received: Movement,
): Promise<OwnedPiece | null> {
  const { token: address, tokenId } = received
  if (tokenId === null) return null
  const contract = { address, abi: pieceAbi, args: [tokenId] } as const
  const [owner, uri, mints] = await Promise.all([
    client.readContract({ ...contract, functionName: 'ownerOf' }).catch(() => zeroAddress),
    client.readContract({ ...contract, functionName: 'tokenURI' }).catch(() => null),
    client.getLogs({
      address,
      event: pieceTransfer,
      args: { from: zeroAddress, tokenId },
      fromBlock: 0n,
      strict: true,
    }),
  ])
  if (!isAddressEqual(owner, wallet)) return null
  const mint = mints.at(-1)
  return {
    token: address,
    standard: 'ERC721',
    tokenId,
    amount: 1n,
    uri,
    mintedAt: mint?.blockNumber ?? null,
    minter: mint?.args.to ?? null,
    receivedAt: received.blockNumber,
  }
}

async function readBadge(
  client: ChainClient,
  wallet: Address,
  received: Movement,
): Promise<OwnedPiece | null> {
  const { token: address, tokenId } = received
  if (tokenId === null) return null
  const contract = { address, abi: badgeAbi } as const
  const [amount, template] = await Promise.all([
    client.readContract({ ...contract, functionName: 'balanceOf', args: [wallet, tokenId] }),
    client.readContract({ ...contract, functionName: 'uri', args: [tokenId] }).catch(() => null),
  ])
  if (amount === 0n) return null
  const uri = template?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0')) ?? null
  const { blockNumber: receivedAt } = received
  return {
    token: address,
    standard: 'ERC1155',
    tokenId,
    amount,
    uri,
    mintedAt: null,
    minter: null,
    receivedAt,
  }
}
