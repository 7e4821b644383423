/** The tables of a TrueType font by their four-letter tags. */
export type FontTables = Map<string, Buffer>

const headerLength = 12
const recordLength = 16

/** Takes a TrueType file apart. */
export function parseSfnt(font: Buffer): FontTables {
  const tables: FontTables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerLength + index * recordLength
    const offset = font.readUInt32BE(record + 8)
    const length = font.readUInt32BE(record + 12)
    tables.set(
      font.toString('latin1', record, record + 4),
      Buffer.from(font.subarray(offset, offset + length)),
    )
  }
  return tables
}

/** Puts tables together as a TrueType file, with their checksums. */
export function toSfnt(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = tables.get('head')
  head?.writeUInt32BE(0, 8)

  const directory = Buffer.alloc(headerLength + sorted.length * recordLength)
  const power = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(2 ** power * recordLength, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(sorted.length * recordLength - 2 ** power * recordLength, 10)

  const bodies: Buffer[] = []
  let offset = directory.length
  for (const [index, [tag, table]] of sorted.entries()) {
    const record = headerLength + index * recordLength
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(checksum(table), record + 4)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    const body = padded(table)
    bodies.push(body)
    offset += body.length
  }

  const font = Buffer.concat([directory, ...bodies])
  const headOffset = bodies
    .slice(
      0,
      sorted.findIndex(([tag]) => tag === 'head'),
    )
    .reduce((sum, { length }) => sum + length, directory.length)
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headOffset + 8)
  return font
}

/** A table filled up with zeros to a whole number of 32-bit words. */
export function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
}

function checksum(table: Buffer): number {
  const words = padded(table)
  let sum = 0
  for (let offset = 0; offset < words.length; offset += 4) sum = (sum + words.readUInt32BE(offset)) >>> 0
  return sum
}
