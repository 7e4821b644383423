import { isShown } from '@pkg/finance-math/calculators'
import type { RunRequest } from '../../answer/run-request.ts'
import { type Concept, conceptPhrases } from '../../grammar/concepts.ts'
import { isAlike } from '../../grammar/label-words.ts'
import { settleChoices } from './choose-options.ts'
import type { NamedFigure } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedReading } from './read-named.ts'

/** What asks for what is put in, and says nothing more once the goal is known. */
const asking: ReadonlySet<Concept> = new Set<Concept>([
  'need',
  'target',
  'askSip',
  'askMonthly',
  'presentValue',
  'howMuch',
  'monthly',
  'yearly',
  'after',
  'tenure',
  'goal',
  'grow',
  'finalAmount',
  'askRate',
  'rate',
])

/**
 * A question backwards: "how much RD a month to get 5 lakh in 5 years" gives what the deposit is to come to, and asks for
 * the deposit. Undefined where no amount is wanted, or where it is not plain what is asked for.
 */
export function seekGoal(reading: NamedReading, context: NamedContext): RunRequest['solve'] {
  const { words, left, wanted, unexplained, unaccounted, unclear } = reading
  const [target, ...others] = left
  if (
    target === undefined ||
    target !== wanted ||
    target.per !== undefined ||
    others.length > 0 ||
    unclear.length > 0
  )
    return undefined
  if (unaccounted.length > 0 || !unexplained.every(isOfAsking)) return undefined
  const input = soughtInput(reading, context)
  if (input === undefined) return undefined
  const { definition } = words
  const known = { ...context.given, [input.name]: 0 }
  const values = { ...settleChoices(words, known, context.chosen), ...known }
  const outputs = Object.entries(definition.outputs).filter(
    ([, output]) =>
      output.role === 'headline' &&
      'unit' in output &&
      output.unit === 'inr' &&
      isShown(output.when, values) &&
      // What is paid every quarter is rounded each time, so that many deposits pay the same.
      !/\bevery\b/i.test(output.label.en),
  )
  const [output] = outputs
  return output === undefined ? undefined : { input: input.name, output: output[0], target: target.value }
}

/** The amount that is paid in, or the rate where that is asked for; undefined where several may be meant. */
function soughtInput(
  { words, concepts, saidPeriod }: NamedReading,
  { given, chosen }: NamedContext,
): NamedFigure | undefined {
  const isOpen = (figure: NamedFigure) =>
    !figure.isOptional && !(figure.name in given) && isPossible(figure, chosen)
  if (concepts.has('askRate'))
    return words.figures.find((figure) => isOpen(figure) && figure.input.unit === 'percent')
  const paid = words.figures.filter(
    (figure) =>
      isOpen(figure) &&
      figure.input.unit === 'inr' &&
      figure.words.some((word) => isAlike(word, 'deposit') || isAlike(word, 'invest')),
  )
  const said = paid.filter(({ per }) => saidPeriod === undefined || per === undefined || per === saidPeriod)
  const [input] = said.length > 0 ? said : paid.length === 1 ? paid : []
  return input
}

function isPossible({ input: { when } }: NamedFigure, chosen: Readonly<Record<string, string>>): boolean {
  return when === undefined || !(when.input in chosen) || isShown(when, chosen)
}

function isOfAsking(text: string): boolean {
  return conceptPhrases.get(text)?.some((concept) => asking.has(concept)) === true
}
