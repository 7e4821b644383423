import type { Call } from './libraries.ts'

let loops = 0

/**
 * Nanoseconds a call: the best of many short batches, which is what the machine does when nothing else
 * interrupts it. The loop is compiled anew for each library, so that none pays for the one before it; the engine
 * would give back a loop of the same text with all that it has learned of the calls before.
 */
export function time(call: Call, calls: unknown[][]): number {
  const args = (calls[0] ?? []).map((_, place) => `args[${place}]`).join(', ')
  const batch = new Function(
    'call',
    'calls',
    'rounds',
    `// ${loops++}
    let kept
    for (let round = 0; round < rounds; round++) {
      for (let k = 0; k < calls.length; k++) {
        const args = calls[k]
        kept = call(${args})
      }
    }
    return kept`,
  )
  let best = Number.POSITIVE_INFINITY
  let rounds = 1
  const end = performance.now() + 150
  while (performance.now() < end) {
    const start = performance.now()
    if (batch(call, calls, rounds) === undefined) throw new TypeError('A library answered nothing.')
    const spent = performance.now() - start
    best = Math.min(best, (spent * 1e6) / (rounds * calls.length))
    if (spent < 1) rounds *= 2
  }
  return best
}
