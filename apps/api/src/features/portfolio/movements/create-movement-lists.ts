import {
  type AssetId,
  type movements as contract,
  formatSources,
  MOVEMENTS_PAGE_SIZE,
  type RouteOutput,
  type TrackedWallet,
} from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type {
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'
import type { ReadViewOptions } from '../history/create-wallet-views.ts'
import type { IsHidden } from '../history/to-shown-view.ts'
import { createLookAlikeFinder, listImitable } from '../spam/look-alikes.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import type { ScopeReader, WalletScope } from './create-scope-reader.ts'
import { writeCursor } from './movement-cursor.ts'
import { sumScopes } from './sum-scopes.ts'
import { isValued, toMovement } from './to-movement.ts'

/** What a person looks at, and how they see it. */
export interface MovementSelection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  /** Every wallet of the person, with labels. */
  tracked: readonly TrackedWallet[]
  isHidden: IsHidden
  /** Whether what is hidden is listed too. */
  showHidden: boolean
}

/** What is searched for, before it is known which assets and wallets that may mean. */
export type MovementWish = Omit<MovementFilter, 'text'> & { q?: string | undefined }

/** Lists and adds up the movements of a selection of wallets. */
export interface MovementLists {
  list(
    selection: MovementSelection,
    wish: MovementWish,
    after: MovementPlace | null,
  ): Promise<RouteOutput<typeof contract.listMovements>>
  sum(selection: MovementSelection, wish: MovementWish): Promise<RouteOutput<typeof contract.sumMovements>>
  listAssets(selection: MovementSelection): Promise<RouteOutput<typeof contract.listMovedAssets>>
}

type Sums = Awaited<ReturnType<typeof sumScopes>>

/** How many sums are kept, and how long at most: prices become known behind them. */
const KEPT_SUMS = { max: 500, ttl: 60_000 }
const NATIVE_NAMES = ['eth', 'ether']

export function createMovementLists({
  readScope,
  movements,
  valuer,
  pricesVersion,
  now,
}: {
  readScope: ScopeReader
  movements: MovementsRepository
  valuer: MovementValuer
  pricesVersion: () => number
  now: () => number
}): MovementLists {
  const sums = new LRUCache<string, Promise<Sums>>(KEPT_SUMS)

  const readScopes = ({ wallets, isHidden, refresh, signal }: MovementSelection) =>
    Promise.all(wallets.map((wallet) => readScope(wallet, isHidden, { refresh, ...(signal && { signal }) })))

  async function toFilter({ q, ...filter }: MovementWish, tracked: readonly TrackedWallet[]) {
    if (q === undefined) return filter
    const text = q.toLowerCase()
    const named = tracked.filter(({ label, ensName, tags }) =>
      [label, ensName, ...tags].some((name) => name?.toLowerCase().includes(text)),
    )
    const native = NATIVE_NAMES.some((name) => name.startsWith(text)) ? tracked.map(toNative) : []
    return {
      ...filter,
      text: {
        text,
        assets: [...(await movements.findAssets(text)), ...new Set(native)],
        addresses: named.map(({ address }) => address.toLowerCase()),
      },
    }
  }

  return {
    async list(selection, wish, after) {
      const scopes = await readScopes(selection)
      const filter = await toFilter(wish, selection.tracked)
      const limit = MOVEMENTS_PAGE_SIZE + 1
      const found = await movements.list(toSearched(scopes, selection.showHidden), filter, { after, limit })
      const rows = found.slice(0, MOVEMENTS_PAGE_SIZE)
      const last = rows.at(-1)
      const byAddress = new Map(scopes.map((scope) => [scope.wallet.address, scope]))
      const owned = rows.flatMap((row) => {
        const scope = byAddress.get(row.address)
        return scope === undefined ? [] : [{ row, scope }]
      })
      const priced = owned.filter(({ row, scope }) => isValued(row, scope)).map(({ row }) => row)
      const { prices, pending } = await valuer.read(priced, scopes, { patient: true })
      const labels = toLabels(selection.tracked)
      const own = [...labels.keys()]
      const imitations = new Map(
        scopes.map((scope) => [scope, createLookAlikeFinder(listImitable(own, scope.paid))]),
      )
      const addresses = new Map(selection.tracked.map(({ address }) => [address.toLowerCase(), address]))
      const problems = [...new Set(scopes.flatMap(({ problem }) => problem ?? []))]
      return {
        data: owned.map(({ row, scope }) =>
          toMovement(row, {
            ...{ scope, prices, labels, wallet: addresses.get(row.address) ?? row.address },
            imitates: imitations.get(scope) ?? (() => false),
          }),
        ),
        nextCursor: found.length > rows.length && last !== undefined ? writeCursor(last) : null,
        source: formatSources(scopes.map(({ state }) => state?.source ?? 'none')),
        updatedAt: new Date(
          Math.min(now(), ...scopes.flatMap(({ state }) => state?.syncedAt ?? [])),
        ).toISOString(),
        stale: problems.length > 0,
        problem: problems.length === 0 ? null : problems.join(' '),
        provisional: pending || scopes.some(({ refreshing }) => refreshing),
      }
    },

    async sum(selection, wish) {
      const scopes = await readScopes(selection)
      const filter = await toFilter(wish, selection.tracked)
      const { showHidden } = selection
      const key = JSON.stringify([
        pricesVersion(),
        showHidden,
        filter,
        scopes.map(({ wallet, version, hidden, tokens, assets, counts }) => [
          wallet,
          version,
          [...hidden],
          tokens?.updatedAt,
          assets.filter(counts),
        ]),
      ])
      const known = sums.get(key)
      const running = known ?? sumScopes(scopes, filter, { movements, valuer, showHidden })
      if (known === undefined) {
        sums.set(key, running)
        running.catch(() => sums.delete(key))
      }
      const { pending, ...rest } = await running
      if (pending) sums.delete(key)
      const shown = await movements.count(toSearched(scopes, false), filter)
      const all = await movements.count(toSearched(scopes, true), filter)
      return {
        ...rest,
        hiddenCount: all - shown,
        provisional: pending || scopes.some(({ refreshing }) => refreshing),
      }
    },

    async listAssets(selection) {
      const scopes = await readScopes(selection)
      const found = new Map(
        scopes.flatMap(({ assets, facts, hidden }) =>
          assets.map((id) => {
            const [chainId, asset = ''] = id.split(':')
            const { symbol, name, logo, decimals } = facts(id)
            const row = {
              chainId: Number(chainId),
              asset,
              symbol,
              name,
              logo,
              decimals,
              hidden: hidden.has(id),
            }
            return [id, row] as const
          }),
        ),
      )
      const assets = [...found.values()].sort(
        (a, b) =>
          Number(a.hidden) - Number(b.hidden) ||
          (a.symbol ?? a.name ?? a.asset).localeCompare(b.symbol ?? b.name ?? b.asset, 'en'),
      )
      return { assets, provisional: scopes.some(({ refreshing }) => refreshing) }
    },
  }
}

/** The wallets to search, each without what the person is not shown. */
function toSearched(scopes: readonly WalletScope[], showHidden: boolean): MovementScope[] {
  return scopes.map(({ wallet, hidden }) => ({ ...wallet, leftOut: showHidden ? [] : [...hidden] }))
}

function toLabels(tracked: readonly TrackedWallet[]): Map<string, string | null> {
  return new Map(tracked.map(({ address, label, ensName }) => [address.toLowerCase(), label ?? ensName]))
}

const toNative = ({ chainId }: TrackedWallet): AssetId => `${chainId}:native`
