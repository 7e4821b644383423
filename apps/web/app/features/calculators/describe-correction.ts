import type { AnyCalculator, Correction, Input } from '@pkg/finance-math/calculators'
import { formatFigure } from '#app/lib/format-figure.ts'
import { writeLimit } from './describe-typed.ts'

type Described = Pick<AnyCalculator, 'inputs' | 'limitReasons'>

/** Says what of a link could not be taken as it stood, what is used instead, and whose limit it is. */
export function describeCorrection({ inputs, limitReasons }: Described, correction: Correction): string {
  const told = describe(inputs[correction.input], correction)
  // What is said of a day is from when a rule holds.
  const isLate = correction.reason === 'above-max' && inputs[correction.input]?.kind === 'date'
  const hasLimit =
    !isLate && ['below-min', 'above-max', 'not-an-option', 'not-a-row'].includes(correction.reason)
  const why = hasLimit ? limitReasons?.[correction.input]?.en : undefined
  return why ? `${told} ${why}` : told
}

function describe(input: Input | undefined, correction: Correction): string {
  const { reason, used } = correction
  const unit = input?.kind === 'number' ? input.unit : 'number'
  const limitOf = (limit: number | undefined) => (limit === undefined ? '' : `, ${writeLimit(limit, unit)}`)
  const given = typeof correction.given === 'string' ? ` “${shorten(correction.given)}”` : ''
  const reasons = {
    missing: 'is missing',
    'not-a-number': `${given} is not a number`,
    'below-min': `${given || 'the default'} is below the least that is possible${limitOf(correction.min)}`,
    'above-max': `${given || 'the default'} is above the most that is possible${limitOf(correction.max)}`,
    'not-whole': `${given} is not a whole step`,
    'not-an-option': `${given} is not one of the choices`,
    'not-a-code': `${given} is not a currency code`,
    'not-a-flow': 'has entries that are not a date and an amount',
    'not-a-day': `${given} is not a day`,
    'not-a-row': 'has rows that cannot be taken',
    'too-few': 'has too few entries',
    'too-many': 'has too many entries',
  } satisfies Record<Correction['reason'], string>
  const isRange = reason === 'below-min' || reason === 'above-max'
  if (isRange && input?.kind === 'date') {
    const day = formatFigure(String(used), 'date')
    return `${input.label.en}:${given} is ${reason === 'below-min' ? 'before the first' : 'after the last'} day that is possible; ${day} is used.`
  }
  // Of a list, the entries that can be taken are; each out of range as the nearest that is possible.
  const kept = isRange ? 'the nearest that is possible is used' : 'the others are used'
  const instead =
    typeof used === 'number'
      ? `${isRange ? 'that' : formatFigure(used, unit)} is used`
      : typeof used === 'string' || used === input?.default
        ? 'the default is used'
        : kept
  return `${input?.label.en ?? ''}: ${reasons[reason].trim()}; ${instead}.`
}

const longest = 24

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
