/** Reads which glyph stands for which code point, from the table's format 4 part. */
export function parseCmap(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const start = table.readUInt32BE(4 + index * 8 + 4)
    if (table.readUInt16BE(start) === 4) readFormat4(table, start, glyphs)
  }
  return glyphs
}

function readFormat4(table: Buffer, start: number, glyphs: Map<number, number>) {
  const doubled = table.readUInt16BE(start + 6)
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const last = table.readUInt16BE(at)
    const first = table.readUInt16BE(at + doubled + 2)
    const delta = table.readUInt16BE(at + 2 * doubled + 2)
    const rangeAt = at + 3 * doubled + 2
    const range = table.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (range === 0 || listed !== 0) glyphs.set(code, (listed + delta) & 0xffff)
    }
  }
}

/** Writes the table with one part of format 4, which holds every code point that we use. */
export function toCmap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = []
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff
    const open = segments.at(-1)
    if (open && open.last === code - 1 && open.delta === delta) open.last = code
    else segments.push({ first: code, last: code, delta })
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 })

  const count = segments.length
  const power = Math.floor(Math.log2(count))
  const words = [
    ...[4, 16 + count * 8, 0, count * 2, 2 ** power * 2, power, count * 2 - 2 ** power * 2],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]
  // Version, number of parts; platform Windows, encoding Unicode, offset of the part.
  const header = [0, 1, 3, 1, 0, 12]
  const table = Buffer.alloc((header.length + words.length) * 2)
  for (const [index, word] of [...header, ...words].entries()) table.writeUInt16BE(word, index * 2)
  return table
}
