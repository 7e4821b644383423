import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { calculators } from '@pkg/finance-math/calculators'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Words, reading and planning: the solver without its calculators. It grows only with what is understood, which its changesets tell. */
const solverBytes = 368_400
/** The formula, words, sentences and dated rules of each calculator that is understood; gains have the most, then the schemes of small savings with what they pay when closed early. */
const calculatorBytes = 2_460
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
