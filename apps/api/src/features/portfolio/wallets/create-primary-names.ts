import type { TrackedWallet } from '@pkg/api-contract'
import type { Address, AnswerStore, ChainClient } from '@pkg/chain-client'
import PQueue from 'p-queue'
import * as z from 'zod/mini'

/** Names change rarely, and an old one does no harm: the address stands beside it. */
const FRESH_MS = 24 * 3_600_000
/** After a failure the node is left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 10 * 60_000
const AT_ONCE = 2

const kept = z.object({ name: z.nullable(z.string()) })

/** The primary ENS names of wallets, as far as they are known. Nobody waits for one. */
export interface PrimaryNames {
  /** Gives wallets without a name of their own the name that is known; what is not is looked up behind. */
  apply(wallets: readonly TrackedWallet[]): TrackedWallet[]
  /** Begins no further lookup, and resolves when none is under way any more. */
  settle(): Promise<void>
}

export function createPrimaryNames({
  answers,
  chain,
  now,
  log,
}: {
  answers: AnswerStore
  chain: Pick<ChainClient, 'findName' | 'sources'>
  now: () => number
  log: (message: string, error: unknown) => void
}): PrimaryNames {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const underWay = new Set<string>()
  let failedAt = Number.NEGATIVE_INFINITY
  const keyOf = (address: string) => `primary-name:2:${chain.sources.names}:${address}`
  const isQuiet = () => now() - failedAt < QUIET_AFTER_FAILURE_MS

  async function lookUp(address: string) {
    if (isQuiet()) return
    try {
      const name = await chain.findName(address as Address)
      answers.set(keyOf(address), { value: JSON.stringify({ name }), storedAt: now() })
    } catch (error) {
      failedAt = now()
      log('A primary name could not be looked up', error)
    }
  }

  function recall(address: string): string | null {
    const entry = answers.get(keyOf(address))
    const isFresh = entry !== undefined && now() - entry.storedAt < FRESH_MS
    if (!isFresh && !underWay.has(address) && !isQuiet()) {
      underWay.add(address)
      queue.add(() => lookUp(address).finally(() => underWay.delete(address)))
    }
    return entry === undefined ? null : z.parse(kept, JSON.parse(entry.value)).name
  }

  return {
    apply: (wallets) =>
      wallets.map((wallet) =>
        wallet.ensName === null ? { ...wallet, ensName: recall(wallet.address.toLowerCase()) } : wallet,
      ),
    settle() {
      queue.clear()
      return queue.onIdle()
    },
  }
}
