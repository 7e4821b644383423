import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { appendGlyphs } from './append-glyphs.ts'

const { resolve } = createRequire(import.meta.url)

const ascii = range(0x20, 0x7e)
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŸı`
const typography = '‐‑–—‘’“”„•…‹›€™−'
const rupee = '₹'

const sans = await subsetFont(await source('public-sans', 'latin'), latin + typography, {
  targetFormat: 'truetype',
})
const rupeeOnly = await subsetFont(await source('public-sans', 'latin-ext'), rupee, {
  targetFormat: 'truetype',
})
// The donor holds .notdef, the sign, and the sign set as wide as a tabular digit, which is the one figures show.
const sansWithRupee = appendGlyphs({ base: sans, donor: rupeeOnly, glyphs: [1, 2], codePoint: 0x20b9 })

await save('public-sans', sansWithRupee, latin + typography + rupee)
await save('geist-mono', await source('geist-mono', 'latin'), `${ascii}…–−·`)

function source(family: string, script: string): Promise<Buffer> {
  return readFile(resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`))
}

async function save(family: string, font: Buffer, text: string) {
  const subset = await subsetFont(font, text, { targetFormat: 'woff2' })
  await writeFile(new URL(`../src/fonts/${family}.woff2`, import.meta.url), subset)
  console.log(`${family}.woff2: ${subset.length} bytes`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
