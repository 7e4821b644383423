import { formatUnit } from './format.ts'
import type { Run } from './run.ts'

/** Puts the figures of a run into a sentence: `{years}` becomes "10 years". */
export function say(
  sentence: string,
  { figures }: Run,
  currency: string,
  choices: Readonly<Record<string, string>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) return choices[name] ?? '?'
    const { value, unit } = figure
    if (typeof value === 'string') return value
    if (unit === 'age') return `age ${value}`
    return formatUnit(value, unit, currency)
  })
}
