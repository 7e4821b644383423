import * as z from 'zod/mini'
import { assetAddress, spam } from './asset.ts'

export const nftStandard = z.enum(['ERC721', 'ERC1155'])

/** One non-fungible token of a wallet. */
export const nft = z.object({
  id: z.string(),
  chainId: z.int(),
  tokenAddress: assetAddress,
  /** Decimal; up to 78 digits. */
  tokenId: z.string(),
  standard: nftStandard,
  amount: z.string(),
  name: z.nullable(z.string()),
  collection: z.nullable(z.string()),
  /** A path on our own origin, or null. */
  image: z.nullable(z.string()),
  spam,
})
export type Nft = z.infer<typeof nft>
