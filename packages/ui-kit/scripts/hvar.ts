/** Reads by how much each glyph's width changes along the font's one axis. */
export function parseHvar(table: Buffer, glyphCount: number): { region: Buffer; deltas: number[] } {
  const store = table.readUInt32BE(4)
  const regions = store + table.readUInt32BE(store + 2)
  const region = table.subarray(regions, regions + 10)
  const data = store + table.readUInt32BE(store + 8)
  const words = table.readUInt16BE(data + 2)
  const columns = table.readUInt16BE(data + 4)
  if (table.readUInt16BE(store + 6) !== 1 || table.readUInt16BE(regions + 2) !== 1 || columns > 1) {
    throw new Error('The font varies along more than one line')
  }

  const row = rowOf(table, table.readUInt32BE(8))
  const delta = (index: number) => {
    const at = data + 6 + columns * 2 + index * (words === 1 ? 2 : 1)
    if (columns === 0) return 0
    return words === 1 ? table.readInt16BE(at) : table.readInt8(at)
  }
  return { region, deltas: Array.from({ length: glyphCount }, (_, glyph) => delta(row(glyph))) }
}

/** Which row of the data holds a glyph's change; without a map, the one of its own number. */
function rowOf(table: Buffer, map: number): (glyph: number) => number {
  if (map === 0) return (glyph) => glyph
  const format = table.readUInt8(map + 1)
  const size = ((format >> 4) & 3) + 1
  const innerBits = (format & 15) + 1
  const count = table.readUInt16BE(map + 2)
  return (glyph) => {
    const entry = table.readUIntBE(map + 4 + Math.min(glyph, count - 1) * size, size)
    return entry & ((1 << innerBits) - 1)
  }
}

/** Writes the table: one row of 16 bits for each glyph, in their order. */
export function toHvar({ region, deltas }: { region: Buffer; deltas: readonly number[] }): Buffer {
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(header.length, 4)

  const store = Buffer.alloc(12)
  store.writeUInt16BE(1, 0)
  store.writeUInt32BE(store.length, 2)
  store.writeUInt16BE(1, 6)
  store.writeUInt32BE(store.length + region.length, 8)

  const data = Buffer.alloc(8 + deltas.length * 2)
  data.writeUInt16BE(deltas.length, 0)
  data.writeUInt16BE(1, 2)
  data.writeUInt16BE(1, 4)
  for (const [index, delta] of deltas.entries()) data.writeInt16BE(delta, 8 + index * 2)
  return Buffer.concat([header, store, region, data])
}
