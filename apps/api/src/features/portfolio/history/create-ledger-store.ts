import { type AssetId, MINUTE_MS, type Token, toAssetId } from '@pkg/api-contract'
import {
  type AssetMovement,
  type ChainClient,
  isMint,
  type MeasuredBalances,
  MOST_PIECES,
} from '@pkg/chain-client'
import { overlapBlocks } from '@pkg/chains'
import { createFlights, createFreshness, type Turns, waitAtMost } from '@pkg/keep-fresh'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { toAccount } from '../../../lib/to-account.ts'
import { keepMeasured } from './keep-measured.ts'

/** Section 9 of the specification: what is younger counts as fresh. */
const FRESH_MS = 15 * MINUTE_MS
/** After a failure the sources are left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 30_000

/** How long a person waits when nothing is known yet, when figures disagree, and when asking for new ones. */
const PATIENCE_MS = { first: 8_000, disagreeing: 4_000, refresh: 10_000 }

export interface LedgerStore {
  /** The stored movements of a wallet. Old ones are answered at once, and read anew in the background. */
  read(
    wallet: WalletKey,
    tokens: { rows: readonly Token[]; updatedAt: number } | null,
    options: { refresh: boolean },
  ): Promise<{ state: LedgerState | undefined; refreshing: boolean; problem: string | null }>
  settle(): Promise<void>
}

/** Keeps the movements of wallets up to date: one reading per wallet at a time, however many ask. */
export function createLedgerStore({
  ledgers,
  chain,
  turns,
  now,
  log,
}: {
  ledgers: LedgersRepository
  chain: Pick<ChainClient, 'chains' | 'readLedger'>
  turns: Turns
  now: () => number
  log: (message: string, error: unknown) => void
}): LedgerStore {
  const flights = createFlights({ name: 'ledgers', turns })
  const freshness = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  /** Readings with those that follow on them. */
  const underWay = new Set<Promise<unknown>>()
  const hasFailed = (key: string) => freshness.failureOf(key) !== undefined

  /** Whether another process has read the wallet since `seen` was looked up. */
  async function wasReadSince(wallet: WalletKey, seen: LedgerState | undefined): Promise<boolean> {
    const found = await ledgers.find(wallet)
    return found !== undefined && found.syncedAt !== seen?.syncedAt && !(await ledgers.isOutdated(wallet))
  }

  async function sync(wallet: WalletKey, key: string, tokens: readonly Token[]): Promise<void> {
    // As of when it began: what moves while it is read need not be in it.
    const begun = now()
    try {
      const known = await ledgers.find(wallet)
      const isWhole = known !== undefined && !(await ledgers.isOutdated(wallet))
      const entry = chain.chains.find(({ id }) => id === wallet.chainId)
      const fromBlock = isWhole && entry ? Math.max(0, known.block - overlapBlocks(entry)) : 0
      const moved = known === undefined ? [] : await ledgers.listMovements(wallet)
      const held = tokens.filter(isInWallet).map(toAssetId)
      const assets = [...new Set([...moved.map(({ asset }) => asset), ...held])]
      // What may have been replaced since is measured anew.
      const measured = isWhole ? known.measured.filter(({ block }) => block < fromBlock) : []
      // A node that has the past may be there now, where none had it before.
      const measuredUntil = measured.at(-1)?.at ?? (isWhole ? (moved[0]?.at ?? 0) : 0)
      const again = isWhole ? moved.filter(({ block }) => block >= fromBlock) : []
      const reading = await chain.readLedger(toAccount(wallet), {
        ...{ fromBlock, assets, measuredUntil, known: again },
        pieces: await ledgers.listPieces(wallet, MOST_PIECES),
      })
      const last = reading.movements.reduce((latest, { block }) => Math.max(latest, block), known?.block ?? 0)
      const before = isWhole && reading.present === null ? toldByNodes(known, again, fromBlock) : nothingTold
      // What an index has left out since is on the chain all the same.
      const left = again.filter((one) => !before.movements.includes(one) && reading.stands?.has(hashOf(one)))
      const isKept = await ledgers.save(
        wallet,
        {
          movements: [...reading.movements, ...before.movements, ...left],
          assets: reading.assets,
          block: reading.present?.block ?? last,
          at: reading.present?.at ?? now(),
          balances: reading.present?.balances ?? null,
          pieces: reading.pieces ?? null,
          measured: keepMeasured([...measured, ...before.measured, ...(reading.measured ?? [])], now()),
          cutShortAt: reading.cutShortAt ?? (isWhole ? known.cutShortAt : null),
          nftsCutShortAt: reading.nftsCutShortAt ?? (isWhole ? known.nftsCutShortAt : null),
          source: reading.source,
          syncedAt: begun,
        },
        fromBlock,
      )
      // What was known was forgotten while the rest was read: then all of it is read.
      if (!isKept) return await sync(wallet, key, tokens)
      freshness.succeeded(key)
    } catch (error) {
      freshness.failed(key, error)
      log('A ledger could not be read', error)
      throw error
    }
  }

  return {
    async read(wallet, tokens, { refresh }) {
      const key = toWalletId(wallet)
      const state = await ledgers.find(wallet)
      const ageMs = state === undefined ? undefined : now() - state.syncedAt
      const disagrees = state !== undefined && tokens !== null && isNewer(tokens, state)
      // A ledger that other figures contradict, or that was read by older rules, is read anew at any age.
      const freshMs = disagrees || (await ledgers.isOutdated(wallet)) ? 0 : FRESH_MS
      if (freshness.judge(key, { ageMs, freshMs, refresh }) !== 'old') {
        return { state, refreshing: flights.isUnderWay(key), problem: describe(state, hasFailed(key)) }
      }
      const patience =
        state === undefined
          ? PATIENCE_MS.first
          : refresh
            ? PATIENCE_MS.refresh
            : disagrees
              ? PATIENCE_MS.disagreeing
              : 0
      const begun = now()
      /** Whether what was read began before what whoever asks knows: then it need not be in it. */
      const isBehind = (read: LedgerState | undefined) =>
        read !== undefined && (refresh ? read.syncedAt < begun : tokens !== null && isNewer(tokens, read))
      async function readAnew(seen: LedgerState | undefined): Promise<LedgerState | undefined> {
        await flights.run(key, async (_, lookAgain) => {
          if (lookAgain && (await wasReadSince(wallet, seen))) return
          await sync(wallet, key, tokens?.rows ?? [])
        })
        return await ledgers.find(wallet)
      }
      // One that was under way is joined, and is not enough where it began too early.
      const work = readAnew(state).then((read) => (isBehind(read) && !hasFailed(key) ? readAnew(read) : read))
      underWay.add(work)
      // A failure is told by `problem`, and by the log.
      work.catch(() => {}).finally(() => underWay.delete(work))
      const isDone = patience > 0 && (await waitAtMost(work, patience))
      const latest = isDone ? await ledgers.find(wallet) : state
      return { state: latest, refreshing: !isDone, problem: describe(latest, hasFailed(key)) }
    },
    async settle() {
      await flights.settle()
      await Promise.allSettled(underWay)
    },
  }
}

