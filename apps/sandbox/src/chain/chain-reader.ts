import { type Address, getAddress, type Hash, type Hex, isAddressEqual, parseAbiItem } from 'viem'
import type { ChainClient } from './client.ts'
import { readMetadata, type TokenMetadata } from './read-metadata.ts'

/** A token movement as the chain's log tells it. */
export interface Movement {
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155'
  /** The token contract, checksummed, as are the other addresses. */
  readonly token: Address
  readonly from: Address
  readonly to: Address
  /** Base units, or the number of pieces. */
  readonly value: bigint
  readonly tokenId: bigint | null
  readonly blockNumber: bigint
  readonly blockHash: Hash
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly transactionHash: Hash
  readonly transactionIndex: number
  readonly logIndex: number
}

/** A piece of a collection that a wallet holds now. */
export interface OwnedPiece {
  readonly token: Address
  readonly standard: 'ERC721' | 'ERC1155'
  readonly tokenId: bigint
  readonly amount: bigint
  readonly uri: string | null
  readonly mintedAt: bigint | null
  readonly minter: Address | null
  readonly receivedAt: bigint
}

/** A fungible token that a wallet holds now, in base units. */
export interface Holding {
  readonly token: Address
  readonly balance: bigint
}

/** Every movement that touches a wallet, the newest first. */
export async function listMovements(client: ChainClient, wallet: Address): Promise<Movement[]> {
  const range = { fromBlock: 0n, toBlock: 'latest', strict: true } as const
  const [sent, received, sentPieces, receivedPieces, sentBadges, receivedBadges] = await Promise.all([
    client.getLogs({ ...range, event: transfer, args: { from: wallet } }),
    client.getLogs({ ...range, event: transfer, args: { to: wallet } }),
    client.getLogs({ ...range, event: pieceTransfer, args: { from: wallet } }),
    client.getLogs({ ...range, event: pieceTransfer, args: { to: wallet } }),
    client.getLogs({ ...range, event: badgeTransfer, args: { from: wallet } }),
    client.getLogs({ ...range, event: badgeTransfer, args: { to: wallet } }),
  ])
  const movements = [
    ...[...sent, ...received].map((log) => toMovement(log, 'ERC20', log.args.value, null)),
    ...[...sentPieces, ...receivedPieces].map((log) => toMovement(log, 'ERC721', 1n, log.args.tokenId)),
    ...[...sentBadges, ...receivedBadges].map((log) =>
      toMovement(log, 'ERC1155', log.args.value, log.args.id),
    ),
  ]
  // A transfer to oneself is found from both sides.
  const unique = new Map(
    movements.map((movement) => [`${movement.blockNumber}:${movement.logIndex}`, movement]),
  )
  return [...unique.values()].sort(
    (left, right) => Number(right.blockNumber - left.blockNumber) || right.logIndex - left.logIndex,
  )
}

/** What a wallet holds of every ERC-20 token that ever touched it, empty balances left out. */
export async function listHoldings(client: ChainClient, wallet: Address): Promise<Holding[]> {
  const movements = await listMovements(client, wallet)
  const contracts = [
    ...new Set(movements.filter(({ standard }) => standard === 'ERC20').map(({ token }) => token)),
  ]
  const balances = await client.multicall({
    allowFailure: false,
    batchSize: 0,
    contracts: contracts.map((address) => ({
      address,
      abi: [balanceOf],
      functionName: 'balanceOf',
      args: [wallet],
    })),
  })
  return contracts
    .map((token, index) => ({ token, balance: balances[index] as bigint }))
    .filter(({ balance }) => balance > 0n)
}

/** Every piece that a wallet holds now, the latest received first. */
export async function listPieces(client: ChainClient, wallet: Address): Promise<OwnedPiece[]> {
  const movements = (await listMovements(client, wallet)).filter(({ standard }) => standard !== 'ERC20')
  const latest = new Map<string, Movement>()
  for (const movement of movements) {
    const key = `${movement.token}:${movement.tokenId}`
    if (!latest.has(key)) latest.set(key, movement)
  }
  const pieces = await Promise.all(
    [...latest.values()].map((movement) => readPiece(client, wallet, movement)),
  )
  return pieces.filter((piece) => piece !== null)
}

