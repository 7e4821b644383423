import { parseNumber } from '#app/lib/parse-number.ts'

/** In percent a year. */
export const inflationLimits = { min: 0, max: 100 }

/** The inflation that an address asks for; undefined where it asks for none, or for nonsense. */
export function readInflation(text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : parseNumber(text)
  return value !== undefined && value >= inflationLimits.min && value <= inflationLimits.max
    ? value
    : undefined
}
