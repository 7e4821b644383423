import { type ChainReading, formatSources, type Sourced } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { nameChain } from './name-chain.ts'
import { tellOfChain } from './tell-of-chain.ts'
import { toChainReadings } from './to-chain-readings.ts'
import { toNextReading } from './to-next-reading.ts'

const UNREAD = 'It could not be read, and nothing of it is counted.'

/** What was read of a wallet on its chains. */
export interface ReadChains<T> {
  /** One for each chain that answered, in the order of the wallets. */
  parts: { wallet: WalletKey; answer: Sourced<T> }[]
  /** The whole, beside its data: as old as its oldest part, and old where any part is. */
  whole: Omit<Sourced<unknown>, 'data'> & { chains: ChainReading[] }
}

/**
 * Reads every chain of a wallet at once. One that fails does not keep the others back: what it last told stays, and the
 * whole says so; one that never told anything is named. Throws what the first one threw where none could be read.
 */
export async function readEachChain<T>(
  wallets: readonly WalletKey[],
  read: (wallet: WalletKey) => Promise<Sourced<T>>,
  {
    chains,
    options,
    now,
    log,
  }: {
    chains: readonly Chain[]
    /** How it is read; its signal is looked at where something failed. */
    options: { signal: AbortSignal }
    now: () => number
    log: (error: unknown, wallet: WalletKey) => void
  },
): Promise<ReadChains<T>> {
  const results = await Promise.allSettled(wallets.map(read))
  const failures: unknown[] = []
  const parts: ReadChains<T>['parts'] = []
  const readings = results.map((result, index): ChainReading => {
    const wallet = wallets[index] ?? { chainId: 0, address: '' }
    const { chainId } = wallet
    if (result.status === 'rejected') {
      failures.push(result.reason)
      log(result.reason, wallet)
      return { chainId, source: 'none', updatedAt: null, stale: true, problem: UNREAD }
    }
    const { data: _, ...reading } = result.value
    parts.push({ wallet, answer: result.value })
    return { chainId, ...reading, problem: reading.problem && tellOfChain(chains, reading.problem) }
  })
  if (failures.length > 0) options.signal.throwIfAborted()
  if (failures.length > 0 && parts.length === 0) throw failures[0]
  const problems = readings.flatMap(({ chainId, problem }) =>
    problem === null ? [] : [nameChain(chains, chainId, problem)],
  )
  const times = parts.map(({ answer }) => answer.updatedAt)
  return {
    parts,
    whole: {
      source: formatSources(readings.map(({ source }) => source)),
      updatedAt: times.sort()[0] ?? new Date(now()).toISOString(),
      stale: readings.some(({ stale }) => stale),
      problem: problems.length === 0 ? null : [...new Set(problems)].join(' '),
      chains: toChainReadings(readings),
      ...toNextReading(readings),
    },
  }
}
