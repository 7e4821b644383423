import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PicturesRepository } from '../../database/pictures.repository.ts'
import { deriveKey } from '../../lib/derive-key.ts'

type Pictured<K extends string> = { [P in K]: string | null }

/** Gives pictures that a source names a path on our own origin, which nobody else can mint. */
export interface MediaLinks {
  /** The same rows, with the named fields turned from the source's URIs into our paths. */
  link<K extends string, T extends Pictured<K>>(rows: readonly T[], fields: readonly K[]): Promise<T[]>
}

/** Pictures in data URIs come whole; a longer one is not worth keeping. */
const LONGEST_URI = 256 * 1024

/** `/api/media/{signature}`: the signature is over the URI, the URI itself stays in our table. */
export function createMediaLinks({
  secret,
  pictures,
}: {
  secret: string
  pictures: Pick<PicturesRepository, 'addAll'>
}): MediaLinks {
  const key = deriveKey(secret, 'media')
  /** Ids that the table is known to hold, so that a repeated answer writes nothing. */
  const kept = new LRUCache<string, true>({ max: 20_000 })

  return {
    async link(rows, fields) {
      const fresh = new Map<string, string>()
      const toPath = (uri: string | null): string | null => {
        if (!uri || uri.length > LONGEST_URI) return null
        const id = createHmac('sha256', key).update(uri).digest('base64url')
        if (!kept.has(id)) fresh.set(id, uri)
        return `/api/media/${id}`
      }
      const linked = rows.map((row) => ({
        ...row,
        ...Object.fromEntries(fields.map((field) => [field, toPath(row[field])])),
      }))
      await pictures.addAll([...fresh].map(([id, uri]) => ({ id, uri })))
      for (const id of fresh.keys()) kept.set(id, true)
      return linked
    },
  }
}
