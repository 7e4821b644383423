import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { appendGlyphs } from './append-glyphs.ts'

const sources = {
  sans: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  sansExtended: import.meta.resolve(
    '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
  ),
  mono: import.meta.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
}

const ascii = range(0x20, 0x7e)
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŸı`
const typography = '‐‑–—‘’“”„•…‹›€™−'
const rupee = '₹'

const sans = await subsetFont(await read(sources.sans), latin + typography, {
  targetFormat: 'truetype',
})
const rupeeOnly = await subsetFont(await read(sources.sansExtended), rupee, {
  targetFormat: 'truetype',
})
// The donor holds .notdef, the sign, and the sign set as wide as a tabular digit, which is the one figures show.
const sansWithRupee = appendGlyphs({ base: sans, donor: rupeeOnly, glyphs: [1, 2], codePoint: 0x20b9 })

await save('public-sans', sansWithRupee, latin + typography + rupee)
await save('geist-mono', await read(sources.mono), `${ascii}…–−·`)

function read(url: string): Promise<Buffer> {
  return readFile(fileURLToPath(url))
}

async function save(family: string, font: Buffer, text: string) {
  const subset = await subsetFont(font, text, { targetFormat: 'woff2' })
  await writeFile(new URL(`../src/fonts/${family}.woff2`, import.meta.url), subset)
  console.log(`${family}.woff2: ${subset.length} bytes`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
