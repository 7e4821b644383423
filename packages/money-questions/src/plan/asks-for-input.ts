import type { Draft } from '../answer/answer.ts'
import { askedInputs } from '../grammar/asked-inputs.ts'
import type { Reading } from '../read/read-words.ts'

/**
 * Whether what is asked for is what the answer took for given: "for what salary is the tax 1 lakh" is no tax on a salary
 * of 1 lakh. A result that is called as the input is what is asked.
 */
export function asksForInput(
  { asked: [first], calculations }: Draft,
  { asked, quantities }: Reading,
): boolean {
  const [calculation] = calculations
  if (calculation === undefined) return false
  const told = new Set(quantities.map(({ value }) => value))
  const given = Object.entries(calculation.inputs).filter(
    ([, value]) => typeof value === 'number' && value > 0 && told.has(value),
  )
  const found = calculation.outputs.find(({ value }) => value === first)?.id ?? ''
  return askedInputs.some(
    ({ names, asks, is }) =>
      names.test(asked) && given.some(([name]) => is.test(name)) && !is.test(found) && asks.test(asked),
  )
}
