import type { Resource } from './resource.ts'

/** Reads a data: URI of at most `maxBytes`. Null when it is malformed or larger. */
export function parseDataUri(uri: string, maxBytes: number): Resource | null {
  const comma = uri.indexOf(',')
  if (comma === -1) return null
  const [type = '', ...parameters] = uri
    .slice('data:'.length, comma)
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const data = uri.slice(comma + 1)
  // Base64 grows by a third, percent-encoding threefold.
  if (data.length > maxBytes * 3) return null
  const bytes = parameters.includes('base64') ? fromBase64(data) : new TextEncoder().encode(decode(data))
  return bytes.byteLength > maxBytes ? null : { type, bytes }
}

function fromBase64(data: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(decode(data), 'base64'))
}

// On-chain SVG is often put into the URI as it is, where a % may stand for itself.
function decode(data: string): string {
  try {
    return decodeURIComponent(data)
  } catch {
    return data
  }
}
