import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { calculators } from '@pkg/finance-math/calculators'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Words, reading and planning; 3,000 of them for days and rows, 1,500 for projects, 9,000 for what a talk changes, for figures that are told in another place than usual, 3,000 for plans that go on with a result and for what pays out on the way, 3,000 for figures that speak of something else than the plan before, and 3,500 for incomes together, for what goes on from a sum, a deposit, an income tax or a loan of before, for growth told as a loan, too, 2,000 for rates that are not of a year and other ways of writing, 13,500 for figures told from the last to the first, what has plainer words, and gains of shares, and 14,500 for what came of a sale, of interest and of a charge, parts that are asked for alone, and what is beyond every calculator or open, 13,500 for other words where none of its own has an answer, 19,000 for everyday questions by what they are about, 2,200 for how old the family is whose insurance is told, and for figures of which there is none, and 8,000 for what figures are called right beside them, and what is asked of a figure that is told from its end. */
const solverBytes = 280_400
/** The formula, words, sentences and dated rules of each calculator that is understood; gains have the most. */
const calculatorBytes = 2_200
/** Plans of which only the solver has a calculator, with the words that tell them: loans paid ahead, and SIPs that rise by an amount. */
const ownPlans = 2

test('a page that answers questions by itself loads no more than this, and nothing of a server', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export { solve } from './src/index.ts'",
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // As pages are built: a letter of Hindi is three bytes, and no escape of six.
    charset: 'utf8',
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  expect(Object.keys(metafile.inputs).filter((file) => file.startsWith('node:'))).toEqual([])
  expect(gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length).toBeLessThanOrEqual(
    solverBytes + calculatorBytes * (calculators.length + ownPlans),
  )
})
