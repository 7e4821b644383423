import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import { tryJson } from '../../parsing/try-json.ts'
import { ProviderError } from '../../provider-error.ts'
import { lagBlocks, mostBlocks } from './head-time.ts'
import type { EthereumNode } from './open-node.ts'

/** For how long what was read holds up a node that is behind it: a chain of a test may begin anew. */
const KEPT_MS = DAY_MS
/** By then whoever lags has seen what was read. */
const PASSED_MS = 120_000
/** A node that claims so many blocks more than there can be is not believed. */
const FAR = 1_000

type Marked = Pick<EthereumNode, 'client' | 'head' | 'isOnDemand'>

export interface HeadMark {
  /**
   * @throws {ProviderError} where a node is further behind what was read than one that lags, and where it claims far more blocks
   * than the chain can have made since.
   */
  check(node: Marked): Promise<void>
  /** What was read was of the node's head. */
  note(node: Marked): Promise<void>
}

const storedMark = z.object({ block: z.int().min(0), at: z.number(), first: z.string().nullable() })

interface Mark extends Omit<z.output<typeof storedMark>, 'first'> {
  /** The hash of the chain's first block, by which one that was begun anew is known; undefined where nobody has asked. */
  first: string | null | undefined
  /** Whether it is of a process before this one. */
  isRecalled: boolean
}

const NONE: Mark = { block: 0, at: 0, first: undefined, isRecalled: false }

/**
 * Remembers how far a chain was read, over a restart too. A node that has stopped, or one of several that lags, answers every question
 * with figures of the past and no word of it; taken for the present they would take back what came since.
 */
export function createHeadMark(
  chain: Pick<Chain, 'id' | 'blockMs'>,
  { now, store }: { now: () => number; store: Pick<TextStore, 'get' | 'set'> },
): HeadMark {
  const key = `head:1:${chain.id}`
  let highest = NONE
  let stored = { block: 0, at: 0 }
  let recalled: Promise<void> | undefined
  const isKept = () => now() - highest.at <= KEPT_MS

  async function recall(): Promise<void> {
    const entry = await store.get(key).catch(() => undefined)
    const { data } = storedMark.safeParse(tryJson(entry?.value ?? 'null'))
    if (data !== undefined && highest === NONE) highest = { ...data, isRecalled: true }
  }

  return {
    async check(node) {
      recalled ??= recall()
      await recalled
      if (!isKept()) return
      const since = now() - highest.at
      const lag = since < PASSED_MS ? lagBlocks(chain) : 0
      const isBehind = node.head < highest.block - lag
      const isFar = node.head > highest.block + FAR + mostBlocks(chain, since)
      if (!isBehind && (!isFar || (await node.isOnDemand()))) return
      // Of a chain that was begun anew nothing is known.
      if (highest.isRecalled && highest.first !== (await readFirst(node))) {
        highest = NONE
        return
      }
      throw new ProviderError('unsuitable', {
        ...{ provider: 'Ethereum node', operation: 'opening' },
        clause: isBehind ? 'is behind' : 'claims blocks that there cannot be yet',
        details: `block ${node.head} is ${isBehind ? 'before' : 'far after'} ${highest.block}`,
      })
    },
    async note(node) {
      if (isKept() && node.head < highest.block) return
      const first = highest.first === undefined || !isKept() ? await readFirst(node) : highest.first
      highest = { block: node.head, at: now(), first, isRecalled: false }
      if (highest.block === stored.block && now() - stored.at < HOUR_MS) return
      stored = { block: highest.block, at: now() }
      const value = JSON.stringify({ block: highest.block, at: highest.at, first })
      // What cannot be kept is remembered all the same.
      await store.set(key, { value, storedAt: now() }).catch(() => undefined)
    },
  }
}

/** Null where a node does not have it any more. */
async function readFirst({ client }: Marked): Promise<string | null> {
  return await client.getBlock({ blockNumber: 0n }).then(
    ({ hash }) => hash,
    () => null,
  )
}
