import { Readable } from 'node:stream'
import { waitAtMost } from '@pkg/keep-fresh'
import type { FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import { toTag } from '../../plugins/ready-answers.ts'

/** The part of an answer that is about one wallet: one line of JSON. */
interface WalletLine {
  text: string
  etag: string
  /** Whether it would be the same now, from memory. */
  holds: () => boolean
}

/** So many wallets are read at once: those of one person leave room in the lines before sources. */
const AT_ONCE = 20
/** What comes from memory is there by then, also when many ask, and goes out in one piece with a tag. */
const ALL_AT_ONCE_MS = 250

interface Wallets {
  /** Names the question, where all who ask it at the same moment may be given one answer; null where each is answered anew. */
  key: string | null
  addresses: readonly string[]
  /** Never fails but by the signal: what is wrong with a wallet stands in its line. */
  read: (address: string) => Promise<WalletLine>
  options: { signal: AbortSignal }
}

type SendWallets = (request: FastifyRequest, reply: FastifyReply, given: Wallets) => Promise<FastifyReply>

/**
 * Answers `{ "wallets": […] }` with a line for each wallet. Where all are there at once, in the order asked for, as bytes that
 * are given again; else each as soon as it is read, so that none waits for another. Ends with the caller.
 */
export function createWalletSender(): SendWallets {
  const underWay = new Map<string, Promise<Whole | undefined>>()
  return async (request, reply, given) => {
    const other = given.key === null ? undefined : await underWay.get(given.key)
    if (other !== undefined) return request.server.readyAnswers.sendBytes(request, reply, other)
    const { lines, whole } = begin(given)
    if (given.key !== null) keepWhile(underWay, given.key, whole)
    const ready = await whole
    if (ready !== undefined) return request.server.readyAnswers.sendBytes(request, reply, ready)
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(Readable.from(writeAsRead(lines, given.options.signal)))
  }
}

/** The whole answer, where every wallet was there at once. */
interface Whole {
  bytes: Buffer
  etag: string
  holds: () => boolean
}

function keepWhile(
  underWay: Map<string, Promise<Whole | undefined>>,
  key: string,
  whole: Promise<Whole | undefined>,
) {
  // Whoever began it may hang up: then the others ask for themselves.
  const shared = whole.catch(() => undefined)
  underWay.set(key, shared)
  void shared.then(() => {
    if (underWay.get(key) === shared) underWay.delete(key)
  })
}

function begin({ addresses, read, options: { signal } }: Wallets) {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const lines = addresses.map((address) => queue.add(() => read(address)))
  signal.addEventListener('abort', () => queue.clear(), { once: true })
  const all = Promise.all(lines)
  async function wait(): Promise<Whole | undefined> {
    if (!(await waitAtMost(all, ALL_AT_ONCE_MS, signal))) return undefined
    const ready = await all
    const bytes = Buffer.from([...write(ready)].join(''))
    const etag = toTag(ready.map((line) => line.etag).join())
    return { bytes, etag, holds: () => ready.every((line) => line.holds()) }
  }
  return { lines, whole: wait() }
}

const [BEGIN, BETWEEN, END] = ['{"wallets":[\n', ',\n', '\n]}\n']

function* write(lines: readonly WalletLine[]): Generator<string> {
  yield BEGIN
  for (const [index, { text }] of lines.entries()) yield index === 0 ? text : BETWEEN + text
  yield END
}

async function* writeAsRead(
  lines: readonly Promise<WalletLine>[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield BEGIN
  const left = new Map(lines.map((line, index) => [index, line.then(({ text }) => ({ index, text }))]))
  const gone = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  for (let written = 0; left.size > 0; written += 1) {
    const { index, text } = await Promise.race([...left.values(), gone])
    left.delete(index)
    yield written === 0 ? text : BETWEEN + text
  }
  yield END
}
