import { ETHEREUM } from './asset.ts'

/** Where everybody can look a chain up, by chain; the one place that names these sites. */
const EXPLORERS: Readonly<Record<number, string>> = { [ETHEREUM]: 'https://etherscan.io' }

/** Where a transaction, or a token or wallet, is shown to everybody; null for a chain without such a site. */
export function toExplorerLink(
  chainId: number,
  what: { transaction: string } | { token: string; tokenId?: string | null } | { wallet: string },
): string | null {
  const base = EXPLORERS[chainId]
  if (base === undefined) return null
  if ('transaction' in what) return `${base}/tx/${what.transaction}`
  if ('wallet' in what) return `${base}/address/${what.wallet}`
  if (!what.token.startsWith('0x')) return null
  return what.tokenId ? `${base}/nft/${what.token}/${what.tokenId}` : `${base}/token/${what.token}`
}
