/**
 * Times each function against those of the libraries people use today, in one run, beside how many of the
 * reference figures each misses and what each costs in a bundle. Run with `pnpm bench`; `--markdown` prints
 * the tables of the README.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { bundleSize } from './bundle-size.ts'
import { cases } from './cases.ts'
import { type Library, libraries } from './libraries.ts'
import { misses } from './misses.ts'
import { time } from './time.ts'

const [ours, ...others] = libraries as [Library, ...Library[]]

const speeds = cases.map(({ name, title, calls }) => {
  const measured = libraries.flatMap((library) => {
    const call = library.calls[name]
    return call ? [{ library: library.name, call, ns: Number.POSITIVE_INFINITY }] : []
  })
  // In turns, so that a moment in which the machine is busy falls on all of them.
  for (let turn = 0; turn < 3; turn++) {
    for (const one of measured) one.ns = Math.min(one.ns, time(one.call, calls))
  }
  const [own, ...theirs] = measured as [(typeof measured)[0], ...typeof measured]
  const [fastest] = theirs.toSorted((a, b) => a.ns - b.ns)
  const missed = misses(own.call, name)
  return {
    function: title,
    'ns per call': Number(own.ns.toFixed(1)),
    'fastest other': fastest?.library,
    'its ns': Number(fastest?.ns.toFixed(1)),
    'times as fast': Number(((fastest?.ns ?? 0) / own.ns).toFixed(2)),
    'figures missed': `${missed.wrong} of ${missed.of}`,
    'missed by others': theirs
      .map(({ library, call }) => `${library} ${misses(call, name).wrong}`)
      .join(', '),
  }
})

const accuracy = libraries.map(({ name, calls }) => {
  const counts = Object.entries(calls).map(([called, call]) => misses(call, called))
  const sum = (key: 'wrong' | 'of'): number => counts.reduce((total, count) => total + count[key], 0)
  return { library: name, missed: sum('wrong'), of: sum('of') }
})

const bytes = async (code: string): Promise<string> => {
  const { gzip, brotli } = await bundleSize(code)
  return `${gzip} / ${brotli}`
}
const sizes: Record<string, string>[] = []
for (const name of [
  'pmt',
  'fv',
  'rate',
  'irr',
  'xirr',
  'emi',
  'sip',
  'amortizationSchedule',
  'incomeTaxIndia',
]) {
  const row: Record<string, string> = {
    import: name,
    [ours.name]: await bytes(`export { ${name} } from './src/index.ts'`),
  }
  for (const { name: library, size } of others) {
    const theirName = size?.[name]
    if (theirName) row[library] = await bytes(`export { ${theirName} } from '${library}'`)
  }
  sizes.push(row)
}
sizes.push({
  import: 'everything',
  [ours.name]: await bytes(`export * from './src/index.ts'`),
  ...Object.fromEntries(
    await Promise.all(
      others
        .filter(({ size }) => size)
        .map(async ({ name }) => [name, await bytes(`export * from '${name}'`)]),
    ),
  ),
})

const tables = {
  'Speed in one run, nanoseconds a call, lower is better': speeds,
  'Reference figures missed by more than a millionth': accuracy,
  'Bytes of a minified bundle, gzip / brotli': sizes,
}
for (const [title, rows] of Object.entries(tables)) {
  console.log(`\n${title} (Node ${process.versions.node})`)
  if (process.argv.includes('--markdown')) console.log(toMarkdown(rows))
  else console.table(rows)
}

const results = new URL('../.results/', import.meta.url)
mkdirSync(results, { recursive: true })
writeFileSync(
  new URL('bench.json', results),
  JSON.stringify(speeds.map((row) => ({ room: 'finance-math', ...row }))),
)

function toMarkdown(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`
  const body = rows.map((row) => line(columns.map((column) => Reflect.get(row, column) ?? '')))
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n')
}
