import * as z from 'zod/mini'
import { assetAddress } from './asset.ts'

/** An asset as a row names it. */
export const namedAsset = {
  chainId: z.int(),
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  logo: z.nullable(z.string()),
}
