const declaration = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i

/**
 * Turns the bytes of a feed into text whatever it says about itself. Feeds lie about their charset, so bytes
 * that are valid UTF-8 are UTF-8, unless a charset is declared that only looks so; then the declaration of the
 * document counts, then that of the answer, and what nobody can read is Windows-1252, which never fails.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const bom = byOrderMark(bytes)
  if (bom) return new TextDecoder(bom).decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400))
  const declared = declaration.exec(head)?.[1]
  const announced = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]
  const looksLikeUtf8 = /^(iso-2022|utf-7|hz-)/i.test(declared ?? announced ?? '')
  const candidates = [...(looksLikeUtf8 ? [] : ['utf-8']), declared, announced]
  for (const charset of candidates) {
    const text = charset === undefined ? null : tryDecode(bytes, charset)
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function byOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Null for a charset that nobody knows and for bytes that are not in it. */
function tryDecode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
