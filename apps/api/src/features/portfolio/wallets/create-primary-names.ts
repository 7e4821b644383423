import { isDeepStrictEqual } from 'node:util'
import { DAY_MS, MINUTE_MS, type TrackedWallet } from '@pkg/api-contract'
import type { Address, ChainClient } from '@pkg/chain-client'
import { createFlights, createFreshness, type KeptText, type TextStore, type Turns } from '@pkg/keep-fresh'
import PQueue from 'p-queue'
import * as z from 'zod/mini'

/** Names change rarely, and an old one does no harm: the address stands beside it. */
const FRESH_MS = DAY_MS
/** After a failure the node is left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 10 * MINUTE_MS
const AT_ONCE = 2
/** All names are asked of one node: when it fails at one, it is left alone with all. */
const NODE = 'node'

const storedName = z.object({ name: z.nullable(z.string()) })

const MOMENT_MS = 1_000

interface Named {
  at: number
  edition: number
  named: TrackedWallet[]
}

/** The primary ENS names of wallets, as far as they are known. No answer waits for a look-up. */
export interface PrimaryNames {
  /**
   * Gives wallets without a name of their own the stored name. Others are looked up in the background, for the next call.
   * The same list gives the same object while no name has changed.
   */
  apply(wallets: readonly TrackedWallet[]): Promise<TrackedWallet[]>
  /** Whether these are the names that the list would be given now. */
  holds(wallets: readonly TrackedWallet[], named: readonly TrackedWallet[]): boolean
  /** Begins no further lookup, and resolves when none is under way any more. */
  settle(): Promise<void>
}

export function createPrimaryNames({
  answers,
  chain,
  turns,
  now,
  log,
}: {
  answers: TextStore
  chain: Pick<ChainClient, 'findName' | 'sources'>
  turns: Turns
  now: () => number
  log: (message: string, error: unknown) => void
}): PrimaryNames {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const flights = createFlights({ name: 'primary names', turns })
  const freshness = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  /** What was found for a list of wallets: asked for again after a moment, and once a name was found. */
  const lately = new WeakMap<readonly TrackedWallet[], Named>()
  let edition = 0
  const keyOf = (address: string) => `primary-name:2:${chain.sources.names}:${address}`

  async function lookUp(address: string, lookAgain: boolean) {
    // The node may have failed at another name since this one was put in line.
    if (freshness.isQuiet(NODE)) return
    const other = lookAgain ? await answers.get(keyOf(address)) : undefined
    if (other !== undefined && now() - other.storedAt < FRESH_MS) {
      edition += 1
      return
    }
    try {
      const name = await chain.findName(address as Address)
      await answers.set(keyOf(address), { value: JSON.stringify({ name }), storedAt: now() })
      edition += 1
    } catch (error) {
      freshness.failed(NODE, error)
      log('A primary name could not be looked up', error)
    }
  }

  function readKept(address: string, entry: KeptText | undefined): string | null {
    const ageMs = entry === undefined ? undefined : now() - entry.storedAt
    if (freshness.judge(NODE, { ageMs, freshMs: FRESH_MS }) === 'old') {
      flights.run(address, (_, lookAgain) => queue.add(() => lookUp(address, lookAgain)))
    }
    return entry === undefined ? null : z.parse(storedName, JSON.parse(entry.value)).name
  }

  const isOfNow = (known: Named, at: number) =>
    known.edition === edition && at >= known.at && at - known.at < MOMENT_MS

  return {
    holds(wallets, named) {
      const known = lately.get(wallets)
      return known !== undefined && known.named === named && isOfNow(known, now())
    },
    async apply(wallets) {
      const at = now()
      const known = lately.get(wallets)
      if (known !== undefined && isOfNow(known, at)) return known.named
      const asked = edition
      const unnamed = wallets.flatMap(({ ensName, address }) =>
        ensName === null ? [address.toLowerCase()] : [],
      )
      const entries = await answers.getAll(unnamed.map(keyOf))
      const names = new Map(
        unnamed.map((address) => [address, readKept(address, entries.get(keyOf(address)))]),
      )
      const named = wallets.map((wallet) => ({
        ...wallet,
        ensName: wallet.ensName ?? names.get(wallet.address.toLowerCase()) ?? null,
      }))
      const same = known !== undefined && isDeepStrictEqual(known.named, named) ? known.named : named
      lately.set(wallets, { at, edition: asked, named: same })
      return same
    },
    settle() {
      queue.clear()
      return queue.onIdle()
    },
  }
}
