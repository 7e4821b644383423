import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'

/** A file that costs were taken from. */
interface KeptCostFile {
  id: number
  name: string
  /** SHA-256 of its text. */
  sha256: string
  /** SHA-256 of the names of its columns. */
  header: string
  /** How its columns were read, as JSON. */
  reading: string
  at: number
}

export type CostFileValues = Omit<KeptCostFile, 'id' | 'at'>

/** Files that costs were taken from. Every question names the person. */
export interface CostFilesRepository {
  /** In the order in which they first came, each with how many costs of it count now. */
  list(userId: string): Promise<(KeptCostFile & { costs: number })[]>
  /** How a file with this header was read last. */
  findReading(userId: string, header: string): Promise<string | undefined>
  /** The same file again is one, with the new words. */
  set(userId: string, values: CostFileValues): Promise<KeptCostFile>
}

export function createCostFilesRepository(
  { connection, tables: { costFiles, gainOverrides } }: PeopleStore,
  now: () => number,
): CostFilesRepository {
  const { userId: _, ...columns } = getTableColumns(costFiles)

  return {
    list: async (userId) =>
      connection
        .select({ ...columns, costs: count(gainOverrides.id) })
        .from(costFiles)
        .leftJoin(
          gainOverrides,
          and(eq(gainOverrides.userId, costFiles.userId), eq(gainOverrides.fileId, costFiles.id)),
        )
        .where(eq(costFiles.userId, userId))
        .groupBy(costFiles.id)
        .orderBy(asc(costFiles.id)),

    async findReading(userId, header) {
      const [latest] = await connection
        .select({ reading: costFiles.reading })
        .from(costFiles)
        .where(and(eq(costFiles.userId, userId), eq(costFiles.header, header)))
        .orderBy(desc(costFiles.at), desc(costFiles.id))
        .limit(1)
      return latest?.reading
    },

    async set(userId, values) {
      const { sha256: __, ...changed } = values
      const [kept] = await connection
        .insert(costFiles)
        .values({ userId, ...values, at: now() })
        .onConflictDoUpdate({
          target: [costFiles.userId, costFiles.sha256],
          set: { ...changed, at: now() },
        })
        .returning(columns)
      return kept as KeptCostFile
    },
  }
}
