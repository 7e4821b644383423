import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'

/** Where nothing can ever be fetched from: what comes from the first is newly made, what goes to either is destroyed. */
export const MINT_ADDRESS = `0x${'0'.repeat(40)}`

/** The contract that wraps the coin of a chain, one for one; undefined where none is known. */
export const wrapperOf = (chainId: number): string | undefined => findChain(chainId)?.wrapped?.address

/** Contracts on Ethereum that lock what is paid to them and release it on another chain, and the other way round. */
export const BRIDGES: ReadonlyMap<string, string> = new Map([
  ['0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f', 'Arbitrum One'],
  ['0x8315177ab297ba92a06054ce80a67ed4dbd7ed3a', 'Arbitrum One'],
  ['0xa3a7b6f88361f48403514059f1f16c8e78d60eec', 'Arbitrum One'],
  ['0xcee284f754e854890e311e3280b767f80797180d', 'Arbitrum One'],
  ['0x99c9fc46f92e8a1c0dec1b1747d010903e884be1', 'OP Mainnet'],
  ['0xbeb5fc579115071764c7423a4f12edde41f106ed', 'OP Mainnet'],
  ['0x3154cf16ccdb4c6d922629664174b904d80f2c35', 'Base'],
  ['0x49048044d57e1c92a77f79988d21fa8faf74e97e', 'Base'],
  ['0xa0c68c638235ee32657e8f720a23cec1bfc77c77', 'Polygon PoS'],
  ['0x40ec5b33f54e0e8a33a975908c5ba1c14e5bbbdf', 'Polygon PoS'],
  ['0x32400084c286cf3e17e7b677ea9583e60a000324', 'ZKsync Era'],
])

/** Whether an asset is the wrapped coin of its chain. */
export function isWrappedNative(asset: AssetId): boolean {
  const { chainId, address } = fromAssetId(asset)
  return wrapperOf(chainId) === address
}

/** The chain's own coin of an asset's chain. */
export const nativeOf = (asset: AssetId): AssetId =>
  toAssetId({ chainId: fromAssetId(asset).chainId, address: NATIVE })
