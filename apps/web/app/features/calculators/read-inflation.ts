import { parseNumber } from '#app/lib/parse-number.ts'

/** The inflation that an address asks for; undefined where it asks for none, or for nonsense. */
export function readInflation(text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : parseNumber(text)
  return value !== undefined && value >= 0 && value <= 30 ? value : undefined
}
