import { Session } from 'node:inspector/promises'
import { solve } from '../src/solve.ts'

/** What a question passes: files with a function that ran, by their paths in `src`, and how often some functions ran. */
export interface Passed {
  files: readonly string[]
  calls: Readonly<Record<string, number>>
}

const now = Date.UTC(2026, 10, 26)
const ask = (asked: string, ...said: string[]) => solve({ question: asked, before: said, now })
const source = new URL('../src/', import.meta.url).href
const session = new Session()
session.connect()
await session.post('Profiler.enable')

/** What one question passes, after what was said before it. */
async function pass([question = '', ...before]: readonly string[]): Promise<Passed> {
  // What is made ready once is no part of the way. The talk is remembered; the question itself is asked only below.
  ask(`${question} .`)
  for (const [at, said] of before.entries()) ask(said, ...before.slice(0, at))

  // Counted from here: what stopped begins at nothing.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  ask(question, ...before)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')

  const ran = result
    .filter(({ url }) => url.startsWith(source))
    .map(({ url, functions }) => ({
      file: url.slice(source.length),
      functions: functions.filter(
        ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
      ),
    }))
  return {
    files: ran.flatMap(({ file, functions }) => (functions.length > 0 ? [file] : [])).sort(),
    calls: Object.fromEntries(
      ran.flatMap(({ functions }) =>
        functions.map(({ functionName, ranges }) => [functionName, ranges[0]?.count ?? 0]),
      ),
    ),
  }
}

const all: Passed[] = []
for (const said of JSON.parse(process.argv[2] ?? '[]') as string[][]) all.push(await pass(said))
session.disconnect()
console.log(JSON.stringify(all))
