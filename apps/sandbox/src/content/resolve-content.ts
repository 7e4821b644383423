import { type ContentFile, content } from './content.ts'

/** What a token URI leads to: a `data:` URI taken apart, or a file of the IPFS stand-in; undefined when nothing is there. */
export function resolveContent(uri: string): ContentFile | undefined {
  const data = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(uri)
  if (data) {
    const [, type = '', base64, body = ''] = data
    return { type, body: base64 ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body)) }
  }
  return uri.startsWith('ipfs://') ? content.get(contentPath(uri)) : undefined
}

/** The path below `/ipfs/` that an `ipfs://` URI names. */
export function contentPath(uri: string): string {
  return decodeURIComponent(uri.replace(/^ipfs:\/\/(ipfs\/)?/, ''))
}
