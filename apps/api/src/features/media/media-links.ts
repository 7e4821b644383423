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

/** A data URI holds its whole picture; a longer one is not stored. */
const LONGEST_URI = 256 * 1024
const MOST_KEPT = 20_000
const MOST_KEPT_CHARACTERS = 16 * 1024 * 1024

/** `/api/media/{signature}`: the signature is over the URI, the URI itself stays in our table. */
export function createMediaLinks({
  secret,
  pictures,
  log,
}: {
  secret: string
  pictures: Pick<PicturesRepository, 'addAll'>
  log: (message: string, error: unknown) => void
}): MediaLinks {
  const key = deriveKey(secret, 'media')
  const sign = (uri: string) => createHmac('sha256', key).update(uri).digest('base64url')
  /** The ids of URIs that the table is known to hold, so that a repeated answer signs and writes nothing. */
  const storedIds = new LRUCache<string, string>({
    maxSize: MOST_KEPT_CHARACTERS,
    // A short one counts as if there were no more room than for so many.
    sizeCalculation: (id, uri) =>
      Math.max(uri.length + id.length, Math.ceil(MOST_KEPT_CHARACTERS / MOST_KEPT)),
  })

  return {
    async link(rows, fields) {
      const fresh = new Map<string, string>()
      const toPath = (uri: string | null): string | null => {
        if (!uri || uri.length > LONGEST_URI) return null
        const id = storedIds.get(uri) ?? fresh.get(uri) ?? sign(uri)
        if (!storedIds.has(uri)) fresh.set(uri, id)
        return `/api/media/${id}`
      }
      const linked = rows.map((row) => ({
        ...row,
        ...Object.fromEntries(fields.map((field) => [field, toPath(row[field])])),
      }))
      try {
        await pictures.addAll([...fresh].map(([uri, id]) => ({ id, uri })))
        for (const [uri, id] of fresh) storedIds.set(uri, id)
      } catch (error) {
        // Their links lead nowhere until they can be kept; what the rows say beside them is worth more.
        log('Pictures could not be kept', error)
      }
      return linked
    },
  }
}
