import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ChainClient } from '../../chain/client.ts'
import { listBlocks } from '../../chain/read/list-blocks.ts'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { listMovements, type Movement } from '../../chain/read/list-movements.ts'
import type { World } from '../upstream.ts'
import { toParty, toToken } from './parts.ts'

/** The rows of `/addresses/{address}/token-transfers`, the newest first. */
export async function listTokenTransfers({ chain, clock, prices }: World, wallet: Address) {
  const logged = await listMovements(chain.client, wallet)
  const { family, coinFace } = chain.entry
  const made =
    family === 'celo' && coinFace !== null ? await listCoinMoves(chain.client, coinFace, wallet) : []
  const movements = [...logged, ...made].sort(
    (left, right) => Number(right.blockNumber - left.blockNumber) || right.logIndex - left.logIndex,
  )
  const metadata = await listMetadata(
    chain.client,
    movements.map(({ token }) => token),
  )
  return movements.map((movement) =>
    toRow(movement, metadata(movement.token), prices.tokenPrice(movement.token, clock.now())),
  )
}

/** Moves of the coin of Celo that leave no log; its index makes rows of them with a place of the log below zero. */
async function listCoinMoves(client: ChainClient, token: Address, wallet: Address): Promise<Movement[]> {
  const blocks = await listBlocks(client)
  return blocks.flatMap(({ number, hash, timestamp, transactions, innerCalls }) => {
    const place = { standard: 'ERC20' as const, token, tokenId: null, blockNumber: BigInt(number) }
    const moves = [
      ...transactions
        .filter(({ succeeded }) => succeeded)
        .map((own) => ({
          ...own,
          transactionHash: own.hash,
          transactionIndex: own.index,
          logIndex: -(own.index + 1) * 20_000,
        })),
      ...innerCalls
        .filter(({ error }) => error === null)
        .map((call) => ({ ...call, logIndex: -(call.transactionIndex * 20_000 + call.index) })),
    ]
    return moves.flatMap(({ from, to, value, transactionHash, transactionIndex, logIndex }) => {
      const isOwn = [from, to].some((party) => party !== null && isAddressEqual(party, wallet))
      if (to === null || value === 0n || !isOwn) return []
      return [
        {
          ...place,
          blockHash: hash,
          timestamp,
          from,
          to,
          value,
          transactionHash,
          transactionIndex,
          logIndex,
        },
      ]
    })
  })
}

function toRow(movement: Movement, metadata: TokenMetadata, price: number | null) {
  const type = blockscoutType[movement.standard]
  const decimals = metadata.decimals === null ? null : String(metadata.decimals)
  return {
    block_hash: movement.blockHash,
    block_number: Number(movement.blockNumber),
    from: toParty(movement.from),
    log_index: movement.logIndex,
    method: 'transfer',
    timestamp: new Date(movement.timestamp * 1000).toISOString().replace('Z', '000Z'),
    to: toParty(movement.to),
    token: toToken(movement.token, type, metadata, price),
    token_type: type,
    total:
      movement.tokenId === null
        ? { decimals, value: movement.value.toString() }
        : {
            token_id: movement.tokenId.toString(),
            token_instance: null,
            ...(type === 'ERC-1155' && { decimals: null, value: movement.value.toString() }),
          },
    transaction_hash: movement.transactionHash,
    type: movementType(movement),
  }
}

const blockscoutType = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const

function movementType({ from, to }: Movement): string {
  if (isAddressEqual(from, zeroAddress)) return 'token_minting'
  return isAddressEqual(to, zeroAddress) ? 'token_burning' : 'token_transfer'
}
