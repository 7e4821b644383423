import type { Answer } from '../answering/answer.ts'
import { formatNumber, formatPercent } from '../answering/format.ts'

/** An answer that is one figure of plain arithmetic, with the sum beside it. */
export function toSumAnswer(
  sum: string,
  value: number,
  unit: 'number' | 'percent' | string = 'number',
  name = 'arithmetic',
): Answer {
  const shown =
    unit === 'percent'
      ? formatPercent(value)
      : unit === 'number'
        ? formatNumber(value)
        : `${formatNumber(value)} ${unit}`
  return {
    kind: 'answer',
    text: `${sum} = **${shown}**`,
    asked: [value],
    calculations: [
      {
        calculator: name,
        inputs: { sum },
        outputs: [{ id: 'result', label: 'Result', value, unit: unit === 'percent' ? 'percent' : 'number' }],
        formula: `${sum} = ${shown}`,
        link: null,
        verified: true,
      },
    ],
  }
}
