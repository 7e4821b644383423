import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a surface keeps the words that its package answers to. */
export const wordsFile = 'words.txt'

/** The words that a package answered to when its surface was written. */
export function readWords(surface: string): string[] {
  const file = join(surface, wordsFile)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
