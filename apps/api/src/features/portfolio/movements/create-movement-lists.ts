import { setImmediate } from 'node:timers/promises'
import {
  type ChainReading,
  type movements as contract,
  formatSources,
  fromAssetId,
  MOVEMENTS_FILE_PART,
  MOVEMENTS_PAGE_SIZE,
  type Movement,
  NATIVE,
  type RouteOutput,
  type TrackedWallet,
  toAssetId,
} from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { LRUCache } from 'lru-cache'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type {
  KeptMovement,
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { toChainReadings } from '../chains/to-chain-readings.ts'
import type { ReadViewOptions } from '../history/create-wallet-views.ts'
import type { IsHidden } from '../history/to-shown-view.ts'
import { type MovementValue, valueMovement } from '../ledger/value-movement.ts'
import { createLookAlikeFinder, listImitable } from '../spam/look-alikes.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import { createRowStanding, type RowStanding } from './create-row-standing.ts'
import type { ScopeReader, WalletScope } from './create-scope-reader.ts'
import { writeCursor } from './movement-cursor.ts'
import { sumScopes } from './sum-scopes.ts'
import { tellMissing } from './tell-missing.ts'
import { toMovement } from './to-movement.ts'

/** What a person looks at, and how they see it. */
export interface MovementSelection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  /** Every wallet of the person, with labels. */
  tracked: readonly TrackedWallet[]
  isHidden: IsHidden
  /** Whether what is hidden is listed too. */
  showHidden: boolean
}

/** A search as it was asked, before its text is looked up among the names of assets and wallets. */
export type MovementWish = Omit<MovementFilter, 'text'> & { q?: string | undefined }

/** Lists and adds up the movements of a selection of wallets. */
export interface MovementLists {
  /** A page of them, newest first. @param size how many stand on it at most; @default `MOVEMENTS_PAGE_SIZE` */
  list(
    selection: MovementSelection,
    wish: MovementWish,
    after: MovementPlace | null,
    size?: number,
  ): Promise<RouteOutput<typeof contract.listMovements>>
  /** All of them, newest first, in parts. */
  listAll(selection: MovementSelection): AsyncGenerator<MovementsPart & { movements: Movement[] }>
  /** The same as they are kept, oldest first, each with its value, for whoever computes with all of them. */
  readAll(selection: MovementSelection): AsyncGenerator<MovementsPart & { movements: ValuedMovement[] }>
  sum(selection: MovementSelection, wish: MovementWish): Promise<RouteOutput<typeof contract.sumMovements>>
  listAssets(selection: MovementSelection): Promise<RouteOutput<typeof contract.listMovedAssets>>
}

/** A scope, with what its movements of one asset have in common. */
type OpenScope = WalletScope & { standingOf: ReturnType<typeof createRowStanding> }

/** What is told with each part of a whole. */
interface MovementsPart {
  /** Whether prices of the part are still being asked for. */
  pending: boolean
  /** Whether movements of a wallet are still being read. */
  refreshing: boolean
  /** What is missing of the whole. */
  problems: string[]
  chains: ChainReading[]
}

/** A movement as it is kept, with what is known of its asset in its wallet, and what it was worth; null where that is not known. */
export interface ValuedMovement {
  row: KeptMovement
  standing: RowStanding
  value: MovementValue | null
}

type Sums = Awaited<ReturnType<typeof sumScopes>>

/** How many sums are cached, and for how long: prices that are read meanwhile change them. */
const KEPT_SUMS = { max: 500, ttl: 60_000 }
/** Whoever asks for all waits for the missing prices of so many parts; the others are asked for behind the answer. */
const PARTS_WAITED_FOR = 3

