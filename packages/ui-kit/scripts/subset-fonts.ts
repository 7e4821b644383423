import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const latin = range(0x20, 0x7e) + range(0xa0, 0xff)
const typography = '‐‑–—‘’“”„•…‹›€™−ŒœıŸ'
const arithmetic = '≈≤≥∞↑↓→←'

const fonts = [
  { family: 'public-sans', text: latin + typography + arithmetic },
  { family: 'geist-mono', text: `${range(0x20, 0x7e)}…–−·` },
]

for (const { family, text } of fonts) {
  const source = await readFile(
    resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  )
  const subset = await subsetFont(source, text, { targetFormat: 'woff2' })
  await writeFile(new URL(`../src/fonts/${family}.woff2`, import.meta.url), subset)
  console.log(`${family}: ${source.length} -> ${subset.length} bytes`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
