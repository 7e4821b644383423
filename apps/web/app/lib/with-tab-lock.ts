import * as z from 'zod/mini'
import { clearStored, readStored, writeStored } from './stored-state.ts'

const NAME = 'turn'
const turn = z.object({ who: z.string(), until: z.number() })
/** Longer than a call takes that is worth waiting for; a tab that died meanwhile holds nobody up. */
const LONGEST_TURN_MS = 10_000
/** Time enough for a tab that wrote at the same moment to have written. */
const SETTLING_MS = 60

/**
 * Does something in one tab at a time. Over https, and on one's own machine, browsers have locks for that;
 * elsewhere the tabs agree through what they all store.
 */
export function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('hodlwise.session', task) : withStoredTurn(task)
}

async function withStoredTurn<T>(task: () => Promise<T>): Promise<T> {
  const me = String(Math.random())
  while (!(await takeTurn(me))) await wait(SETTLING_MS)
  try {
    return await task()
  } finally {
    if (whoseTurn() === me) clearStored(NAME)
  }
}

async function takeTurn(me: string): Promise<boolean> {
  if (whoseTurn() !== undefined) return false
  writeStored(NAME, { who: me, until: Date.now() + LONGEST_TURN_MS })
  await wait(SETTLING_MS)
  // Nobody's: nothing can be stored here, so there is nothing to agree through.
  return (whoseTurn() ?? me) === me
}

function whoseTurn(): string | undefined {
  const found = readStored(NAME, turn)
  const left = found ? found.until - Date.now() : 0
  return left > 0 && left <= LONGEST_TURN_MS ? found?.who : undefined
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
