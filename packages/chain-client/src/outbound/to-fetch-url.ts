const ARWEAVE_GATEWAY = 'https://arweave.net/'

/**
 * Turns a URI found on the chain into what is fetched, or null when it is of a kind that is not. Paths are
 * kept as they are written: most come percent-encoded, and encoding them again would break them.
 */
export function toFetchUrl(
  uri: string,
  gateway: string | undefined,
): { url: string; trusted: boolean } | null {
  const text = uri.trim()
  const ipfs = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(text)?.[1]
  if (ipfs !== undefined) {
    if (!gateway) return null
    const base = toGatewayBase(gateway)
    const url = parse(base + ipfs)
    // A path with dot segments must not climb out of the gateway's own folder.
    return url?.href.startsWith(base) && !climbs(url) ? { url: url.href, trusted: true } : null
  }
  const arweave = /^ar:\/\/(.+)$/i.exec(text)?.[1]
  const url = parse(arweave === undefined ? text : ARWEAVE_GATEWAY + arweave)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  // The default port reads as empty; other ports are services that were never meant as pictures.
  return url.port === '' ? { url: url.href, trusted: false } : null
}

/** A gateway that decodes the path before it takes it apart would see these dot segments, which a URL keeps. */
function climbs({ pathname }: URL): boolean {
  const decoded = pathname.replaceAll(/%2f|%5c/gi, '/').replaceAll(/%2e/gi, '.')
  return decoded.split('/').includes('..')
}

/** The part before the content identifier; the setting may end in /ipfs or not. */
function toGatewayBase(gateway: string): string {
  const base = gateway.replace(/\/+$/, '')
  return `${new URL(/\/ipfs$/.test(base) ? base : `${base}/ipfs`).href}/`
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
