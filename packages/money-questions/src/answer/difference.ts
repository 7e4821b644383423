import { toPaise } from '@pkg/finance-math/calculators'
import type { Phrases } from '../languages/phrases.ts'
import { formatUnit } from './format.ts'
import type { SaidFigure } from './parts.ts'
import type { Result } from './result.ts'
import { toSaid } from './to-said.ts'

/** By how much one figure is more than another. */
export interface Difference {
  value: number
  /** As it is written beside both, where that is not how it would be rounded alone. */
  shown?: number
}

/**
 * By how much the figure that was asked for is more in one result than in another. Of amounts of money, what is shown is
 * the difference of what is shown, so that whoever subtracts comes to it.
 */
export function subtractAsked({ outputs: [more] }: Result, { outputs: [less] }: Result): Difference {
  const value = Number(more?.value) - Number(less?.value)
  if (more?.unit !== 'inr' && more?.unit !== 'usd' && more?.unit !== 'currency') return { value }
  const write = (figure: typeof more) => toPaise(Number(figure?.shown ?? figure?.value))
  const shown = toPaise(write(more) - write(less as typeof more))
  return shown === toPaise(value) ? { value } : { value, shown }
}

/** A difference with its unit as a part of a sentence. */
export function sayDifference(
  { value, shown }: Difference,
  unit: string,
  { currency, phrases }: { currency: string; phrases: Phrases },
): SaidFigure {
  const text = formatUnit(shown ?? value, unit, currency, phrases)
  return toSaid(value, unit, { computed: true, currency, text })
}