/** What only nodes tell of a wallet. */
interface ToldByNodes {
  movements: readonly AssetMovement[]
  measured: readonly MeasuredBalances[]
}

const nothingTold: ToldByNodes = { movements: [], measured: [] }

/**
 * What nodes told before of blocks that are read anew while none of them answers: an index alone knows nothing of what grows,
 * nor of what a deposit brought, and would have the past forget it. Once a node is back, it is measured anew.
 */
function toldByNodes(
  { block, at, balances, measured }: LedgerState,
  again: readonly AssetMovement[],
  fromBlock: number,
): ToldByNodes {
  return {
    movements: again.filter(isMint),
    measured: [
      ...measured.filter((one) => one.block >= fromBlock),
      ...(balances === null ? [] : [{ block, at, balances }]),
    ],
  }
}

const hashOf = ({ id }: AssetMovement) => id.split(':')[0] ?? ''

/** Whether a reading of the holdings is younger than the ledger and tells other balances. */
function isNewer(
  { rows, updatedAt }: { rows: readonly Token[]; updatedAt: number },
  state: LedgerState,
): boolean {
  const { balances } = state
  if (balances === null || updatedAt <= state.syncedAt) return false
  const held = new Map<AssetId, bigint>(
    rows.filter(isInWallet).map((row) => [toAssetId(row), BigInt(row.balance)]),
  )
  return [...held].some(([asset, balance]) => balances.get(asset) !== balance)
}

/** What is inside contracts has no balance in the wallet. */
const isInWallet = ({ inside }: Token) => inside === undefined

function describe(state: LedgerState | undefined, hasFailed: boolean): string | null {
  if (!hasFailed) return null
  return state === undefined
    ? 'The movements of a wallet could not be read.'
    : 'The latest movements of a wallet could not be read.'
}
