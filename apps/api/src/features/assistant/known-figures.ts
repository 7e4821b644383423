import type { Calculation } from './solver/answering/answer.ts'
import { readQuestion } from './solver/reading/read-question.ts'

/** Every number that a person wrote, as any calculator may count it. */
export function saidFigures(questions: readonly string[]): number[] {
  return questions.flatMap((question) =>
    readQuestion(question).quantities.flatMap(({ kind, value, text }) => {
      if (kind === 'years') return [value, value * 12, Math.round(value * 365)]
      if (kind === 'percent') return [value, value * 12]
      if (kind === 'financial-year')
        return (text ?? '').split('-').flatMap((part) => [Number(part), 2000 + Number(part)])
      if (kind === 'date') return (text ?? '').split('-').map(Number)
      return [value]
    }),
  )
}

/** Every number of a calculation, and what it is in the steps of a formula. */
export function calculationFigures({ inputs, outputs }: Calculation): number[] {
  const given = Object.entries(inputs).flatMap(([name, value]) => {
    const numbers = flatten(value)
    if (/percent$/i.test(name))
      return numbers.flatMap((rate) => [rate, rate / 100, 1 + rate / 100, rate / 12, rate / 1200])
    return /^years$/.test(name) ? numbers.flatMap((years) => [years, years * 12]) : numbers
  })
  return [...given, ...outputs.flatMap(({ value }) => flatten(value))]
}

/** The numbers in a value of any shape. */
export function flatten(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten)
  return []
}
