import { fill, type Phrases } from '../languages/phrases.ts'
import { formatUnit } from './format.ts'
import type { Run } from './run.ts'

/** Puts the figures of a run into a sentence: `{years}` becomes "10 years", or "10 साल". */
export function say(
  sentence: string,
  { figures }: Run,
  currency: string,
  phrases: Phrases,
  choices: Readonly<Record<string, string>> = {},
): string {
  const options: Readonly<Record<string, string>> = phrases.options
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    const choice = choices[name]
    if (figure === undefined) return choice === undefined ? '?' : (options[choice] ?? choice)
    const { value, unit } = figure
    if (typeof value === 'string') return options[value] ?? value
    if (unit === 'age') return fill(phrases.units.age, { count: String(value) })
    return formatUnit(value, unit, currency, phrases)
  })
}
