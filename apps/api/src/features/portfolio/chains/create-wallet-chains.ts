import {
  AppError,
  type ChainReading,
  HOUR_MS,
  type ListedWallet,
  type ReadChain,
  type TrackedWallet,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { createFlights, createFreshness, type Turns, waitAtMost } from '@pkg/keep-fresh'
import PQueue from 'p-queue'
import type { Recent } from '../../../database/keep-recent.ts'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { ChainLook, WalletChainsRepository } from '../../../database/wallet-chains.repository.ts'
import type { WalletsRepository } from '../../../database/wallets.repository.ts'
import { isNow } from '../../../lib/is-now.ts'
import { toAccount } from '../../../lib/to-account.ts'
import { chainsOf } from './chains-of.ts'
import { createOpeningNotes } from './create-opening-notes.ts'
import { toReadChain } from './to-read-chain.ts'

/** A chain on which an address was not used is looked at again after so long. Where it was used once, it stays. */
const AGAIN_MS = 6 * HOUR_MS
/** After a failure a chain is left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 60_000
/** How long a person waits for the first look at an address, and when asking for a new one. */
const PATIENCE_MS = { first: 8_000, refresh: 10_000 }
/** How many addresses are looked at at once; of each, all of its chains are. */
const AT_ONCE = 4

/** Which accounts a request means. */
interface SelectedWallets {
  /** One for each chain of each wallet, in the person's order. */
  wallets: readonly WalletKey[]
  /** Whether the same would be found now, from memory. */
  holds(): boolean
}

/** An account that somebody tracks, and when anybody opened its wallet last. */
export interface OpenedWallet extends WalletKey {
  openedAt: number
}

/** The one place that makes accounts of addresses: it knows on which chains each is used. */
export interface WalletChains {
  /** The chains that are read. */
  readonly readChains: ReadChain[]
  /**
   * The accounts of a person's tracked wallets: of all, or of those that are named, each once and in the person's order; on
   * every chain, or on the one that is named. Throws WALLET_NOT_TRACKED for an address that is not theirs, BAD_REQUEST for a
   * chain that is not read.
   */
  select(
    userId: string,
    filter: { address?: readonly string[] | undefined; chainId?: number | undefined },
    options: { refresh: boolean; signal?: AbortSignal | undefined },
  ): Promise<SelectedWallets>
  /** The wallets with the chains on which each is looked at; waits for no look. */
  list(tracked: readonly TrackedWallet[]): Promise<ListedWallet[]>
  /** Looks at an address that was just added, behind the answer. */
  begin(address: string): void
  /** Every account that anybody tracks, once, after looking at those whose time has come. */
  listAnybodys(signal?: AbortSignal): Promise<OpenedWallet[]>
  /** Resolves when no look is under way any more, and no note. */
  settle(): Promise<void>
}

export function createWalletChains({
  recent,
  walletChains,
  wallets,
  chain,
  turns,
  now,
  log,
}: {
  recent: Pick<Recent, 'tracked' | 'chainsOf'>
  walletChains: WalletChainsRepository
  wallets: Pick<WalletsRepository, 'listAnybodys' | 'noteOpened'>
  chain: Pick<ChainClient, 'chains' | 'findActivity'>
  turns: Turns
  now: () => number
  log: (message: string, error: unknown) => void
}): WalletChains {
  const { chains } = chain
  const queue = new PQueue({ concurrency: AT_ONCE })
  const flights = createFlights({ name: 'wallet chains', turns })
  const freshness = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  const openings = createOpeningNotes({ wallets, now, log })
  const keyOf = (address: string, chainId: number) => `${chainId}:${address}`

  /** The chains to look at: those never told of, and in time those on which nothing was found. */
  function listDue(address: string, looks: readonly ChainLook[], refresh = false): number[] {
    // Where one chain is read, there is nothing to find.
    if (chains.length < 2) return []
    const known = new Map(looks.map((look) => [look.chainId, look]))
    return chains.flatMap(({ id }) => {
      const look = known.get(id)
      if (look !== undefined && look.foundAt !== null) return []
      const ageMs = look && now() - look.lookedAt
      const isOld = freshness.judge(keyOf(address, id), { ageMs, freshMs: AGAIN_MS, refresh }) === 'old'
      return isOld ? [id] : []
    })
  }

  async function lookAt(address: string, chainId: number) {
    const wallet = { chainId, address }
    const key = keyOf(address, chainId)
    try {
      const { active, source } = await chain.findActivity(toAccount(wallet))
      await walletChains.save(wallet, { active, source, at: now() })
      freshness.succeeded(key)
    } catch (error) {
      freshness.failed(key, error)
      log('Whether a wallet was used on a chain could not be told', error)
    }
  }

  const look = (address: string, due: readonly number[]) =>
    flights.run(address, () => queue.add(() => Promise.all(due.map((chainId) => lookAt(address, chainId)))))

  /** What is known of an address, looked up where nothing is yet. Later looks are made behind the answer. */
  async function know(
    address: string,
    { refresh, signal }: { refresh: boolean; signal?: AbortSignal | undefined },
  ) {
    const known = await recent.chainsOf(address)
    const due = listDue(address, known, refresh)
    if (due.length === 0) return known
    const isFirst = due.some((id) => known.every(({ chainId }) => chainId !== id))
    const work = look(address, due)
    if (!isFirst && !refresh) return known
    await waitAtMost(work, refresh ? PATIENCE_MS.refresh : PATIENCE_MS.first, signal)
    return await recent.chainsOf(address)
  }

  function toReading(
    { address, addedAt: _ }: TrackedWallet,
    id: number,
    looks: readonly ChainLook[],
  ): ChainReading {
    const found = looks.find(({ chainId }) => chainId === id)
    const hasFailed = freshness.failureOf(keyOf(address.toLowerCase(), id)) !== undefined
    return {
      chainId: id,
      source: found?.source ?? 'none',
      updatedAt: found === undefined ? null : new Date(found.lookedAt).toISOString(),
      stale: hasFailed,
      problem: hasFailed ? 'Whether the wallet was used here could not be looked up.' : null,
    }
  }

  return {
    readChains: chains.map(toReadChain),
    async select(userId, { address: addresses, chainId }, options) {
      if (chainId !== undefined && chains.every(({ id }) => id !== chainId)) {
        throw new AppError('BAD_REQUEST', { message: 'This chain is not read here.' })
      }
      const tracked = await recent.tracked(userId)
      const chosen = chooseWallets(tracked, addresses)
      openings.note(
        userId,
        chosen.map(({ address }) => address),
      )
      const looks = await Promise.all(chosen.map(({ address }) => know(address.toLowerCase(), options)))
      const keys = chosen.flatMap(({ address, chainChoices }, index) =>
        chainsOf(chains, looks[index] ?? [], chainChoices)
          .filter(({ id }) => chainId === undefined || id === chainId)
          .map(({ id }) => ({ chainId: id, address: address.toLowerCase() })),
      )
      return {
        wallets: keys,
        holds: () =>
          isNow(recent.tracked(userId), tracked) &&
          chosen.every(({ address }, index) => {
            const key = address.toLowerCase()
            const known = looks[index]
            return (
              known !== undefined && isNow(recent.chainsOf(key), known) && listDue(key, known).length === 0
            )
          }),
      }
    },

    async list(tracked) {
      return Promise.all(
        tracked.map(async (wallet) => {
          const address = wallet.address.toLowerCase()
          const looks = await recent.chainsOf(address)
          const due = listDue(address, looks)
          if (due.length > 0) look(address, due)
          const own = chainsOf(chains, looks, wallet.chainChoices)
          return {
            ...wallet,
            chains: own.map(({ id }) => toReading(wallet, id, looks)),
            foundChains: chainsOf(chains, looks, []).map(({ id }) => id),
          }
        }),
      )
    },

    begin(address) {
      const key = address.toLowerCase()
      const known = Promise.resolve(recent.chainsOf(key))
      known.then(
        (looks) => {
          const due = listDue(key, looks)
          if (due.length > 0) look(key, due)
        },
        (error: unknown) => log('The chains of a wallet could not be looked up', error),
      )
    },

    async listAnybodys(signal) {
      const all = await wallets.listAnybodys()
      const addresses = [...new Set(all.map(({ address }) => address))]
      const before = await walletChains.listAll(addresses)
      await Promise.all(
        addresses.map(async (address) => {
          const due = listDue(address, before.get(address) ?? [])
          if (due.length > 0 && signal?.aborted !== true) await look(address, due)
        }),
      )
      const looks = await walletChains.listAll(addresses)
      const keys = new Map<string, OpenedWallet>()
      for (const { address, chainChoices, openedAt } of all) {
        for (const { id } of chainsOf(chains, looks.get(address) ?? [], chainChoices)) {
          const key = keyOf(address, id)
          const known = keys.get(key)?.openedAt ?? 0
          keys.set(key, { chainId: id, address, openedAt: Math.max(known, openedAt) })
        }
      }
      return [...keys.values()]
    },

    async settle() {
      queue.clear()
      await Promise.all([queue.onIdle(), openings.settle()])
    },
  }
}

function chooseWallets(tracked: readonly TrackedWallet[], addresses: readonly string[] | undefined) {
  if (addresses === undefined || addresses.length === 0) return tracked
  const wanted = new Set(addresses.map((address) => address.toLowerCase()))
  const chosen = tracked.filter(({ address }) => wanted.has(address.toLowerCase()))
  if (chosen.length < wanted.size) throw new AppError('WALLET_NOT_TRACKED')
  return chosen
}
