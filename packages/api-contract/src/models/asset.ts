import * as z from 'zod/mini'

/** The chain's own coin, which has no contract. */
export const NATIVE = 'native'

/** Ethereum mainnet. */
export const ETHEREUM = 1

/**
 * Where an asset lives: `native`, or the contract in lower case; followed by where it lies, for what is inside a contract without
 * a token that stands for it (`toPlacedAddress`).
 */
export const assetAddress = z
  .string()
  .check(z.regex(/^(native|0x[0-9a-f]{40})(@0x[0-9a-f]{40}(\/\d{1,78})?\.(supplied|borrowed|fee))?$/))

/** How likely a token, transfer or NFT is bait. */
export const spam = z.enum(['no', 'suspect', 'yes'])
export type Spam = z.infer<typeof spam>

/** Identity of an asset: chain and contract. Never the symbol, which anybody may choose. */
export type AssetId = `${number}:${string}`

export function toAssetId(asset: { chainId: number; address: string }): AssetId {
  return `${asset.chainId}:${asset.address}`
}

/** The inverse of `toAssetId`. */
export function fromAssetId(id: AssetId): { chainId: number; address: string } {
  const [chainId, address = ''] = id.split(':')
  return { chainId: Number(chainId), address }
}
