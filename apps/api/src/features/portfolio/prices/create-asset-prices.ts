import {
  type AssetId,
  type prices as contract,
  formatSources,
  fromAssetId,
  HISTORY_DAYS,
  type HistoryRange,
  type PricePoint,
  type PriceStanding,
  type RouteOutput,
  readPlace,
  toAssetId,
  toExplorerLink,
  toFreshnessState,
  withoutPlace,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { toChainReadings } from '../chains/to-chain-readings.ts'
import type { PriceBooks } from '../history/create-price-books.ts'
import type { Selection } from '../history/selection-view.ts'
import type { Grid } from '../history/wallet-view.ts'
import { endOf, formatDay, startOf, toDay, toSlot } from '../ledger/day.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import type { ScopeReader, WalletScope } from '../movements/create-scope-reader.ts'

const HOURS_PER_DAY = 24

/** Tells what a token of a person's wallets cost. */
export interface AssetPrices {
  /** Null where none of the wallets holds the token, has some of it inside a contract or moved it. */
  read(
    asset: AssetId,
    range: HistoryRange,
    selection: Selection,
  ): Promise<RouteOutput<typeof contract.getPrices> | null>
}

export function createAssetPrices({
  readScope,
  priceBooks,
  chain,
  now,
}: {
  readScope: ScopeReader
  priceBooks: PriceBooks
  chain: Pick<ChainClient, 'findPoolParts'>
  now: () => number
}): AssetPrices {
  /** The id by which a wallet knows a token: its own, else that of some of it inside a contract; undefined where it has none. */
  function findId({ assets, tokens, debts }: WalletScope, asset: AssetId): AssetId | undefined {
    const ids = [...assets, ...[...(tokens?.data ?? []), ...debts].map(toAssetId)]
    return ids.find((id) => id === asset) ?? ids.find((id) => withoutPlace(id) === asset)
  }

  /** What a wallet knows of the token's price; the present one is null unless it counts. */
  function findStanding({ tokens, counts, isUntrusted, isDebt }: WalletScope, asset: AssetId) {
    const held = tokens?.data.find((token) => toAssetId(token) === asset)
    return {
      counts: counts(asset),
      isUntrusted: isUntrusted(asset),
      // What is owed inside a contract is some of the token, and no token of its own.
      isDebt: readPlace(asset) === null && isDebt(asset),
      present: held?.usdPrice ?? null,
    }
  }

  function toGrid(range: HistoryRange): Grid {
    const step = range === '1d' ? 'hour' : 'day'
    const to = toSlot(now(), step)
    return { step, to, from: to - (range === '1d' ? HOURS_PER_DAY : HISTORY_DAYS[range]) }
  }

  return {
    async read(asset, range, { wallets, isHidden, ...options }) {
      const all = await Promise.all(wallets.map((wallet) => readScope(wallet, isHidden, options)))
      const found = all.flatMap((scope) => {
        const id = findId(scope, asset)
        return id === undefined ? [] : [{ scope, id }]
      })
      const scopes = found.map(({ scope }) => scope)
      const known = found.map(({ scope, id }) => ({ ...scope.facts(id), id }))
      const [first] = known
      if (first === undefined) return null
      const standings = found.map(({ scope, id }) => findStanding(scope, id))
      const part = (await chain.findPoolParts([asset])).get(asset)
      const standing: PriceStanding =
        part?.kind === 'debt' || standings.some(({ isDebt }) => isDebt)
          ? 'debt'
          : known.every(({ id, spam }) => isHidden(id, spam))
            ? 'hidden'
            : standings.some(({ counts }) => counts)
              ? 'priced'
              : standings.some(({ isUntrusted }) => isUntrusted)
                ? 'untrusted'
                : 'unpriced'
      const grid = toGrid(range)
      const isAsked = standing === 'priced' && first.decimals !== null
      const closes = isAsked ? await priceBooks.read([asset], { ...grid, to: grid.to - 1 }) : null
      const present = standings.find((one) => one.present !== null)?.present ?? null
      const problems = scopes.flatMap(({ problem }) => problem ?? [])
      const { chainId, address } = fromAssetId(asset)
      const reading = {
        updatedAt: new Date(
          Math.min(now(), ...scopes.flatMap(({ tokens }) => (tokens ? Date.parse(tokens.updatedAt) : []))),
        ).toISOString(),
        stale: scopes.some(({ tokens }) => tokens === null || tokens.stale),
        problem: [...new Set([...problems, ...(closes?.problem ? [closes.problem] : [])])].join(' ') || null,
      }
      return {
        ...{ chainId, asset: address, range, standing },
        symbol: findKnown(known, 'symbol'),
        name: findKnown(known, 'name'),
        logo: findKnown(known, 'logo'),
        decimals: findKnown(known, 'decimals'),
        points: closes ? listPoints(asset, { grid, book: closes.book, present, now: now() }) : [],
        freshness: {
          source: formatSources(scopes.flatMap(({ tokens }) => tokens?.source ?? [])) || 'none',
          updatedAt: reading.updatedAt,
          state: toFreshnessState(reading, now()),
          problem: reading.problem,
        },
        chains: toChainReadings(
          scopes.map(({ wallet, tokens, problem }) => ({
            chainId: wallet.chainId,
            source: tokens?.source ?? 'none',
            updatedAt: tokens?.updatedAt ?? null,
            stale: tokens === null || tokens.stale,
            problem: problem ?? tokens?.problem ?? null,
          })),
        ),
        explorerUrl: toExplorerLink(chainId, { token: address }),
        provisional: (closes?.pending ?? false) || scopes.some(({ refreshing }) => refreshing),
      }
    },
  }
}

/** A point for every slot: its own close or none, and the price of now at the end. */
function listPoints(
  asset: AssetId,
  { grid, book, present, now }: { grid: Grid; book: PriceBook; present: number | null; now: number },
): PricePoint[] {
  const { step, from, to } = grid
  const past = Array.from({ length: to - from }, (_, index): PricePoint => {
    const slot = from + index
    const close = book.find(asset, slot)
    const usd = close?.slot === slot ? close.usd : null
    return {
      date: formatDay(toDay(startOf(slot, step))),
      at: new Date(endOf(slot, step)).toISOString(),
      usd,
      provenance: usd === null ? null : 'close',
    }
  })
  const last: PricePoint = {
    date: formatDay(toDay(now)),
    at: new Date(now).toISOString(),
    usd: present,
    provenance: present === null ? null : 'present',
  }
  return [...past, last]
}

/** What the first wallet that knows it says. */
function findKnown<T, K extends keyof T>(known: readonly T[], field: K): T[K] | null {
  return known.find((facts) => facts[field] !== null)?.[field] ?? null
}
