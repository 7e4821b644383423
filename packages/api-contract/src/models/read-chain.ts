import * as z from 'zod/mini'
import { assetAddress } from './asset.ts'

/** A dollar token of a chain: of which family, and whether its issuer redeems it or a bridge holds it. */
const dollarToken = z.object({
  /** The contract in lower case. */
  address: assetAddress,
  family: z.string(),
  kind: z.enum(['native', 'bridged']),
})

/** A chain that is read here. */
export const readChain = z.object({
  /** EIP-155. */
  chainId: z.int(),
  /** What a person calls it. */
  name: z.string(),
  dollars: z.array(dollarToken),
})
export type ReadChain = z.infer<typeof readChain>
