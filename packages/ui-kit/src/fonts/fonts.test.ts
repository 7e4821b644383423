import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { parseCmap } from '../../scripts/cmap.ts'
import { parseSfnt } from '../../scripts/sfnt.ts'

test.each([
  ['public-sans.woff2', '0123456789₹$€£−+×÷%…’“”– Aïœ', 26_000],
  ['geist-mono.woff2', '0123456789abcdefxABCDEF…', 16_000],
])('%s is small and holds what figures are written with', async (file, text, limit) => {
  const font = await readFile(new URL(file, import.meta.url))
  expect(font.length).toBeLessThan(limit)
  const cmap = parseSfnt(await subsetFont(font, text, { targetFormat: 'truetype' })).get('cmap')
  const held = cmap ? parseCmap(cmap) : new Map()
  expect([...text].filter((character) => !held.has(character.codePointAt(0)))).toEqual([])
})
