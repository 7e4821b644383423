import type { AnyCalculator } from './calculator.ts'
import type { Input } from './input.ts'
import { tellInput } from './input-kinds.ts'
import type { Correction } from './parse-values.ts'
import { toRows } from './row-columns.ts'

/**
 * Says in an English sentence what is wrong with a given value, for a terminal, a log or a chat; `called` is what the
 * input is called there. Never throws on a correction of the same calculator.
 *
 * @param definition the calculator
 * @param input which value was corrected, and why
 * @param called what the input is called there
 * @example
 * const [first] = parseValues(fdCalculator, { principal: 'abc', annualRatePercent: 5, years: 2 }).corrections
 * plainCorrection(fdCalculator, first) //=> 'principal needs a number, not "abc".'
 */
export function plainCorrection(
  definition: AnyCalculator,
  { input, reason, given, min, max }: Correction,
  called: string = input,
): string {
  const field = definition.inputs[input]
  const range = { ...(field !== undefined && 'min' in field && { from: field.min, to: field.max }) }
  const said = `not ${JSON.stringify(given)}.`
  const why = definition.limitReasons?.[input]
  const isDay = field?.kind === 'date'
  // What is said of a day is from when a rule holds.
  const because = why && !(isDay && reason === 'above-max') ? ` ${why.en}` : ''
  const isRange = reason === 'below-min' || reason === 'above-max' || reason === 'not-whole'
  // Of which cell it is, no correction says.
  if (field && isRange && toRows(field)) return `${called} takes ${tellInput(field).takes}, ${said}`
  switch (reason) {
    case 'missing':
      return `${called} is missing.`
    case 'not-a-number':
      return `${called} needs a number, ${said}`
    case 'below-min':
      return `${called} may not be ${isDay ? 'before' : 'below'} ${min ?? range.from}, ${said}${because}`
    case 'above-max':
      return `${called} may not be ${isDay ? 'after' : 'above'} ${max ?? range.to}, ${said}${because}`
    case 'not-whole':
      return `${called} needs a whole number of years or months, ${said}`
    case 'not-an-option': {
      const options = Object.keys((field as { options: object }).options)
      return `${called} has to be ${options.join(' or ')}, ${said}${because}`
    }
    case 'not-a-code':
      return `${called} needs a currency code of three letters, ${said}`
    case 'not-a-flow':
      return `${called} needs a date (YYYY-MM-DD) and an amount for each payment, ${said}`
    case 'not-a-row':
      return `${called} takes ${tellInput(field as Input).takes}, ${said}`
    case 'not-a-day':
      return `${called} needs a day as YYYY-MM-DD, ${said}`
    case 'too-few':
    case 'too-many': {
      const { minItems, maxItems } = field as { minItems: number; maxItems: number }
      return `${called} needs from ${minItems} to ${maxItems} values.`
    }
  }
}
