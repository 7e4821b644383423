import {
  type AssetId,
  microsToUsd,
  type Sourced,
  type Token,
  toAssetId,
  usdToMicros,
} from '@pkg/api-contract'
import type { Address, AssetMovement, ChainClient } from '@pkg/chain-client'
import { LRUCache } from 'lru-cache'
import type {
  AssetRow,
  LedgerState,
  LedgersRepository,
  WalletKey,
} from '../../../database/ledgers.repository.ts'
import type { Snapshot, SnapshotsRepository } from '../../../database/snapshots.repository.ts'
import { DAY_MS, type Day, toDay } from '../ledger/day.ts'
import { illustrativeValues } from '../ledger/illustrative-values.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import { valueWallet } from '../ledger/value-wallet.ts'
import { type Walk, walkBack } from '../ledger/walk-back.ts'
import type { AssetFacts, WalletPoint } from '../ledger/wallet-point.ts'
import { judgeToken } from '../spam/judge-token.ts'
import type { LedgerStore } from './create-ledger-store.ts'
import type { PriceStore } from './create-price-store.ts'
import { findUnasked } from './find-unasked.ts'
import { toPresentPoint } from './to-present-point.ts'
import { toSnapshotPoint, toWaypoint } from './to-snapshot-point.ts'
import type { WalletView } from './wallet-view.ts'

/** How long a person waits for prices that nobody asked for before. */
const PRICE_PATIENCE_MS = 6_000
/** About a hundred megabytes of rows that need not be valued again. */
const MOST_KEPT_ROWS = 500_000

export interface WalletViews {
  read(wallet: WalletKey, days: { from: Day; to: Day }, options: ReadViewOptions): Promise<WalletView>
}

export interface ReadViewOptions {
  refresh: boolean
  signal?: AbortSignal
}

interface Kept {
  version: string
  movements: AssetMovement[]
  walk: Walk
  points: Map<Day, WalletPoint>
}

/** Builds the view of a wallet from what is kept; what a run has valued, the next one takes over. */
export function createWalletViews({
  chain,
  ledgerStore,
  priceStore,
  ledgers,
  snapshots,
  now,
}: {
  chain: Pick<ChainClient, 'listTokens'>
  ledgerStore: LedgerStore
  priceStore: PriceStore
  ledgers: LedgersRepository
  snapshots: SnapshotsRepository
  now: () => number
}): WalletViews {
  const memory = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT_ROWS,
    sizeCalculation: ({ points, movements }) =>
      1 + movements.length + [...points.values()].reduce((sum, { rows }) => sum + rows.length, 0),
  })

  async function readTokens(wallet: WalletKey, options: ReadViewOptions): Promise<Sourced<Token[]> | null> {
    try {
      return await chain.listTokens(wallet.address as Address, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (error instanceof Error) return null
      throw error
    }
  }

  function toPresent(state: LedgerState, tokens: Sourced<Token[]> | null): KnownBalances | null {
    if (state.balances !== null) return { at: state.at, block: state.block, balances: state.balances }
    if (tokens === null) return null
    const balances = new Map(tokens.data.map((row) => [toAssetId(row), BigInt(row.balance)]))
    return { at: Date.parse(tokens.updatedAt), block: null, balances }
  }

  async function walk(
    wallet: WalletKey,
    key: string,
    state: LedgerState,
    tokens: Sourced<Token[]> | null,
    recorded: readonly Snapshot[],
  ): Promise<Kept | null> {
    const present = toPresent(state, tokens)
    if (present === null) return null
    const version = [state.syncedAt, present.at, recorded.length, recorded.at(-1)?.at].join(':')
    const kept = memory.get(key)
    if (kept?.version === version) return kept
    const movements = await ledgers.listMovements(wallet)
    const walked = walkBack({
      present,
      movements,
      waypoints: recorded.map(toWaypoint),
      complete: state.cutShortAt === null,
    })
    // Holdings as an indexer lists them leave out what it takes for spam, so that nothing follows from an absence.
    if (state.balances === null) {
      walked.findings = walked.findings.filter(({ asset }) => present.balances.has(asset))
    }
    return { version, movements, walk: walked, points: kept?.points ?? new Map() }
  }

  return {
    async read(wallet, { from, to }, options) {
      const key = `${wallet.chainId}:${wallet.address}`
      const today = toDay(now())
      const [tokens, recorded] = await Promise.all([
        readTokens(wallet, options),
        snapshots.list(wallet, from * DAY_MS),
      ])
      const ledger = await ledgerStore.read(
        wallet,
        tokens && { rows: tokens.data, updatedAt: Date.parse(tokens.updatedAt) },
        options,
      )
      const kept = ledger.state ? await walk(wallet, key, ledger.state, tokens, recorded) : null
      const assets = new Set<AssetId>([
        ...(kept?.walk.tracks.keys() ?? []),
        ...(tokens?.data.map(toAssetId) ?? []),
      ])
      const facts = toFacts(await ledgers.listAssets([...assets]), tokens, findUnasked(kept?.movements ?? []))
      const priced = [...assets].filter((asset) => !facts(asset).spam && facts(asset).decimals !== null)
      const prices = await priceStore.read(priced, { from, to: today - 1 }, PRICE_PATIENCE_MS)
      const days = Array.from({ length: Math.max(0, Math.min(to, today - 1) - from + 1) }, (_, i) => from + i)
      const points = new Map(
        recorded
          .filter(({ at }) => toDay(at) < today)
          .map((snapshot) => [toDay(snapshot.at), toSnapshotPoint(snapshot)]),
      )
      const movementsFrom =
        kept === null ? null : ledger.state?.cutShortAt == null ? from : toDay(ledger.state.cutShortAt) + 1
      const present = toPresentPoint({
        tokens,
        kept: kept?.walk ?? null,
        facts,
        book: prices.book,
        now: now(),
      })

      let past: WalletPoint[]
      if (kept === null) {
        past = drawPast(wallet, days, points, tokens === null && present.rows.length === 0 ? null : present)
      } else {
        const valued = valueWallet({
          walk: kept.walk,
          days,
          book: prices.book,
          facts,
          recorded: points,
          movementsFrom,
          previous: kept.points,
        })
        past = valued.points.map((point) => (prices.pending ? waiting(point) : point))
        if (!prices.pending) for (const point of valued.points) kept.points.set(point.day, point)
        memory.set(key, kept)
      }
      const doubted = kept?.walk.findings.map(({ at }) => toDay(at) + 1) ?? []
      const certainFrom =
        movementsFrom === null
          ? (past.find(({ provenance }) => provenance === 'observed')?.day ??
            (tokens === null ? null : today))
          : Math.max(movementsFrom, ...doubted.map((day) => Math.min(day, today)))
      return {
        wallet,
        points: to >= today ? [...past, present] : past,
        walk: kept?.walk ?? { tracks: new Map(), findings: [] },
        book: prices.book,
        facts,
        snapshots: recorded,
        certainFrom,
        tokens,
        source: toSource(tokens, ledger.state),
        updatedAt: tokens === null ? (ledger.state?.syncedAt ?? now()) : Date.parse(tokens.updatedAt),
        stale: tokens === null || tokens.stale,
        refreshing: ledger.refreshing || prices.pending,
        problems: [
          tokens === null ? 'The holdings of a wallet could not be read.' : tokens.problem,
          ledger.problem,
          prices.problem,
        ].filter((problem) => problem !== null),
      }
    },
  }
}

