import { parseCmap, toCmap } from './cmap.ts'
import { parseHvar, toHvar } from './hvar.ts'
import { type FontTables, padded, parseSfnt, toSfnt } from './sfnt.ts'

interface AppendGlyphsInput {
  /** TrueType files cut from one variable font, with the same axes. */
  base: Buffer
  donor: Buffer
  /** Which glyphs of the donor are added, the parts of a composite glyph before it. */
  glyphs: readonly number[]
  /** What the last of them will stand for in the base. */
  codePoint: number
}

/**
 * Adds glyphs of a font, with their weights, to another subset of the same font. Font packages are split by script,
 * and a file for one currency sign would cost a second download and make every figure jump when it arrives.
 */
export function appendGlyphs({ base, donor, glyphs, codePoint }: AppendGlyphsInput): Buffer {
  const into = parseSfnt(base)
  const from = parseSfnt(donor)
  const count = glyphCount(into)
  const added = new Map(glyphs.map((glyph, index) => [glyph, count + index]))
  const pick = (all: readonly Buffer[]) => glyphs.map((glyph) => all[glyph] ?? Buffer.alloc(0))

  writeOutlines(into, [
    ...outlines(into, count),
    ...pick(outlines(from, glyphCount(from))).map((outline) => withComponents(outline, added)),
  ])
  writeMetrics(into, [...metrics(into, count), ...pick(metrics(from, glyphCount(from)))])
  writeVariations(into, from, pick)

  const maxp = table(into, 'maxp')
  maxp.writeUInt16BE(count + glyphs.length, 4)
  for (const field of [6, 8, 10, 12, 28, 30]) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), table(from, 'maxp').readUInt16BE(field)), field)
  }

  const characters = parseCmap(table(into, 'cmap'))
  into.set('cmap', toCmap(characters.set(codePoint, count + glyphs.length - 1)))

  const widths = parseHvar(table(into, 'HVAR'), count)
  const donorWidths = parseHvar(table(from, 'HVAR'), glyphCount(from))
  into.set(
    'HVAR',
    toHvar({
      ...widths,
      deltas: [...widths.deltas, ...glyphs.map((glyph) => donorWidths.deltas[glyph] ?? 0)],
    }),
  )

  // Names of glyphs are optional, and would no longer count right.
  const post = Buffer.from(table(into, 'post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)
  into.set('post', post)
  return toSfnt(into)
}

const componentFlags = { words: 0x0001, scale: 0x0008, more: 0x0020, scaleXy: 0x0040, matrix: 0x0080 }

/** Points the parts of a composite outline at their new numbers; a simple outline stays as it is. */
function withComponents(outline: Buffer, numbers: ReadonlyMap<number, number>): Buffer {
  const copy = Buffer.from(outline)
  if (copy.length === 0 || copy.readInt16BE(0) >= 0) return copy

  let at = 10
  for (let flags = componentFlags.more; flags & componentFlags.more; ) {
    flags = copy.readUInt16BE(at)
    const part = numbers.get(copy.readUInt16BE(at + 2))
    if (part === undefined) throw new Error('A part of a composite glyph is not among the glyphs added')
    copy.writeUInt16BE(part, at + 2)
    const scale =
      flags & componentFlags.matrix
        ? 8
        : flags & componentFlags.scaleXy
          ? 4
          : flags & componentFlags.scale
            ? 2
            : 0
    at += 4 + (flags & componentFlags.words ? 4 : 2) + scale
  }
  return copy
}

function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table ${tag}`)
  return found
}

function glyphCount(tables: FontTables): number {
  return table(tables, 'maxp').readUInt16BE(4)
}

function outlines(tables: FontTables, count: number): Buffer[] {
  const loca = table(tables, 'loca')
  const long = table(tables, 'head').readUInt16BE(50) === 1
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: count }, (_, index) =>
    table(tables, 'glyf').subarray(offset(index), offset(index + 1)),
  )
}

function writeOutlines(tables: FontTables, glyphs: readonly Buffer[]) {
  const bodies = glyphs.map(padded)
  tables.set('glyf', Buffer.concat(bodies))
  tables.set('loca', longOffsets(bodies))
  table(tables, 'head').writeUInt16BE(1, 50)
}

function metrics(tables: FontTables, count: number): Buffer[] {
  const hmtx = table(tables, 'hmtx')
  const full = table(tables, 'hhea').readUInt16BE(34)
  const lastWidth = hmtx.subarray((full - 1) * 4, (full - 1) * 4 + 2)
  return Array.from({ length: count }, (_, index) => {
    if (index < full) return hmtx.subarray(index * 4, index * 4 + 4)
    const bearing = full * 4 + (index - full) * 2
    return Buffer.concat([lastWidth, hmtx.subarray(bearing, bearing + 2)])
  })
}

function writeMetrics(tables: FontTables, all: readonly Buffer[]) {
  tables.set('hmtx', Buffer.concat(all))
  table(tables, 'hhea').writeUInt16BE(all.length, 34)
}

function writeVariations(into: FontTables, from: FontTables, pick: (all: readonly Buffer[]) => Buffer[]) {
  const base = variations(table(into, 'gvar'))
  const donor = variations(table(from, 'gvar'))
  // A glyph's variations point into this list by position.
  if (!base.shared.equals(donor.shared)) throw new Error('The fonts do not share their tuples of axes')

  const bodies = [...base.glyphs, ...pick(donor.glyphs)].map(padded)
  const offsets = longOffsets(bodies)
  const header = Buffer.from(base.header)
  const sharedOffset = header.length + offsets.length
  header.writeUInt32BE(sharedOffset, 8)
  header.writeUInt16BE(bodies.length, 12)
  header.writeUInt16BE(header.readUInt16BE(14) | 1, 14)
  header.writeUInt32BE(sharedOffset + base.shared.length, 16)
  into.set('gvar', Buffer.concat([header, offsets, base.shared, ...bodies]))
}

function variations(gvar: Buffer) {
  const count = gvar.readUInt16BE(12)
  const long = (gvar.readUInt16BE(14) & 1) === 1
  const shared = gvar.readUInt32BE(8)
  const data = gvar.readUInt32BE(16)
  const offset = (index: number) =>
    data + (long ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2)
  return {
    header: gvar.subarray(0, 20),
    shared: gvar.subarray(shared, shared + gvar.readUInt16BE(4) * gvar.readUInt16BE(6) * 2),
    glyphs: Array.from({ length: count }, (_, index) => gvar.subarray(offset(index), offset(index + 1))),
  }
}

function longOffsets(bodies: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((bodies.length + 1) * 4)
  let end = 0
  for (const [index, body] of bodies.entries()) {
    end += body.length
    offsets.writeUInt32BE(end, (index + 1) * 4)
  }
  return offsets
}
