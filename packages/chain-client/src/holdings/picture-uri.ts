/** The largest picture that may sit in a URI itself; larger ones are fetched or not shown. */
export const MAX_DATA_URI = 256 * 1024

/** A picture's URI as a source named it, or null when it is of a kind that we never fetch. */
export function toPictureUri(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const uri = raw.trim()
  if (uri.length > MAX_DATA_URI * 1.4) return null
  return /^(ipfs:\/\/|ar:\/\/|https:\/\/|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i.test(uri)
    ? uri
    : null
}

/** The first of several candidates that is a picture we may fetch. */
export function firstPicture(...candidates: unknown[]): string | null {
  for (const candidate of candidates) {
    const uri = toPictureUri(candidate)
    if (uri !== null) return uri
  }
  return null
}
