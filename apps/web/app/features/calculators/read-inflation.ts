import { parseNumber } from '@pkg/finance-math/calculators'

/** In percent a year. */
export const inflationLimits = { min: 0, max: 100 }

/** The inflation that an address asks for, as near as it can be had; undefined where it asks for none, or for nonsense. */
export function readInflation(text: string | undefined): number | undefined {
  const value = text && parseNumber(text)
  return typeof value === 'number'
    ? Math.min(inflationLimits.max, Math.max(inflationLimits.min, value))
    : undefined
}