/** The metadata of several contracts, by checksummed address; null where a contract does not answer. */
export async function listMetadata(
  client: ChainClient,
  contracts: readonly Address[],
): Promise<Map<Address, TokenMetadata>> {
  const unique = [...new Set(contracts)]
  const found = await Promise.all(unique.map((contract) => readMetadata(client, contract)))
  return new Map(unique.map((contract, index) => [contract, found[index] ?? noMetadata]))
}

export const noMetadata: TokenMetadata = { name: null, symbol: null, decimals: null, totalSupply: null }

const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const pieceTransfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
)
const badgeTransfer = parseAbiItem(
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
)
const balanceOf = parseAbiItem('function balanceOf(address) view returns (uint256)')
const ownerOf = parseAbiItem('function ownerOf(uint256) view returns (address)')
const tokenUri = parseAbiItem('function tokenURI(uint256) view returns (string)')
const badgeUri = parseAbiItem('function uri(uint256) view returns (string)')
const badgeBalance = parseAbiItem('function balanceOf(address, uint256) view returns (uint256)')

interface TransferLog {
  address: Hex
  args: { from: Address; to: Address }
  blockNumber: bigint
  blockHash: Hash
  blockTimestamp?: bigint | undefined
  transactionHash: Hash
  transactionIndex: number
  logIndex: number
}

function toMovement(
  log: TransferLog,
  standard: Movement['standard'],
  value: bigint,
  tokenId: bigint | null,
): Movement {
  const { blockNumber, blockHash, transactionHash, transactionIndex, logIndex } = log
  const timestamp = Number(log.blockTimestamp)
  const token = getAddress(log.address)
  const place = { blockNumber, blockHash, timestamp, transactionHash, transactionIndex, logIndex }
  return { standard, token, from: log.args.from, to: log.args.to, value, tokenId, ...place }
}

async function readPiece(
  client: ChainClient,
  wallet: Address,
  received: Movement,
): Promise<OwnedPiece | null> {
  const { token, tokenId, standard } = received
  if (tokenId === null || standard === 'ERC20') return null
  const amount = await heldAmount(client, wallet, token, tokenId, standard)
  if (amount === 0n) return null
  const [uri, mint] = await Promise.all([
    readUri(client, token, tokenId, standard),
    standard === 'ERC721' ? findMint(client, token, tokenId) : null,
  ])
  return {
    token,
    standard,
    tokenId,
    amount,
    uri,
    mintedAt: mint?.blockNumber ?? null,
    minter: mint?.args.to ?? null,
    receivedAt: received.blockNumber,
  }
}

async function heldAmount(
  client: ChainClient,
  wallet: Address,
  address: Address,
  tokenId: bigint,
  standard: 'ERC721' | 'ERC1155',
): Promise<bigint> {
  if (standard === 'ERC1155') {
    return client.readContract({
      address,
      abi: [badgeBalance],
      functionName: 'balanceOf',
      args: [wallet, tokenId],
    })
  }
  const owner = await client
    .readContract({ address, abi: [ownerOf], functionName: 'ownerOf', args: [tokenId] })
    .catch(() => null)
  return owner && isAddressEqual(owner, wallet) ? 1n : 0n
}

async function readUri(
  client: ChainClient,
  address: Address,
  tokenId: bigint,
  standard: 'ERC721' | 'ERC1155',
): Promise<string | null> {
  if (standard === 'ERC721') {
    return client
      .readContract({ address, abi: [tokenUri], functionName: 'tokenURI', args: [tokenId] })
      .catch(() => null)
  }
  const template = await client
    .readContract({ address, abi: [badgeUri], functionName: 'uri', args: [tokenId] })
    .catch(() => null)
  return template?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0')) ?? null
}

async function findMint(client: ChainClient, address: Address, tokenId: bigint) {
  const zero = '0x0000000000000000000000000000000000000000'
  const args = { from: zero, tokenId } as const
  const logs = await client.getLogs({ address, event: pieceTransfer, args, fromBlock: 0n, strict: true })
  return logs[0] ?? null
}
