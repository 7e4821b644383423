/**
 * Times each function against those of the libraries people use today, in one run, beside how many of the
 * reference figures each gets wrong and what each costs in a bundle. Run with `pnpm bench`.
 */
import vectors from '../test/reference.json' with { type: 'json' }
import { bundleSize } from './bundle-size.ts'
import { cases } from './cases.ts'
import { type Call, libraries } from './libraries.ts'

/** Nanoseconds a call, the best of many short batches: what the machine does when nothing else interrupts it. */
function time(call: Call, calls: unknown[][]): number {
  const run = call as (...args: unknown[]) => unknown
  let best = Number.POSITIVE_INFINITY
  let rounds = 1
  const end = performance.now() + 400
  while (performance.now() < end) {
    const start = performance.now()
    for (let round = 0; round < rounds; round++) for (const args of calls) kept = run(...args)
    const spent = performance.now() - start
    best = Math.min(best, (spent * 1e6) / (rounds * calls.length))
    if (spent < 1) rounds *= 2
  }
  return best
}
let kept: unknown

function rightOf(call: Call, name: string): { wrong: number; of: number } {
  const asked = vectors.filter((vector) => vector.name === name)
  const wrong = asked.filter(({ args, expected }) => {
    try {
      const got = (call as (...args: unknown[]) => unknown)(...structuredClone(args))
      return !(typeof got === 'number' && Math.abs(got - expected) <= 1e-6 * Math.abs(expected) + 1e-9)
    } catch {
      return true
    }
  }).length
  return { wrong, of: asked.length }
}

const [ours, ...others] = libraries
console.log(`Node ${process.version}. ns per call, lower is better; in brackets reference figures missed.\n`)
for (const { name, title, calls } of cases) {
  const own = time(ours?.calls[name] as Call, calls)
  const rows = others.flatMap((library) => {
    const call = library.calls[name]
    return call ? [{ library: library.name, spent: time(call, calls), ...rightOf(call, name) }] : []
  })
  const fastest = rows.toSorted((a, b) => a.spent - b.spent)[0]
  const mine = rightOf(ours?.calls[name] as Call, name)
  console.log(
    `${title.padEnd(18)} ${own.toFixed(1).padStart(10)} (${mine.wrong}/${mine.of})` +
      `   ${fastest ? `${(fastest.spent / own).toFixed(2)} x the speed of ${fastest.library}` : ''}`,
  )
  for (const { library, spent, wrong, of } of rows) {
    console.log(`    ${library.padEnd(22)} ${spent.toFixed(1).padStart(12)} (${wrong}/${of})`)
  }
}

console.log('\nReference figures missed, all functions that a library has:')
for (const library of libraries) {
  const counts = Object.entries(library.calls).map(([name, call]) => rightOf(call, name))
  const sum = (key: 'wrong' | 'of'): number => counts.reduce((total, count) => total + count[key], 0)
  console.log(`    ${library.name.padEnd(22)} ${sum('wrong')} of ${sum('of')}`)
}

console.log('\nBytes in a minified bundle (gzip / brotli), importing one function:')
for (const name of ['pmt', 'rate', 'irr', 'xirr']) {
  const own = await bundleSize(`export { ${name} } from './src/index.ts'`)
  const theirs = await Promise.all(
    others
      .filter((library) => library.size?.[name])
      .map(async (library) => {
        const { gzip, brotli } = await bundleSize(`export { ${library.size?.[name]} } from '${library.name}'`)
        return `${library.name} ${gzip} / ${brotli}`
      }),
  )
  console.log(`    ${name.padEnd(6)} ours ${own.gzip} / ${own.brotli}; ${theirs.join('; ')}`)
}
const whole = await bundleSize(`export * from './src/index.ts'`)
console.log(`    everything ${whole.gzip} / ${whole.brotli}`)
if (kept === undefined) process.exitCode = 1
