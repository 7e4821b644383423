import { type AssetId, type Sourced, type Token, toAssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { createFlights } from '@pkg/keep-fresh'
import { LRUCache } from 'lru-cache'
import { hourlySince } from '../../../database/hourly-since.ts'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { Snapshot, SnapshotsRepository } from '../../../database/snapshots.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { nameChain } from '../chains/name-chain.ts'
import { isWrappedNative, nativeOf } from '../gains/known-contracts.ts'
import { endOf, type Slot, startOf, toSlot } from '../ledger/day.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import { withOwedPrices } from '../ledger/owed-prices.ts'
import { tellInside } from '../ledger/tell-inside.ts'
import { type Measures, tellInterest, untilPresent } from '../ledger/tell-interest.ts'
import { valueWallet } from '../ledger/value-wallet.ts'
import { type Walk, walkBack } from '../ledger/walk-back.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { readTokensIfAny } from '../read-tokens-if-any.ts'
import { addDebts } from './add-debts.ts'
import type { LedgerStore } from './create-ledger-store.ts'
import type { PriceBooks } from './create-price-books.ts'
import type { StandingReader } from './create-standing-reader.ts'
import { findBystanding } from './find-bystanding.ts'
import { lastOfDays } from './last-of-days.ts'
import { toFacts } from './to-facts.ts'
import { toInsideReadings } from './to-inside-readings.ts'
import { toPresentPoint } from './to-present-point.ts'
import { toCarriedPoint, toCountedSnapshot, toSnapshotPoint, toWaypoint } from './to-snapshot-point.ts'
import type { Grid, WalletView } from './wallet-view.ts'

/** About a hundred megabytes of rows that need not be valued again. */
const MOST_KEPT_ROWS = 500_000

export interface WalletViews {
  read(wallet: WalletKey, grid: Grid, options: ReadViewOptions): Promise<WalletView>
}

export interface ReadViewOptions {
  refresh: boolean
  /** What the person wants to see although it looks like spam; only of such spam are past prices read. */
  wanted?: ReadonlySet<AssetId> | undefined
  signal?: AbortSignal
}

interface StoredWalk {
  version: string
  walk: Walk
  measures: Measures
  points: Map<Slot, WalletPoint>
}

/** Builds the view of a wallet from stored movements, prices and records. Points that a run valued are reused by the next. */
export function createWalletViews({
  chain,
  ledgerStore,
  readStanding,
  priceBooks,
  ledgers,
  snapshots,
  now,
}: {
  chain: Pick<ChainClient, 'chains' | 'listTokens'>
  ledgerStore: LedgerStore
  readStanding: StandingReader
  priceBooks: PriceBooks
  ledgers: LedgersRepository
  snapshots: SnapshotsRepository
  now: () => number
}): WalletViews {
  const memory = new LRUCache<string, StoredWalk>({
    maxSize: MOST_KEPT_ROWS,
    sizeCalculation: ({ points, walk }) =>
      1 +
      [...walk.tracks.values()].reduce((sum, { changes }) => sum + changes.length, 0) +
      [...points.values()].reduce((sum, { rows }) => sum + rows.length, 0),
  })

  function toPresent(state: LedgerState, tokens: Sourced<Token[]> | null): KnownBalances | null {
    if (state.balances !== null) return { at: state.at, block: state.block, balances: state.balances }
    if (tokens === null) return null
    return { at: Date.parse(tokens.updatedAt), block: null, balances: toHeld(tokens) }
  }

  async function walk(
    wallet: WalletKey,
    key: string,
    state: LedgerState,
    tokens: Sourced<Token[]> | null,
    recorded: readonly Snapshot[],
  ): Promise<StoredWalk | null> {
    const present = toPresent(state, tokens)
    if (present === null) return null
    const version = [state.syncedAt, present.at, recorded.length, recorded.at(-1)?.at].join(':')
    const stored = memory.get(key)
    if (stored?.version === version) return stored
    const movements = await ledgers.listMovements(wallet)
    const waypoints = recorded.map(toWaypoint)
    const complete = state.cutShortAt === null
    const walked = walkBack({ present, movements, waypoints, complete })
    // A token that is missing may still be held: an indexer's list of holdings leaves out what it takes for spam, and a node
    // has no balance of a contract that does not answer. Nothing is known of it, so nothing contradicts its movements.
    // Nor does anything contradict what a contract only wrote about a wallet that has none of it.
    const bystanding = findBystanding(movements)
    const isTold = (asset: AssetId) => {
      const balance = present.balances.get(asset)
      return balance !== undefined && !(balance === 0n && bystanding.has(asset))
    }
    walked.findings = walked.findings.filter(({ asset }) => isTold(asset))
    const measures = { measured: [...state.measured, ...waypoints], present, complete }
    return { version, walk: walked, measures, points: stored?.points ?? new Map() }
  }

  const flights = createFlights()

  return {
    read(wallet, grid, options) {
      if (options.refresh) return build(wallet, grid, options)
      // Many people may look at one wallet at once: they share one run, which goes on when one of them hangs up.
      const { wanted = new Set() } = options
      const key = [toWalletId(wallet), grid.step, grid.from, grid.to, ...[...wanted].sort()].join(':')
      return flights.run(key, () => build(wallet, grid, { refresh: false, wanted }))
    },
  }

  async function build(wallet: WalletKey, grid: Grid, options: ReadViewOptions): Promise<WalletView> {
    const { step, from, to } = grid
    const key = `${toWalletId(wallet)}:${step}`
    const current = toSlot(now(), step)
    const [listed, kept, earlier] = await Promise.all([
      readTokensIfAny(chain, wallet, options),
      snapshots.list(wallet, startOf(from, step)),
      snapshots.findPositions(wallet, startOf(from, step)),
    ])
    const before = earlier ? [earlier] : []
    // Days are told by the last record of each, so that they stay as they are when their hours go.
    const ofStep = <R extends Snapshot>(some: readonly R[]) => (step === 'day' ? lastOfDays(some) : some)
    const positions = ofStep(kept.filter((record) => record.positions))
    const since = hourlySince(now())
    const hours = [...ofStep(kept.filter(({ at }) => at < since)), ...kept.filter(({ at }) => at >= since)]
    const ledger = await ledgerStore.read(
      wallet,
      listed && { rows: listed.data, updatedAt: Date.parse(listed.updatedAt) },
      options,
    )
    const stored = ledger.state ? await walk(wallet, key, ledger.state, listed, ofStep(hours)) : null
    const standing = await readStanding(wallet, listed, [
      ...(stored?.walk.tracks.keys() ?? []),
      ...[...before, ...positions, ...hours].flatMap(({ rows }) => rows.map(({ asset }) => asset as AssetId)),
    ])
    const { tokens, counts, isUntrusted, isDebt, growthOf, unasked } = standing
    const inside = toInsideReadings([...before, ...positions], listed)
    const grown = stored && tellInterest(stored.walk, growthOf, stored.measures)
    const walked =
      grown && tellInside(untilPresent(grown, growthOf, toHeld(listed), now()), inside, isSameCoin)
    const known = await ledgers.listAssets([...(walked?.tracks.keys() ?? [])].filter(isDebt))
    const recordedHours = hours.map((record) =>
      addDebts(toCountedSnapshot(record, { counts, isDebt }), walked, {
        isDebt,
        factsOf: (asset) => known.get(asset),
      }),
    )
    const recorded = ofStep(recordedHours)
    const { debts } = standing
    const held = [...(tokens?.data ?? []), ...debts].map(toAssetId)
    const assets = new Set<AssetId>([...(walked?.tracks.keys() ?? []), ...held])
    for (const { rows } of recordedHours) for (const { asset } of rows) assets.add(asset as AssetId)
    const facts = toFacts(await ledgers.listAssets([...assets]), {
      tokens: tokens && { ...tokens, data: [...tokens.data, ...debts] },
      recorded: [...before, ...recordedHours],
      unasked,
    })
    const inSight = new Set([...listMoved(walked ?? undefined, startOf(from, step)), ...held])
    const isWanted = (asset: AssetId) =>
      isDebt(asset) || !facts(asset).spam || options.wanted?.has(asset) === true
    const priced = [...inSight].filter(
      (asset) => counts(asset) && isWanted(asset) && facts(asset).decimals !== null,
    )
    const prices = await priceBooks.read(priced, { step, from, to: current - 1 })
    const slots = Array.from(
      { length: Math.max(0, Math.min(to, current - 1) - from + 1) },
      (_, index) => from + index,
    )
    const book = withOwedPrices(prices.book, isDebt)
    const points = new Map(
      recorded
        .filter(({ at }) => toSlot(at, step) < current)
        .map((snapshot) => [
          toSlot(snapshot.at, step),
          toSnapshotPoint(snapshot, step, { book, of: step, counts }),
        ]),
    )
    const { cutShortAt = null } = ledger.state ?? {}
    const movementsFrom = stored === null ? null : cutShortAt === null ? from : toSlot(cutShortAt, step) + 1
    const carry = (slot: Slot, at: number) => {
      const last = recorded.findLast((record) => record.at <= at)
      return last && toCarriedPoint(last, slot, { step, at, book, counts })
    }
    const present =
      (tokens === null && walked === null ? carry(current, now()) : undefined) ??
      toPresentPoint({ tokens, debts, walk: walked, facts, book, counts, step, now: now() })

    let past: WalletPoint[]
    if (stored === null || walked === null) {
      past = slots.map((slot) => points.get(slot) ?? carry(slot, endOf(slot, step)) ?? toDrawn(slot, step))
    } else {
      const { points: previous } = stored
      const valued = valueWallet({
        walk: walked,
        step,
        slots,
        book,
        facts,
        counts,
        recorded: points,
        movementsFrom,
        previous,
      })
      past = valued.points
      if (!prices.pending) for (const point of valued.points) stored.points.set(point.slot, point)
      memory.set(key, stored)
    }
    const certainFrom =
      movementsFrom === null
        ? (past.find(({ provenance }) => provenance === 'observed')?.slot ??
          (tokens === null ? null : current))
        : movementsFrom
    return {
      wallet,
      step,
      points: to >= current ? [...past, present] : past,
      present,
      waits: prices.pending,
      movementsFrom,
      walk: walked ?? { tracks: new Map(), findings: [] },
      book,
      facts,
      snapshots: recordedHours,
      insideSince: inside.some(({ parts }) => parts.size > 0) ? (inside[0]?.at ?? null) : null,
      certainFrom,
      tokens,
      debts,
      counts,
      isUntrusted,
      isDebt,
      source: toSource(tokens, ledger.state),
      updatedAt: tokens === null ? (ledger.state?.syncedAt ?? now()) : Date.parse(tokens.updatedAt),
      stale: tokens === null || tokens.stale,
      refreshing: ledger.refreshing || prices.pending,
      problems: [
        tokens === null ? 'The holdings of a wallet could not be read.' : tokens.problem,
        ledger.problem,
        prices.problem,
      ]
        .filter((problem) => problem !== null)
        .map((problem) => nameChain(chain.chains, wallet.chainId, problem)),
    }
  }
}

/** What the list of holdings says of each balance in the wallet, debts too. */
const toHeld = (listed: Sourced<Token[]> | null) =>
  new Map(
    (listed?.data ?? [])
      .filter(({ inside }) => inside === undefined)
      .map((row) => [toAssetId(row), BigInt(row.balance)]),
  )

/** Whether two assets are one to a contract that wraps the chain's coin. */
function isSameCoin(moved: AssetId, inside: AssetId): boolean {
  return moved === inside || (isWrappedNative(inside) && moved === nativeOf(inside))
}

/** The assets that were held or moved since a moment; what was sold before it needs no price. */
function* listMoved(walk: Walk | undefined, since: number): Iterable<AssetId> {
  for (const { asset, opening, changes } of walk?.tracks.values() ?? []) {
    const before = changes.reduce((sum, { at, amount }) => (at < since ? sum + amount : sum), opening)
    const last = changes.at(-1)
    if (before !== 0n || (last !== undefined && last.at >= since)) yield asset
  }
}

/** A point of which nothing is known; what is drawn for it depends on what is shown of the present. */
const toDrawn = (slot: Slot, step: Grid['step']): WalletPoint => ({
  ...{ slot, at: endOf(slot, step), provenance: 'illustrative', rows: [], drawn: 0n, lacks: null },
})

function toSource(tokens: Sourced<Token[]> | null, state: LedgerState | undefined): string {
  const parts = [tokens?.source, state && `movements by ${state.source}`]
  return parts.filter((part) => part !== undefined).join(', ') || 'none'
}
