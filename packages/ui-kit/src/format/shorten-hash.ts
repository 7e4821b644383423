import { shorten } from './shorten.ts'

/** The first 10 and last 10 characters of a transaction hash. */
export function shortenHash(hash: string): string {
  return shorten(hash, 10, 10)
}
