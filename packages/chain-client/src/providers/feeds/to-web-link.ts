const MAX_LENGTH = 2048

/** The address of a story as a browser may open it, without what only counts readers; null when it is none. */
export function toWebLink(text: string | null | undefined, base?: string): string | null {
  const url = text ? URL.parse(text.trim(), base) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || url.href.length > MAX_LENGTH) return null
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('utm_')) url.searchParams.delete(name)
  }
  return url.href
}
