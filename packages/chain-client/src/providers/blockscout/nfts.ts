import type { Nft } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { firstPicture } from '../../holdings/picture-uri.ts'
import { readMetadata } from '../../holdings/read-metadata.ts'
import { baseUnitsField } from '../../parsing/fields.ts'
import { spamOf, tokenPart } from './token.ts'

/** A row of `/addresses/{address}/nft`. Metadata is an object here, or null. */
export const nftRow = z.object({
  id: baseUnitsField,
  metadata: z.unknown().optional(),
  image_url: z.unknown().optional(),
  media_url: z.unknown().optional(),
  media_type: z.string().nullish().catch(null),
  token: tokenPart,
  token_type: z.string().nullish(),
  value: baseUnitsField.nullish(),
})

export function toNft({ id: chainId }: Chain, row: z.output<typeof nftRow>): Nft {
  const { name, image } = readMetadata(row.metadata)
  // The medium may be a film; only a picture can be shown.
  const medium = row.media_type?.startsWith('image/') ? row.media_url : null
  return {
    id: `${chainId}:${row.token.address}:${row.id}`,
    chainId,
    tokenAddress: row.token.address,
    tokenId: row.id,
    standard: (row.token_type ?? row.token.type) === 'ERC-1155' ? 'ERC1155' : 'ERC721',
    amount: row.value ?? '1',
    name,
    collection: row.token.name,
    image: firstPicture(image, row.image_url, medium),
    spam: spamOf(row.token),
  }
}
