import type { Draft, Figure } from '../../answer/answer.ts'
import { formatNumber, formatPercent } from '../../answer/format.ts'
import { type Result, toCalculation } from '../../answer/result.ts'
import { en } from '../../languages/en/index.ts'
import { fill, type Phrases, type Say } from '../../languages/phrases.ts'

interface Sum {
  /** With the figures in it, without what it comes to. */
  sum: string | Say
  value: number
  /** `percent`, `number`, a unit of the calculators, or the word that is said after the figure. */
  unit?: string
  /** What it comes to in words, where not as a number with its unit. */
  shown?: Say
  /** ISO code of the currency of an amount. */
  currency?: string
  /** What kind of sum it is. */
  name?: string
  /** What else comes of the same figures: in which sentence it is told, with `{value}` for it. */
  also?: readonly { says: keyof Phrases['beside']; value: number; unit: 'number' | 'percent' }[]
}

/** An answer that is one figure of plain arithmetic, with the sum beside it; the card has the sum in English. */
export function toSumAnswer({
  sum,
  value,
  unit = 'number',
  shown = (phrases) => write(value, unit, phrases),
  name = 'arithmetic',
  currency = 'INR',
  also = [],
}: Sum): Draft {
  const told: Say = (phrases) => (typeof sum === 'string' ? sum : sum(phrases))
  const result: Result = {
    calculator: name,
    currency,
    inputs: [{ id: 'sum', label: 'Sum', value: told(en), unit: 'text' }],
    outputs: [
      { id: 'result', label: 'Result', value, unit: isKnown(unit) ? unit : 'number' },
      ...also.map(
        (other): Figure => ({
          id: other.says,
          label: labelOf(other.says),
          value: other.value,
          unit: other.unit,
        }),
      ),
    ],
    formula: `${told(en)} = ${shown(en)}`,
    link: null,
  }
  return {
    kind: 'answer',
    say: (phrases) => {
      const first = `${told(phrases)} = **${shown(phrases)}**`
      return [
        also.length === 0 ? first : `${first}.`,
        ...also.map((other) =>
          fill(phrases.beside[other.says], { value: write(other.value, other.unit, phrases) }),
        ),
      ].join(' ')
    },
    asked: [value],
    calculations: [toCalculation(result)],
  }
}

/** What a figure beside the answer is called: its sentence without the figure. */
function labelOf(says: keyof Phrases['beside']): string {
  return fill(en.beside[says], { value: '' }).replace(/[:. ]+$/, '')
}

/** Units that a screen writes by itself. */
function isKnown(unit: string): boolean {
  return ['percent', 'inr', 'years', 'months'].includes(unit)
}

function write(value: number, unit: string, { sumUnits }: Phrases): string {
  const words: Readonly<Record<string, string>> = sumUnits
  if (unit === 'percent') return formatPercent(value)
  return unit === 'number' ? formatNumber(value) : `${formatNumber(value)} ${words[unit] ?? unit}`
}
