import {
  type HistoryRange,
  history,
  movements,
  portfolio,
  prices,
  type RouteOutput,
  spamRules,
  users,
  wallets,
} from '@pkg/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { routeQuery } from '#app/lib/route-query.ts'
import { accountPrefix } from '#app/lib/stored-state.ts'
import { askAgainWhereUnread } from './ask-again-where-unread.ts'
import { readWalletTokens } from './read-wallet-tokens.ts'

/** How long a reading of a wallet counts as fresh. */
const staleTime = 15 * 60_000
/** While prices or movements are still being read, they are asked for again. */
const askAgainMs = 4_000

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
  queryOptions({
    ...routeQuery(
      portfolio.listTokens,
      { params: { address } },
      { staleTime, storedAs: `${walletPrefix(address)}tokens` },
    ),
    // Kept and shown for each wallet, and read of all in one call.
    queryFn: ({ signal, meta }) => readWalletTokens(address, { signal, refresh: meta?.refresh === true }),
    refetchInterval: ({ state }) => askAgainWhereUnread(state),
  })

/** What one wallet has inside contracts. */
export const walletPositions = (address: string) =>
  routeQuery(
    portfolio.listPositions,
    { params: { address } },
    { staleTime, storedAs: `${walletPrefix(address)}positions` },
  )

/** The NFTs of one wallet. */
export const walletNfts = (address: string) =>
  routeQuery(
    portfolio.listNfts,
    { params: { address } },
    { staleTime, storedAs: `${walletPrefix(address)}nfts` },
  )

/** Which figures a view is about. */
export interface Scope {
  /** Null for all that the person tracks. */
  addresses: readonly string[] | null
  /** Null for every chain. */
  chainId: number | null
}

/** All wallets on every chain. */
export const EVERYTHING: Scope = { addresses: null, chainId: null }

/** How a route is asked for these figures. */
export const inScope = ({ addresses, chainId }: Scope) => ({
  ...(addresses !== null && { address: addresses.join(',') }),
  ...(chainId !== null && { chainId: String(chainId) }),
})

/** Only the view of all wallets is kept: selections are without number. */
const keptAs = ({ addresses, chainId }: Scope, name: string) =>
  addresses === null && chainId === null ? { storedAs: `${accountPrefix}portfolio.${name}` } : {}

/** Everything kept about all wallets together stands under this prefix. */
export const portfolioPrefix = `${accountPrefix}portfolio.`

/** The wallets with the labels, tags and names that the person gave them. */
export const trackedWallets = () =>
  routeQuery(wallets.listWallets, {}, { storedAs: `${accountPrefix}labels` })

/** What the wallets were worth, day by day. */
export const portfolioHistory = (range: HistoryRange, scope: Scope) =>
  routeQuery(
    history.getHistory,
    { querystring: { range, ...inScope(scope) } },
    { staleTime, ...keptAs(scope, `history.${range}`) },
  )

/** Why the value moved between two days. */
export const valueChange = (from: string, to: string, scope: Scope) =>
  routeQuery(history.getChange, { querystring: { from, to, ...inScope(scope) } }, { staleTime })

/** How the wallets did between two days, beside what the same money would have made elsewhere. */
export const rangePerformance = (from: string, to: string, fdRate: string, scope: Scope) =>
  routeQuery(history.getPerformance, { querystring: { from, to, fdRate, ...inScope(scope) } }, { staleTime })

/** What each holding gained over a range. */
export const holdingGains = (range: HistoryRange, scope: Scope) =>
  routeQuery(
    history.listGains,
    { querystring: { range, ...inScope(scope) } },
    { staleTime, ...keptAs(scope, `gains.${range}`) },
  )

/** Daily prices of each holding over a range. */
export const holdingSparklines = (range: HistoryRange, scope: Scope) =>
  routeQuery(
    history.listSparklines,
    { querystring: { range, ...inScope(scope) } },
    { staleTime, ...keptAs(scope, `sparklines.${range}`) },
  )

/** What one unit of a token cost over a range. */
export const tokenPrices = (token: { chainId: number; address: string }, range: HistoryRange) => ({
  ...routeQuery(
    prices.getPrices,
    { params: { ...token, chainId: String(token.chainId) }, querystring: { range } },
    { staleTime },
  ),
  refetchInterval: ({ state }: { state: { data?: RouteOutput<typeof prices.getPrices> | undefined } }) =>
    state.data?.provisional ? askAgainMs : (false as const),
})

/** Suspected and hidden tokens, and what hiding them does. */
export const suspectedTokens = (scope: Scope) =>
  routeQuery(
    spamRules.listSpam,
    { querystring: inScope(scope) },
    { staleTime, ...keptAs(scope, 'suspected') },
  )

/** The routes whose answers follow from wallets, labels, transfers, prices and verdicts together. */
export const derivedRoutes: readonly string[] = [
  history.getHistory.url,
  history.getChange.url,
  history.listGains.url,
  history.listSparklines.url,
  spamRules.listSpam.url,
  movements.listMovements.url,
  movements.sumMovements.url,
  movements.listMovedAssets.url,
  prices.getPrices.url,
]
