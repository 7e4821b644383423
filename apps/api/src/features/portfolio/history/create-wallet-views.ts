import { type AssetId, type Sourced, type Token, toAssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { createFlights } from '@pkg/keep-fresh'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { SnapshotsRepository } from '../../../database/snapshots.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { nameChain } from '../chains/name-chain.ts'
import { isWrappedNative, nativeOf } from '../gains/known-contracts.ts'
import { addInside } from '../ledger/add-inside.ts'
import { addInterest, untilPresent } from '../ledger/add-interest.ts'
import { startOf, toSlot } from '../ledger/day.ts'
import { withOwedPrices } from '../ledger/owed-prices.ts'
import type { Walk } from '../ledger/walk-back.ts'
import { readTokensIfAny } from '../read-tokens-if-any.ts'
import { addDebts } from './add-debts.ts'
import type { LedgerStore } from './create-ledger-store.ts'
import type { PriceBooks } from './create-price-books.ts'
import type { StandingReader } from './create-standing-reader.ts'
import { createWalks } from './create-walks.ts'
import { recordsOfStep } from './last-of-days.ts'
import { readRecords } from './read-records.ts'
import { toFacts } from './to-facts.ts'
import { toHeldBalances } from './to-held-balances.ts'
import { toInsideReadings } from './to-inside-readings.ts'
import { toCountedSnapshot } from './to-snapshot-point.ts'
import { valuePoints } from './value-points.ts'
import type { Grid, WalletView } from './wallet-view.ts'

export interface WalletViews {
  read(wallet: WalletKey, grid: Grid, options: ReadViewOptions): Promise<WalletView>
}

export interface ReadViewOptions {
  refresh: boolean
  /** What the person wants to see although it looks like spam; only of such spam are past prices read. */
  wanted?: ReadonlySet<AssetId> | undefined
  signal?: AbortSignal
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
  const walks = createWalks(ledgers)
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
    const current = toSlot(now(), step)
    const [listed, { before, positions, hours }] = await Promise.all([
      readTokensIfAny(chain, wallet, options),
      readRecords(snapshots, wallet, grid, now()),
    ])
    const ledger = await ledgerStore.read(
      wallet,
      listed && { rows: listed.data, updatedAt: Date.parse(listed.updatedAt) },
      options,
    )
    const { state } = ledger
    const stored = state
      ? await walks.read(wallet, step, { state, tokens: listed, recorded: recordsOfStep(hours, step) })
      : null
    const standing = await readStanding(wallet, listed, [
      ...(stored?.walk.tracks.keys() ?? []),
      ...[...before, ...positions, ...hours].flatMap(({ rows }) => rows.map(({ asset }) => asset as AssetId)),
    ])
    const { tokens, debts, counts, isUntrusted, isDebt, growthOf, unasked } = standing
    const inside = toInsideReadings([...before, ...positions], listed)
    const grown = stored && addInterest(stored.walk, growthOf, stored.measures)
    const walk =
      grown && addInside(untilPresent(grown, growthOf, toHeldBalances(listed), now()), inside, isSameCoin)
    const moved = [...(walk?.tracks.keys() ?? [])]
    const known = await ledgers.listAssets(moved.filter(isDebt))
    const recorded = hours.map((record) =>
      addDebts(toCountedSnapshot(record, { counts, isDebt }), walk, {
        isDebt,
        factsOf: (asset) => known.get(asset),
      }),
    )
    const held = [...(tokens?.data ?? []), ...debts].map(toAssetId)
    const assets = new Set<AssetId>([...moved, ...held])
    for (const { rows } of recorded) for (const { asset } of rows) assets.add(asset as AssetId)
    const facts = toFacts(await ledgers.listAssets([...assets]), {
      tokens: tokens && { ...tokens, data: [...tokens.data, ...debts] },
      recorded: [...before, ...recorded],
      unasked,
    })
    const isWanted = (asset: AssetId) =>
      isDebt(asset) || !facts(asset).spam || options.wanted?.has(asset) === true
    const priced = [...new Set([...listMoved(walk ?? undefined, startOf(from, step)), ...held])].filter(
      (asset) => counts(asset) && isWanted(asset) && facts(asset).decimals !== null,
    )
    const prices = await priceBooks.read(priced, { step, from, to: current - 1 })
    const book = withOwedPrices(prices.book, isDebt)
    const measuredAt = new Map(state?.measured.map(({ at, balances }) => [at, balances]))
    // The head that was read was the last block until then.
    const isOfHead = (asset: AssetId, at: number) =>
      state !== undefined && at >= state.at && at <= state.syncedAt && state.balances?.has(asset) === true
    const isUnmeasured = (asset: AssetId, at: number) =>
      growthOf(asset) !== null && measuredAt.get(at)?.has(asset) !== true && !isOfHead(asset, at)
    const valued = valuePoints({
      ...{ grid, current, walk, standing, book, facts, now: now() },
      cutShortAt: state?.cutShortAt ?? null,
      recorded: recordsOfStep(recorded, step),
      previous: stored?.points,
      isUnmeasured,
    })
    const { past, movementsFrom, certainFrom } = valued
    const { lacks } = valued.present
    const present = { ...valued.present, lacks: lacks && nameChain(chain.chains, wallet.chainId, lacks) }
    if (stored !== null) {
      if (!prices.pending) for (const point of past) stored.points.set(point.slot, point)
      walks.keep(wallet, step, stored)
    }
    return {
      wallet,
      step,
      points: to >= current ? [...past, present] : past,
      present,
      waits: prices.pending,
      movementsFrom,
      walk: walk ?? { tracks: new Map(), findings: [] },
      book,
      facts,
      snapshots: recorded,
      insideSince: inside.some(({ parts }) => parts.size > 0) ? (inside[0]?.at ?? null) : null,
      certainFrom,
      tokens,
      debts,
      counts,
      isUntrusted,
      isUnmeasured,
      isDebt,
      source: toSource(tokens, state),
      updatedAt: tokens === null ? (state?.syncedAt ?? now()) : Date.parse(tokens.updatedAt),
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

function toSource(tokens: Sourced<Token[]> | null, state: LedgerState | undefined): string {
  const parts = [tokens?.source, state && `movements by ${state.source}`]
  return parts.filter((part) => part !== undefined).join(', ') || 'none'
}
