const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** The type of a picture, told by its first bytes alone; null for anything that is not a picture we show. */
export function pictureType(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'image/gif'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  return isSvg(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'image/svg+xml' : null
}

/** What may stand in front of the root element. */
const PREAMBLE = [/^\uFEFF/, /^\s+/, /^<\?xml[^>]*>/, /^<!DOCTYPE svg[^>]*>/i]

// One piece at a time: a single pattern for all of it would take exponential time on a hostile file.
function isSvg(head: string): boolean {
  for (let rest = head; ; ) {
    if (/^<svg[\s>]/i.test(rest)) return true
    const comment = rest.startsWith('<!--') ? rest.indexOf('-->') : -1
    const piece = PREAMBLE.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((size) => size > 0)
    const size = comment === -1 ? piece : comment + '-->'.length
    if (size === undefined) return false
    rest = rest.slice(size)
  }
}
