import { findChain } from '@pkg/chains'

/**
 * Where a transaction, a token, a piece of an NFT or a wallet is shown to everybody: on the explorer of its chain, and null
 * for a chain that is not known, a coin without a contract, or what came without a transaction. An explorer that has pages of accounts alone shows a contract
 * there.
 */
export function toExplorerLink(
  chainId: number,
  what: { transaction: string } | { token: string; tokenId?: string | null } | { wallet: string },
): string | null {
  const explorer = findChain(chainId)?.explorer
  if (explorer === undefined) return null
  const { url, kind } = explorer
  if ('transaction' in what) return what.transaction.startsWith('0x') ? `${url}/tx/${what.transaction}` : null
  if ('wallet' in what) return `${url}/address/${what.wallet}`
  if (!what.token.startsWith('0x')) return null
  if (kind === 'plain') return `${url}/address/${what.token}`
  return what.tokenId ? `${url}/nft/${what.token}/${what.tokenId}` : `${url}/token/${what.token}`
}
