import type { Correction, NumberInput } from '@pkg/finance-math/calculators'
import type { NumberCorrection } from '@pkg/ui-kit/components/number-box.tsx'
import { formatFigure } from './format-figure.ts'

/** What a field says when what was typed could not be taken as it was. */
export function describeTyped(
  correction: NumberCorrection,
  typed: string,
  { unit }: Pick<NumberInput, 'unit'>,
  { min, max, value, problem }: { min: number; max: number; value: number; problem?: string | undefined },
): string {
  const write = (number: number) => formatFigure(number, unit, { decimals: Number.isInteger(number) ? 0 : 2 })
  if (problem && correction !== 'above-max')
    return `${problem} ${correction === 'kept' ? write(value) : write(min)} is used.`
  if (correction === 'below-min') return `The least here is ${write(min)}, so that is used.`
  if (correction === 'above-max') return `The most here is ${write(max)}, so that is used.`
  const what = typed.trim() === '' ? 'Enter a number' : 'That is not a number'
  return `${what}, such as ${exampleOf(unit)}. ${write(value)} is kept.`
}

/** What was wrong with one parameter of a link. */
export function describeCorrection(label: string, correction: Correction): string {
  const { reason, used } = correction
  const given = typeof correction.given === 'string' ? ` “${shorten(correction.given)}”` : ''
  const reasons = {
    missing: 'is missing',
    'not-a-number': `${given} is not a number`,
    'below-min': `${given} is below the least that is possible`,
    'above-max': `${given} is above the most that is possible`,
    'not-whole': `${given} is not a whole step`,
    'not-an-option': `${given} is not one of the choices`,
    'not-a-code': `${given} is not a currency code`,
    'not-a-flow': 'has entries that are not a date and an amount',
    'too-few': 'has too few entries',
    'too-many': 'has too many entries',
  } satisfies Record<Correction['reason'], string>
  const instead = typeof used === 'number' ? `${formatFigure(used, 'number')} is used` : 'the default is used'
  return `${label}: ${reasons[reason].trim()}; ${instead}.`
}

const longest = 24

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function exampleOf(unit: NumberInput['unit']): string {
  if (unit === 'inr') return '12,50,000 or 12.5L'
  if (unit === 'percent') return '8 %'
  if (unit === 'years' || unit === 'age' || unit === 'months') return '10'
  return '100'
}
