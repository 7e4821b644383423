import { units } from '../grammar/units.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

const joining = new Set(['and', 'aur', 'और', ','])

/** "3 years 6 months" as one time. */
export function mergeDurations(found: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  const merged: Quantity[] = []
  for (const quantity of found) {
    const last = merged.at(-1)
    if (last !== undefined && isRestOf(last, quantity, tokens)) {
      const { value, end } = quantity
      merged[merged.length - 1] = { ...last, value: last.value + value, end, unit: 'months' }
    } else merged.push(quantity)
  }
  return merged
}

function isRestOf(years: Quantity, months: Quantity, tokens: readonly Token[]): boolean {
  const between = tokens.slice(years.end, months.start)
  return (
    years.kind === 'years' &&
    years.unit === 'years' &&
    months.kind === 'years' &&
    months.unit === 'months' &&
    months.value < 1 &&
    // "20 years, 3 EMIs" are two times.
    units.get(tokens[months.end - 1]?.text ?? '') !== 'instalments' &&
    between.every(({ text }) => joining.has(text))
  )
}
