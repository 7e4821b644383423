import { portfolio, users } from '@pkg/api-contract'
import { routeQuery } from '#app/lib/route-query.ts'
import { accountPrefix } from '#app/lib/stored-state.ts'

/** How long a reading of a wallet counts as fresh. */
const staleTime = 15 * 60_000

/** Everything kept in the browser about one wallet stands under this prefix. */
export function walletPrefix(address: string): string {
  return `${accountPrefix}wallet.${address.toLowerCase()}.`
}

/** The welcome line; fails for whoever is not signed in. */
export const welcome = () => routeQuery(users.getDashboard, {})

/** The wallets that the person tracks. */
export const trackedAddresses = () =>
  routeQuery(users.fetchAddresses, {}, { storedAs: `${accountPrefix}addresses` })

/** What one wallet holds. */
export const walletTokens = (address: string) =>
  routeQuery(
    portfolio.listTokens,
    { params: { address } },
    { staleTime, storedAs: `${walletPrefix(address)}tokens` },
  )

/** The latest transfers of one wallet. */
export const walletTransfers = (address: string) =>
  routeQuery(
    portfolio.listTransfers,
    { params: { address } },
    { staleTime, storedAs: `${walletPrefix(address)}transfers` },
  )

/** The NFTs of one wallet. */
export const walletNfts = (address: string) =>
  routeQuery(
    portfolio.listNfts,
    { params: { address } },
    { staleTime, storedAs: `${walletPrefix(address)}nfts` },
  )
