import type { LineWait } from '../ports/line-wait.ts'
import { type FaultKind, ProviderError } from '../provider-error.ts'

/** How somebody stands in a line. */
export interface InLine {
  /** What is being asked, in a word or two, for messages. */
  operation: string
  /** Whoever gives up leaves the line, and no call is made. */
  signal?: AbortSignal | undefined
  lineWait?: LineWait | undefined
  /** Whether others go first: nobody waits for the answer. */
  isBehind?: boolean
}

/**
 * Runs a few calls at once, in the order in which they came.
 * @throws {ProviderError} of the kind `crowded` where too many wait already, of the kind `timeout` for those who
 * wait while every call hangs.
 */
export type Line = <T>(call: () => Promise<T>, place: InLine) => Promise<T>

interface Waiter {
  begin(): void
  refuse(kind: FaultKind): void
}

/** Nobody at the end of so long a line would be served in time. */
const MOST_WAITING = 500
/** What a call that ended so tells nothing of how the source answers. */
const UNASKED: ReadonlySet<FaultKind> = new Set(['resting', 'budget', 'crowded'])

/**
 * A line in front of a source, which takes `atOnce` calls at a time. It knows a source that hangs: once as many calls in a row as
 * go at once, and at least two, got no answer in their time, all who wait are told so instead of hanging one after the
 * other. One call that hangs among others that are answered costs only its own time.
 */
export function createLine({ provider, atOnce }: { provider: string; atOnce: number }): Line {
  const first = new Set<Waiter>()
  const behind = new Set<Waiter>()
  const hangsThatTell = Math.max(2, atOnce)
  let running = 0
  let hangsInRow = 0

  const hangs = () => hangsInRow >= hangsThatTell

  function enter({ operation, signal, isBehind }: InLine): Promise<void> {
    signal?.throwIfAborted()
    // One at a time tries whether it is back; the others need not wait for that.
    if (hangs() && running > 0) throw new ProviderError('timeout', { provider, operation })
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (first.size + behind.size >= MOST_WAITING) {
      throw new ProviderError('crowded', { provider, operation })
    }
    const lane = isBehind === true ? behind : first
    return new Promise((resolve, reject) => {
      const leave = () => {
        lane.delete(waiter)
        signal?.removeEventListener('abort', giveUp)
      }
      const giveUp = () => {
        leave()
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        begin() {
          leave()
          resolve()
        },
        refuse(kind) {
          leave()
          reject(new ProviderError(kind, { provider, operation }))
        },
      }
      lane.add(waiter)
      signal?.addEventListener('abort', giveUp)
    })
  }

  function letNextIn() {
    const [next] = first.size > 0 ? first : behind
    if (next === undefined) running -= 1
    else next.begin()
  }

  function noteFailure(error: unknown, signal: AbortSignal | undefined) {
    const isHang = error instanceof ProviderError && error.kind === 'timeout'
    if (!isHang) {
      const isGone = signal?.aborted === true
      if (!isGone && !(error instanceof ProviderError && UNASKED.has(error.kind))) hangsInRow = 0
      return
    }
    hangsInRow += 1
    if (!hangs()) return
    for (const waiter of [...first, ...behind]) waiter.refuse('timeout')
  }

  return (call, place) =>
    standInLine(place.lineWait, async (begin) => {
      await enter(place)
      try {
        begin()
        const answer = await call()
        hangsInRow = 0
        letNextIn()
        return answer
      } catch (error) {
        noteFailure(error, place.signal)
        // Whoever judges the failure comes first: the source may have asked to be left alone.
        setImmediate(letNextIn)
        throw error
      }
    })
}

/** Lines by name, each made when it is asked for first. */
export function createLines(options: { provider: string; atOnce: number }): (name: string) => Line {
  const lines = new Map<string, Line>()
  return (name) => {
    const line = lines.get(name) ?? createLine(options)
    lines.set(name, line)
    return line
  }
}

/** Stops the clock of whoever waits until `enter` says that the call goes out. */
export async function standInLine<T>(
  lineWait: LineWait | undefined,
  enter: (begin: () => void) => Promise<T>,
): Promise<T> {
  const end = lineWait?.wait()
  try {
    return await enter(() => {
      end?.()
      lineWait?.check()
    })
  } finally {
    end?.()
  }
}
