import type { Draft } from '../answering/answer.ts'
import { formatNumber, formatPercent } from '../answering/format.ts'
import { en } from '../languages/en/index.ts'
import type { Phrases, Say } from '../languages/phrases.ts'

/** An answer that is one figure of plain arithmetic, with the sum beside it; the card has the sum in English. */
export function toSumAnswer(
  sum: string | Say,
  value: number,
  unit: 'number' | 'percent' | string = 'number',
  name = 'arithmetic',
): Draft {
  const write = (phrases: Phrases) => {
    const words: Readonly<Record<string, string>> = phrases.sumUnits
    const told = typeof sum === 'string' ? sum : sum(phrases)
    const shown =
      unit === 'percent'
        ? formatPercent(value)
        : unit === 'number'
          ? formatNumber(value)
          : `${formatNumber(value)} ${words[unit] ?? unit}`
    return { told, shown }
  }
  const { told, shown } = write(en)
  return {
    kind: 'answer',
    say: (phrases) => {
      const said = write(phrases)
      return `${said.told} = **${said.shown}**`
    },
    asked: [value],
    calculations: [
      {
        calculator: name,
        inputs: { sum: told },
        outputs: [{ id: 'result', label: 'Result', value, unit: unit === 'percent' ? 'percent' : 'number' }],
        formula: `${told} = ${shown}`,
        link: null,
        verified: true,
      },
    ],
  }
}
