import type { Phrases } from '../languages/phrases.ts'
import { formatUnit } from './format.ts'
import type { SaidFigure } from './parts.ts'

interface Told {
  computed: boolean
  currency?: string
  phrases?: Phrases
  /** How it is said, where that is not how its unit is written. */
  text?: string
}

/** A number with its unit as a part of a sentence. */
export function toSaid(value: number, unit: string, told: Told): SaidFigure {
  const { computed, currency = 'INR', phrases, text = formatUnit(value, unit, currency, phrases) } = told
  const isMoney = unit === 'inr' || unit === 'usd' || unit === 'currency'
  if (!isMoney) return { text, value, unit, computed }
  if (unit === 'usd' || currency === 'USD') return { text, value, unit: 'usd', computed }
  return currency === 'INR'
    ? { text, value, unit: 'inr', computed }
    : { text, value, unit: 'currency', currency, computed }
}
