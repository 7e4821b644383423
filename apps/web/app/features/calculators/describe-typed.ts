import type { NumberInput } from '@pkg/finance-math/calculators'
import type { NumberCorrection } from '@pkg/ui-kit/components/number-box.tsx'
import { formatFigure } from '#app/lib/format-figure.ts'

interface Typed {
  min: number
  max: number
  /** What is used instead. */
  value: number
  problem?: string | undefined
  /** The code of a `'currency'` amount. */
  currency?: string | undefined
  /** Whose limit it is, where a scheme or a law sets it. */
  reason?: string | undefined
}

/** What a field says when what was typed could not be taken as it was. */
export function describeTyped(
  correction: NumberCorrection | 'between-steps',
  typed: string,
  { unit, granularity }: Pick<NumberInput, 'unit' | 'granularity'>,
  { min, max, value, problem, currency, reason }: Typed,
): string {
  const write = (number: number) => writeLimit(number, unit, currency)
  const because = reason ? ` ${reason}` : ''
  if (problem && correction !== 'above-max')
    return `${problem} ${correction === 'not-a-number' ? write(value) : write(min)} is used.`
  if (correction === 'below-min') return `The least here is ${write(min)}, so that is used.${because}`
  if (correction === 'above-max') return `The most here is ${write(max)}, so that is used.${because}`
  if (correction === 'between-steps') {
    return granularity === 12
      ? `Whole months count here, so ${formatFigure(Math.round(value * 12), 'months')} are used.`
      : `Whole numbers count here, so ${write(value)} is used.`
  }
  const what = typed.trim() === '' ? 'Enter a number' : 'That is not a number'
  return `${what}, such as ${exampleOf(unit)}. ${write(value)} is kept.`
}

/** A limit as people say it: of times, a day and a month are no fractions of a year. */
export function writeLimit(number: number, unit: NumberInput['unit'], currency?: string): string {
  if (unit === 'years' && number > 0 && number < 1) {
    const months = Math.round(number * 12)
    return months > 0 ? formatFigure(months, 'months') : 'one day'
  }
  return formatFigure(number, unit, { currency, decimals: Number.isInteger(number) ? 0 : 2 })
}

function exampleOf(unit: NumberInput['unit']): string {
  if (unit === 'inr') return '12,50,000 or 12.5L'
  if (unit === 'percent') return '8 %'
  if (unit === 'years' || unit === 'age' || unit === 'months') return '10'
  return '100'
}