function toFacts(
  rows: ReadonlyMap<AssetId, AssetRow>,
  tokens: Sourced<Token[]> | null,
  unasked: ReadonlySet<AssetId>,
): (asset: AssetId) => AssetFacts {
  const held = new Map(tokens?.data.map((token) => [toAssetId(token), token]))
  const known = new Map<AssetId, AssetFacts>()
  const find = (asset: AssetId): AssetFacts => {
    const token = held.get(asset)
    if (token !== undefined) {
      const { symbol, name, decimals, logo } = token
      return { symbol, name, decimals, logo, spam: judgeToken(token, unasked.has(asset)).hidden }
    }
    const row = rows.get(asset)
    if (row !== undefined) return { ...row, logo: null }
    const isNative = asset.endsWith(':native')
    return {
      symbol: isNative ? 'ETH' : null,
      name: isNative ? 'Ether' : null,
      decimals: isNative ? 18 : null,
      logo: null,
      spam: false,
    }
  }
  return (asset) => {
    const facts = known.get(asset) ?? find(asset)
    known.set(asset, facts)
    return facts
  }
}

/** Without movements: what was recorded, and the specification's line where nothing was. */
function drawPast(
  { address }: WalletKey,
  days: readonly Day[],
  recorded: ReadonlyMap<Day, WalletPoint>,
  present: WalletPoint | null,
): WalletPoint[] {
  const shown = present?.rows.filter(({ spam }) => !spam)
  const netWorth = shown ? microsToUsd(shown.reduce((sum, { micros }) => sum + micros, 0n)) : null
  const values = illustrativeValues(address, days, netWorth)
  return days.map(
    (day, index) =>
      recorded.get(day) ?? {
        day,
        at: (day + 1) * DAY_MS - 1,
        provenance: 'illustrative',
        rows: [],
        drawn: usdToMicros(values[index] ?? 0),
        lacks: null,
      },
  )
}

const waiting = (point: WalletPoint): WalletPoint =>
  point.provenance === 'observed'
    ? point
    : { ...point, provenance: 'partial', lacks: 'Prices of this day are still being read.' }

function toSource(tokens: Sourced<Token[]> | null, state: LedgerState | undefined): string {
  const parts = [tokens?.source, state && `movements by ${state.source}`]
  return parts.filter((part) => part !== undefined).join(', ') || 'none'
}
