import { eq } from 'drizzle-orm'
import type { ReadingsStore } from './connection.ts'

export interface PicturesRepository {
  /** Remembers what stands behind signed links; one transaction for all. */
  addAll(entries: readonly { id: string; uri: string }[]): Promise<void>
  findUri(id: string): Promise<string | undefined>
}

export function createPicturesRepository(
  { connection, tables: { pictures } }: ReadingsStore,
  now: () => number,
): PicturesRepository {
  return {
    async addAll(entries) {
      const createdAt = now()
      await connection.insertMany(
        pictures,
        entries.map(({ id, uri }) => ({ id, uri, createdAt })),
      )
    },
    async findUri(id) {
      const [found] = await connection.select({ uri: pictures.uri }).from(pictures).where(eq(pictures.id, id))
      return found?.uri
    },
  }
}
