import { toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { baseUnitsField, decimalsField } from '../../parsing/fields.ts'
import type { AssetMovement } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { transferRow } from './transfers.ts'

/** A row of `/addresses/{address}/token-transfers` that moves pieces; of ERC-721 it is always one. */
export const nftTransferRow = transferRow.extend({
  total: z.object({
    token_id: baseUnitsField,
    value: baseUnitsField.nullish(),
    decimals: decimalsField,
  }),
})

/** What a row moves into or out of the wallet. One log may move several pieces, so its number alone is no identity. */
export function toNftMovements(
  chain: Chain,
  wallet: Address,
  row: z.output<typeof nftTransferRow>,
  time: string,
): AssetMovement[] {
  const from = row.from.hash
  const to = row.to.hash
  const count = BigInt(row.total.value ?? '1')
  if (from === to || count === 0n) return []
  const isOut = from === wallet
  return [
    {
      id: `${row.transaction_hash}:log:${row.log_index}:${row.total.token_id}`,
      asset: toAssetId({ chainId: chain.id, address: row.token.address }),
      block: row.block_number,
      at: Date.parse(time),
      kind: 'nft',
      tokenId: row.total.token_id,
      amount: isOut ? -count : count,
      counterparty: isOut ? to : from,
    },
  ]
}
