import type { Chain } from '@pkg/chains'
import type { TextStore } from '@pkg/keep-fresh'
import type { Meter } from '../../budgets/create-meter.ts'
import type { ChainClientOptions } from '../../chain-client-options.ts'
import { formatMoment } from '../../policies/problem-sentences.ts'
import { ProviderError } from '../../provider-error.ts'
import { createHeadMark } from './create-head-mark.ts'
import { findCommonHead } from './find-common-head.ts'
import { isEarly, isLate } from './head-time.ts'
import { type EthereumNode, openNode, type ReadHead } from './open-node.ts'
import { toProviderError } from './to-provider-error.ts'

export const NAME = 'Ethereum node'
const SILENT_MS = 60_000
/** What is held against other nodes. */
const HELD: readonly string[] = ['tokens', 'balances', 'positions']
/** What is read at a block that others have too. */
const COMMON: readonly string[] = [...HELD, 'head']
/** What a node that has stopped cannot tell, since it is of now. */
const OF_NOW: readonly string[] = ['balances', 'positions', 'head', 'activity', 'movements', 'gas']

/** What is asked of one node from start to end. */
interface Question<T> {
  signal: AbortSignal | undefined
  run: (node: EthereumNode, url: string) => Promise<T>
  /** To whom a reading of before this block is worth nothing. */
  notBefore?: number
  isLeftOut?: (url: string) => boolean
  /** Told where a list is of a node that has stopped, since no other one tells it. */
  report?: ((problem: string) => void) | undefined
}

export interface Nodes {
  /** Asks the node that answered last, and the others while one fails. */
  ask<T>(operation: string, question: Question<T>): Promise<T>
  /** The node that is asked first. */
  isFirst(url: string): boolean
}

/** The nodes of a chain: which of them are asked, and what is known of each. */
export function createNodes(
  chain: Chain,
  urls: readonly string[],
  {
    meter,
    answers,
    now,
    log,
  }: { meter: Meter; answers: TextStore; now: () => number; log: ChainClientOptions['log'] },
): Nodes {
  let first = 0
  const mark = createHeadMark(chain, { now, store: answers })
  // A node that could not be opened is not asked for its word on what others tell for a while.
  const silentSince = new Map<string, number>()
  // Where the dollar of the chain stood once, it is gone only on another chain.
  const hadDollar = new Set<string>()
  const heads = new Map<string, ReadHead>()
  // What a node is does not change.
  const onDemand = new Map<string, boolean>()

  const isSilent = (url: string) => now() - (silentSince.get(url) ?? Number.NEGATIVE_INFINITY) < SILENT_MS
  /** When the latest block of a node was made. */
  const writeHeadTime = ({ headAgeMs }: EthereumNode) =>
    formatMoment(new Date(now() - (headAgeMs ?? 0)).toISOString(), now())
  const refuse = (node: EthereumNode, clause: string) =>
    new ProviderError('unsuitable', {
      ...{ provider: NAME, operation: 'opening', clause },
      details: `block ${node.head} is of ${writeHeadTime(node)}`,
    })

  async function open(url: string, signal: AbortSignal | undefined, limit = signal): Promise<EthereumNode> {
    try {
      const opened = await openNode(chain, url, { meter, signal: limit, now, heads })
      const isOnDemand = async () => {
        const told = onDemand.get(url) ?? (await opened.isOnDemand())
        onDemand.set(url, told)
        return told
      }
      // The time of a block that was made on demand says nothing.
      const isOdd = (isEarly(opened) || isLate(opened)) && (await isOnDemand())
      const node = { ...opened, isOnDemand, ...(isOdd && { headAgeMs: null }) }
      if (isEarly(node)) throw refuse(node, 'tells of a block that lies in the future')
      if (node.hasDollar) hadDollar.add(url)
      else if (hadDollar.has(url)) {
        throw new ProviderError('unsuitable', {
          ...{ provider: NAME, operation: 'opening', clause: 'tells of another chain' },
          details: 'the dollar of the chain stands there no more',
        })
      }
      return node
    } catch (error) {
      if (signal?.aborted !== true) silentSince.set(url, now())
      throw error
    }
  }

  const listOthers = (index: number, signal: AbortSignal | undefined): EthereumNode['openOthers'] =>
    urls
      .map((_, turn) => urls[(index + turn) % urls.length] ?? '')
      .slice(1)
      .filter((url) => !isSilent(url))
      .map((url) => {
        // Asked about its head first, and then about what it tells.
        let opened: Promise<EthereumNode> | undefined
        return (limit) => {
          opened ??= open(url, signal, signal ? AbortSignal.any([signal, limit]) : limit)
          return opened
        }
      })

  async function ask<T>(operation: string, question: Question<T>): Promise<T> {
    const { signal, run, notBefore = 0, isLeftOut = () => false, report } = question
    const failures: ProviderError[] = []
    const late: { index: number; url: string; node: EthereumNode }[] = []

    /** Undefined where the node fails; why is among the failures then. */
    async function attempt(url: string, read: () => Promise<T>): Promise<{ answer: T } | undefined> {
      try {
        return { answer: await read() }
      } catch (error) {
        signal?.throwIfAborted()
        failures.push(toProviderError(error, { provider: NAME, operation, url, now: now() }))
        return undefined
      }
    }

    async function askOne(index: number, url: string): Promise<T> {
      const node = await open(url, signal)
      await mark.check(node)
      if (isLate(node)) {
        late.push({ index, url, node })
        throw refuse(node, `has stood still since ${writeHeadTime(node)}`)
      }
      const whole = { ...node, openOthers: listOthers(index, signal) }
      const held = COMMON.includes(operation)
        ? { ...whole, head: await findCommonHead(whole, notBefore) }
        : whole
      const answer = await run(held, url)
      // How far a chain has come is told by what other nodes were asked about too: one of another chain may have more blocks.
      if (HELD.includes(operation)) await mark.note(held)
      first = index
      return answer
    }

    for (let turn = 0; turn < urls.length; turn += 1) {
      const index = (first + turn) % urls.length
      const url = urls[index] ?? ''
      if (isLeftOut(url)) continue
      const told = await attempt(url, () => askOne(index, url))
      if (told !== undefined) return told.answer
      if (turn < urls.length - 1) {
        log({ level: 'warn', provider: NAME, message: `${failures.at(-1)?.details}; asking the next node` })
      }
    }
    const disagreement = failures.find(({ kind }) => kind === 'disagreement')
    // What does not change is as true of a node that has stopped.
    const left = disagreement !== undefined || OF_NOW.includes(operation) ? [] : late
    for (const { index, url, node } of left) {
      const told = await attempt(url, () => run({ ...node, openOthers: listOthers(index, signal) }, url))
      if (told === undefined) continue
      report?.(`The last block of the ${NAME} is of ${writeHeadTime(node)}, and so are these figures.`)
      return told.answer
    }
    // That they say different things is more than that one of them is away.
    throw disagreement ?? failures.at(-1) ?? new ProviderError('network', { provider: NAME, operation })
  }

  return { ask, isFirst: (url) => url === urls[first] }
}