export function createMovementLists({
  chains,
  readScope,
  movements,
  valuer,
  pricesVersion,
  now,
}: {
  /** Those that are read. */
  chains: readonly Chain[]
  readScope: ScopeReader
  movements: MovementsRepository
  valuer: MovementValuer
  pricesVersion: () => number
  now: () => number
}): MovementLists {
  const sums = new LRUCache<string, Promise<Sums>>(KEPT_SUMS)

  const readScopes = ({ wallets, isHidden, refresh, signal }: MovementSelection): Promise<OpenScope[]> =>
    Promise.all(
      wallets.map(async (wallet) => {
        const scope = await readScope(wallet, isHidden, { refresh, ...(signal && { signal }) })
        return { ...scope, standingOf: createRowStanding(scope) }
      }),
    )

  async function toFilter({ q, ...filter }: MovementWish, tracked: readonly TrackedWallet[]) {
    if (q === undefined) return filter
    const text = q.toLowerCase()
    const named = tracked.filter(({ label, ensName, tags }) =>
      [label, ensName, ...tags].some((name) => name?.toLowerCase().includes(text)),
    )
    const native = chains.flatMap((chain) =>
      [chain.native.symbol, chain.native.name].some((name) => name.toLowerCase().startsWith(text))
        ? [toAssetId({ chainId: chain.id, address: NATIVE })]
        : [],
    )
    return {
      ...filter,
      text: {
        text,
        assets: [...(await movements.findAssets(text)), ...native],
        addresses: named.map(({ address }) => address.toLowerCase()),
      },
    }
  }

  /** A page of rows, and where the next one begins; null behind the last. */
  async function readRows(
    scopes: readonly WalletScope[],
    { showHidden }: Pick<MovementSelection, 'showHidden'>,
    filter: MovementFilter,
    { size, ...from }: { after: MovementPlace | null; size: number; oldestFirst?: boolean },
  ): Promise<{ rows: KeptMovement[]; next: MovementPlace | null }> {
    const found = await movements.list(toSearched(scopes, showHidden), filter, { ...from, limit: size + 1 })
    const rows = found.slice(0, size)
    return { rows, next: found.length > size ? (rows.at(-1) ?? null) : null }
  }

  /** The prices of rows, each row with the scope of its wallet. */
  async function readPrices(
    rows: readonly KeptMovement[],
    scopes: readonly OpenScope[],
    { patient }: { patient: boolean },
  ) {
    const byWallet = new Map(scopes.map((scope) => [toWalletId(scope.wallet), scope]))
    const owned: { row: KeptMovement; scope: OpenScope; standing: RowStanding }[] = []
    for (const row of rows) {
      const scope = byWallet.get(toWalletId(row))
      if (scope !== undefined) owned.push({ row, scope, standing: scope.standingOf(row) })
    }
    const priced = owned.filter(({ standing }) => standing.valued).map(({ row }) => row)
    return { owned, ...(await valuer.read(priced, scopes, { patient })) }
  }

  /** The rows as a person reads them, valued. */
  async function toMovements(
    rows: readonly KeptMovement[],
    scopes: readonly OpenScope[],
    { tracked, patient }: Pick<MovementSelection, 'tracked'> & { patient: boolean },
  ): Promise<{ movements: Movement[]; pending: boolean }> {
    const { owned, prices, pending } = await readPrices(rows, scopes, { patient })
    const labels = toLabels(tracked)
    const own = [...labels.keys()]
    const imitations = new Map(
      scopes.map((scope) => [scope, createLookAlikeFinder(listImitable(own, scope.paid))]),
    )
    const addresses = new Map(tracked.map(({ address }) => [address.toLowerCase(), address]))
    const movements = owned.map(({ row, scope }) =>
      toMovement(row, {
        ...{ scope, prices, labels, wallet: addresses.get(row.address) ?? row.address },
        imitates: imitations.get(scope) ?? (() => false),
      }),
    )
    return { movements, pending }
  }

  /** The rows with their values. */
  async function toValued(
    rows: readonly KeptMovement[],
    scopes: readonly OpenScope[],
    { patient }: { patient: boolean },
  ): Promise<{ movements: ValuedMovement[]; pending: boolean }> {
    const { owned, prices, pending } = await readPrices(rows, scopes, { patient })
    const movements = owned.map(({ row, standing }) => ({
      ...{ row, standing },
      value: standing.valued ? valueMovement(row, standing.facts.decimals, prices) : null,
    }))
    return { movements, pending }
  }

  /** Reads all rows in parts, and gives each part as it is wanted. */
  async function* readParts<Given extends { pending: boolean }>(
    selection: MovementSelection,
    give: (
      rows: readonly KeptMovement[],
      scopes: readonly OpenScope[],
      options: MovementSelection & { patient: boolean },
    ) => Promise<Given>,
    { oldestFirst }: { oldestFirst: boolean },
  ): AsyncGenerator<MovementsPart & Given> {
    const scopes = await readScopes(selection)
    const problems = tellProblems(scopes, {})
    const refreshing = scopes.some((scope) => scope.refreshing)
    const chains = toChains(scopes)
    let after: MovementPlace | null = null
    let isPending = false
    for (let part = 1; part === 1 || after !== null; part += 1) {
      const page = { after, size: MOVEMENTS_FILE_PART, oldestFirst }
      const { rows, next } = await readRows(scopes, selection, {}, page)
      const patient = !isPending && part <= PARTS_WAITED_FOR
      const given = await give(rows, scopes, { ...selection, patient })
      yield { ...given, refreshing, problems, chains }
      isPending ||= given.pending
      after = next
      await setImmediate()
    }
  }

  return {
    async list(selection, wish, after, size = MOVEMENTS_PAGE_SIZE) {
      const scopes = await readScopes(selection)
      const filter = await toFilter(wish, selection.tracked)
      const { rows, next } = await readRows(scopes, selection, filter, { after, size })
      const { movements: data, pending } = await toMovements(rows, scopes, { ...selection, patient: true })
      const problems = tellProblems(scopes, wish)
      return {
        data,
        nextCursor: next && writeCursor(next),
        source: formatSources(scopes.map(({ state }) => state?.source ?? 'none')),
        updatedAt: new Date(
          Math.min(now(), ...scopes.flatMap(({ state }) => state?.syncedAt ?? [])),
        ).toISOString(),
        stale: scopes.some(({ problem }) => problem !== null),
        problem: problems.length === 0 ? null : problems.join(' '),
        chains: toChains(scopes),
        provisional: pending || scopes.some(({ refreshing }) => refreshing),
      }
    },

    listAll: (selection) => readParts(selection, toMovements, { oldestFirst: false }),

    readAll: (selection) => readParts(selection, toValued, { oldestFirst: true }),

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
        chains: toChains(scopes),
        provisional: pending || scopes.some(({ refreshing }) => refreshing),
      }
    },

    async listAssets(selection) {
      const scopes = await readScopes(selection)
      const found = new Map(
        scopes.flatMap(({ assets, facts, hidden }) =>
          assets.map((id) => {
            const { chainId, address: asset } = fromAssetId(id)
            const { symbol, name, logo, decimals } = facts(id)
            const row = {
              chainId,
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
      return { assets, chains: toChains(scopes), provisional: scopes.some(({ refreshing }) => refreshing) }
    },
  }
}

function toChains(scopes: readonly WalletScope[]): ChainReading[] {
  return toChainReadings(
    scopes.map(({ wallet, state, problem }) => ({
      chainId: wallet.chainId,
      source: state?.source ?? 'none',
      updatedAt: state === undefined ? null : new Date(state.syncedAt).toISOString(),
      ...{ stale: problem !== null, problem },
    })),
  )
}

/** What could not be read, and what sources do not tell, as sentences. */
function tellProblems(scopes: readonly WalletScope[], wish: MovementWish): string[] {
  return [...new Set(scopes.flatMap(({ problem }) => problem ?? [])), ...tellMissing(scopes, wish)]
}

/** The wallets to search, each without what the person is not shown. */
function toSearched(scopes: readonly WalletScope[], showHidden: boolean): MovementScope[] {
  return scopes.map(({ wallet, hidden }) => ({ ...wallet, leftOut: showHidden ? [] : [...hidden] }))
}

function toLabels(tracked: readonly TrackedWallet[]): Map<string, string | null> {
  return new Map(tracked.map(({ address, label, ensName }) => [address.toLowerCase(), label ?? ensName]))
}
