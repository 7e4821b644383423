import type { Draft, Figure } from '../../answer/answer.ts'
import { formatNumber, formatPercent } from '../../answer/format.ts'
import { joined, type Parts, tell, together, toText } from '../../answer/parts.ts'
import { type Result, toCalculation } from '../../answer/result.ts'
import { toSaid } from '../../answer/to-said.ts'
import { en } from '../../languages/en/index.ts'
import type { Phrases, Say, Word } from '../../languages/phrases.ts'

interface Sum {
  /** With the figures in it, without what it comes to. */
  sum: Parts | Say
  value: number
  /** `percent`, `number`, a unit of the calculators, or the word that is said after the figure. */
  unit?: string
  /** What it comes to in words, where not as a number with its unit. */
  says?: Word
  /** How the number is written, where that is not how it is rounded by itself. */
  shown?: number
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
  shown,
  says = (phrases) => write(shown ?? value, unit, phrases),
  name = 'arithmetic',
  currency = 'INR',
  also = [],
}: Sum): Draft {
  const told: Say = (phrases) => (typeof sum === 'function' ? sum(phrases) : sum)
  const inEnglish = toText(told(en))
  const asShown = shown === undefined ? {} : { shown }
  const result: Result = {
    calculator: name,
    currency,
    inputs: [
      {
        ...{ id: 'sum', label: 'Sum', value: inEnglish, unit: 'text' },
        write: (phrases) => toText(told(phrases)),
      },
    ],
    outputs: [
      { id: 'result', label: 'Result', value, ...asShown, unit: isKnown(unit) ? unit : 'number' },
      ...also.map(
        (other): Figure => ({
          id: other.says,
          label: labelOf(other.says, en),
          say: (phrases: Phrases) => labelOf(other.says, phrases),
          value: other.value,
          unit: other.unit,
        }),
      ),
    ],
    formula: `${inEnglish} = ${says(en)}`,
    link: null,
  }
  return {
    kind: 'answer',
    say: (phrases) => {
      const figure = toSaid(value, isKnown(unit) ? unit : 'number', {
        computed: true,
        currency,
        text: says(phrases),
      })
      const first = together(told(phrases), ' = **', figure, '**')
      return joined(
        [
          also.length === 0 ? first : together(first, '.'),
          ...also.map((other) =>
            tell(phrases.beside[other.says], {
              value: toSaid(other.value, other.unit, {
                computed: true,
                text: write(other.value, other.unit, phrases),
              }),
            }),
          ),
        ],
        ' ',
      )
    },
    asked: [value],
    calculations: [toCalculation(result)],
  }
}

/** What a figure beside the answer is called: its sentence without the figure. */
function labelOf(says: keyof Phrases['beside'], phrases: Phrases): string {
  const [before = '', after = ''] = phrases.beside[says].split('{value}')
  // What stands before the figure names it; the verb that leads to it does not.
  const name = before.trim() === '' ? after : before
  return name
    .replace(/(?:,? +(?:है|हैं|hai|hain|is|was|it is|that is|it leaves|that makes))?[:.। ]*$/, '')
    .trim()
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
