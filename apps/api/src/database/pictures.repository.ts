import { eq } from 'drizzle-orm'
import type { ReadingsConnection } from './connection.ts'
import { pictures } from './schema.ts'

export interface PicturesRepository {
  /** Remembers what stands behind signed links; one transaction for all. */
  addAll(entries: readonly { id: string; uri: string }[]): Promise<void>
  findUri(id: string): Promise<string | undefined>
}

export function createPicturesRepository(
  connection: ReadingsConnection,
  now: () => number,
): PicturesRepository {
  return {
    async addAll(entries) {
      if (entries.length === 0) return
      const createdAt = now()
      connection.transaction((transaction) => {
        for (const entry of entries) {
          transaction
            .insert(pictures)
            .values({ ...entry, createdAt })
            .onConflictDoNothing()
            .run()
        }
      })
    },
    async findUri(id) {
      return connection.select({ uri: pictures.uri }).from(pictures).where(eq(pictures.id, id)).get()?.uri
    },
  }
}
