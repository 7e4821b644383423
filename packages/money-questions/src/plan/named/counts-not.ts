import { entryLimits } from '@pkg/finance-math/calculators'
import { askedNumber } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import type { RunRequest } from '../../answer/run-request.ts'
import type { DefinitionWords } from './definition-words.ts'

type Values = Readonly<Record<string, number | string>>

/** What a result may not hang on: how long something lasts, and how large it is where only a percentage is asked. */
const ofTime: ReadonlySet<string> = new Set(['years', 'months', 'age'])
const ofMoney: ReadonlySet<string> = new Set(['inr', 'usd', 'currency'])

/**
 * Whether figures that nobody said change nothing of what is asked, so that they need not be asked for: what an FD pays
 * every month does not hang on how long it lasts. It is computed with the least, the most and the usual ones, and with those
 * in between.
 *
 * @param missing ids of inputs; of a choice, a day or rows it is never so
 * @param looked what is asked: a result, or an input that is looked for
 */
export function countsNot(
  { definition, figures }: DefinitionWords,
  missing: readonly string[],
  values: Values,
  looked: Pick<RunRequest, 'asked' | 'solve'>,
): boolean {
  const result = looked.solve === undefined ? definition.outputs[looked.asked ?? ''] : undefined
  const isShare = result !== undefined && 'unit' in result && result.unit === 'percent'
  const mayBe = ({ input: { unit } }: { input: { unit: string } }) =>
    ofTime.has(unit) || (isShare && ofMoney.has(unit))
  const open = figures.filter((figure) => missing.includes(figure.name) && mayBe(figure))
  if ((result ?? looked.solve) === undefined || open.length < missing.length) return false
  const samples = open.map(({ input }) => {
    const { min, max } = entryLimits(input)
    const whole = (value: number) => (input.granularity === 1 ? Math.round(value) : value)
    return [
      input.default,
      input.min,
      min,
      max,
      whole((min + max) / 2),
      whole((input.default + input.max) / 2),
    ]
  })
  const found = samples[0]?.map((_, at) => {
    const sample = Object.fromEntries(open.map(({ name }, index) => [name, samples[index]?.[at] ?? 0]))
    return run({ calculator: definition.id, definition, values: { ...values, ...sample }, ...looked })
  })
  const numbers = found?.flatMap((result) => (result === undefined ? [] : [askedNumber(result)])) ?? []
  const [first] = numbers
  // Nothing is what comes of a figure out of its range, too.
  return Boolean(first) && numbers.length > 2 && numbers.every((number) => number === first)
}
