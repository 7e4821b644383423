import type { NumberInput } from '@pkg/finance-math/calculators'
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

function exampleOf(unit: NumberInput['unit']): string {
  if (unit === 'inr') return '12,50,000 or 12.5L'
  if (unit === 'percent') return '8 %'
  if (unit === 'years' || unit === 'age' || unit === 'months') return '10'
  return '100'
}
