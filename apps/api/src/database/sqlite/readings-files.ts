import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReadingsOrigin } from '../readings-origin.ts'

interface ReadingsFiles {
  readings: string
  prices: string
  /** Worlds whose readings are kept beside this database and not used. */
  listOthers(): string[]
}

/**
 * Where the readings of a database are: in a folder beside it, in a file per world, and closing prices in a file per
 * world and set of price sources. So no query can mix them up, and a world is forgotten by deleting its files.
 */
export function toReadingsFiles(file: string, { world, closingPrices }: ReadingsOrigin): ReadingsFiles {
  if (file === ':memory:') return { readings: file, prices: file, listOthers: () => [] }
  const folder = `${file.replace(/\.(?:db|sqlite3?)$/, '')}-readings`
  return {
    readings: join(folder, `${world}.db`),
    prices: join(folder, `${world}.prices-${closingPrices}.db`),
    listOthers() {
      const found = listFiles(folder).flatMap(
        (name) => /^([\w-]+)(?:\.prices-\w+)?\.db$/.exec(basename(name))?.[1] ?? [],
      )
      return [...new Set(found)].filter((other) => other !== world).sort()
    },
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing was read yet.
    return []
  }
}
