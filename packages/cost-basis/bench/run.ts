/**
 * How the time of `matchLots` grows: 100,000 events beside 10,000, by method, as a ratio within one run. Ten is
 * linear. Run with `pnpm bench`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Method, matchLots } from '../src/index.ts'
import { manyEvents } from './events.ts'

const methods: Method[] = ['fifo', 'lifo', 'hifo', 'lofo', 'average', 'uk-s104', 'ca-acb', 'jp-total-average']

function bestTime(method: Method, count: number, rounds: number): number {
  const input = manyEvents(method, count)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    if (matchLots(input).disposals.length === 0) throw new TypeError('Nothing was matched.')
    best = Math.min(best, performance.now() - start)
  }
  return best
}

const rows = methods.map((method) => {
  const small = bestTime(method, 10_000, 5)
  const large = bestTime(method, 100_000, 2)
  return {
    bench: `matchLots ${method}: 100,000 events to 10,000`,
    ratio: Number((large / small).toFixed(1)),
    'linear is': 10,
    'ms, this machine': Math.round(large),
  }
})
console.table(rows)
mkdirSync('.results', { recursive: true })
writeFileSync('.results/bench.json', JSON.stringify(rows))
