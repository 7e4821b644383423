import { Session } from 'node:inspector/promises'
import { solve } from '../src/solve.ts'

/** What a question passes: files with a function that ran, by their paths in `src`, and how often some functions ran. */
export interface Passed {
  files: readonly string[]
  calls: Readonly<Record<string, number>>
}

const [question = '', ...before] = process.argv.slice(2)
const now = Date.UTC(2026, 10, 26)
const ask = (asked: string, ...said: string[]) => solve({ question: asked, before: said, now })

// What is made ready once is no part of the way. The talk is remembered; the question itself is asked only below.
ask(`${question} .`)
for (const [at, said] of before.entries()) ask(said, ...before.slice(0, at))

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
ask(question, ...before)
const { result } = await session.post('Profiler.takePreciseCoverage')
session.disconnect()

const source = new URL('../src/', import.meta.url).href
const ran = result
  .filter(({ url }) => url.startsWith(source))
  .map(({ url, functions }) => ({
    file: url.slice(source.length),
    functions: functions.filter(
      ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
    ),
  }))
const passed: Passed = {
  files: ran.flatMap(({ file, functions }) => (functions.length > 0 ? [file] : [])).sort(),
  calls: Object.fromEntries(
    ran.flatMap(({ functions }) =>
      functions.map(({ functionName, ranges }) => [functionName, ranges[0]?.count ?? 0]),
    ),
  ),
}
console.log(JSON.stringify(passed))
