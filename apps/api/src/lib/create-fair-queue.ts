import { AppError } from '@pkg/api-contract'

/** Whose work it is, and how far back it stands: a caller with many jobs waits behind callers with few. */
export interface Turn {
  who: string
  /**
   * How many rounds behind the present one a new caller is put; 0 goes before all others.
   * @default 1
   */
  lag?: number
}

interface Waiting {
  who: string
  turn: number
  start(): void
  refuse(): void
}

/** Does costly work, a little at a time. */
export interface FairQueue {
  /** Throws BUSY when too many jobs wait, now or once others have come: the last in line is refused. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
}

/**
 * A queue in which everybody gets one turn a round (start-time fair queueing), so that a thousand jobs of one
 * caller hold up another one for the time of a single job.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  /** By turn, and within one in the order of arrival. */
  const line: Waiting[] = []
  /** The last turn taken by those who still wait for it. */
  const lastTurn = new Map<string, number>()
  let running = 0
  let round = 0

  function startNext() {
    while (running < atOnce) {
      const next = line.shift()
      if (next === undefined) return
      running += 1
      round = Math.max(round, next.turn)
      if (lastTurn.get(next.who) === next.turn) lastTurn.delete(next.who)
      next.start()
    }
  }

  function turnOf(who: string, lag: number): number {
    const last = lastTurn.get(who)
    if (last !== undefined) return Math.max(round + lag, last + 1, round + 1)
    // Others of this round may still wait, so that the front is the round before it.
    return lag === 0 ? round - 1 : round + lag
  }

  function enqueue(job: Waiting) {
    const last = line.at(-1)
    if (line.length >= waiting && last !== undefined) {
      if (last.turn <= job.turn) throw new AppError('BUSY')
      line.pop()
      const before = line.findLast(({ who }) => who === last.who)
      if (before === undefined) lastTurn.delete(last.who)
      else lastTurn.set(last.who, before.turn)
      last.refuse()
    }
    line.splice(line.findLastIndex(({ turn }) => turn <= job.turn) + 1, 0, job)
    lastTurn.set(job.who, job.turn)
    startNext()
  }

  return {
    async run({ who, lag = 1 }, work) {
      await new Promise<void>((start, fail) => {
        enqueue({ who, turn: turnOf(who, lag), start, refuse: () => fail(new AppError('BUSY')) })
      })
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}
