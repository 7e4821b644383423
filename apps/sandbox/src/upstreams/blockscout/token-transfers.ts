import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { listMovements, type Movement } from '../../chain/read/list-movements.ts'
import type { World } from '../upstream.ts'
import { toParty, toToken } from './parts.ts'

/** The rows of `/addresses/{address}/token-transfers`, the newest first. */
export async function listTokenTransfers({ chain, clock, prices }: World, wallet: Address) {
  const movements = await listMovements(chain.client, wallet)
  const metadata = await listMetadata(
    chain.client,
    movements.map(({ token }) => token),
  )
  return movements.map((movement) =>
    toRow(movement, metadata(movement.token), prices.tokenPrice(movement.token, clock.now())),
  )
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
