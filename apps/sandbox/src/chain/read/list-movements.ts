import { type Address, getAddress, type Hash, type Hex, parseAbiItem } from 'viem'
import type { ChainClient } from '../client.ts'

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

/** Every movement that touches a wallet, the newest first. */
export async function listMovements(client: ChainClient, wallet: Address): Promise<Movement[]> {
  const range = { fromBlock: 0n, toBlock: 'latest', strict: true } as const
  const sides = [{ from: wallet }, { to: wallet }]
  const [fungible, pieces, badges] = await Promise.all([
    Promise.all(sides.map((args) => client.getLogs({ ...range, event: transfer, args }))),
    Promise.all(sides.map((args) => client.getLogs({ ...range, event: pieceTransfer, args }))),
    Promise.all(sides.map((args) => client.getLogs({ ...range, event: badgeTransfer, args }))),
  ])
  const movements = [
    ...fungible.flat().map((log) => toMovement(log, 'ERC20', log.args.value, null)),
    ...pieces.flat().map((log) => toMovement(log, 'ERC721', 1n, log.args.tokenId)),
    ...badges.flat().map((log) => toMovement(log, 'ERC1155', log.args.value, log.args.id)),
  ]
  // A transfer to oneself is found from both sides.
  const unique = new Map(
    movements.map((movement) => [`${movement.blockNumber}:${movement.logIndex}`, movement]),
  )
  return [...unique.values()].sort(
    (left, right) => Number(right.blockNumber - left.blockNumber) || right.logIndex - left.logIndex,
  )
}

// The two Transfer events share their first topic; an indexed third argument tells them apart.
const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const pieceTransfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
)
const badgeTransfer = parseAbiItem(
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
)

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
  return {
    standard,
    token: getAddress(log.address),
    from: log.args.from,
    to: log.args.to,
    value,
    tokenId,
    blockNumber,
    blockHash,
    timestamp: Number(log.blockTimestamp),
    transactionHash,
    transactionIndex,
    logIndex,
  }
}
