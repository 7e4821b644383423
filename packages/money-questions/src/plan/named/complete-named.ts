import { entryLimits, isShown } from '@pkg/finance-math/calculators'
import type { Draft } from '../../answer/answer.ts'
import { MONTHS } from '../../answer/months.ts'
import { lines } from '../../answer/parts.ts'
import type { Result } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { fill, labelIn } from '../../languages/phrases.ts'
import { readOwnWords } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import { decline } from '../decline.ts'
import { isOpen, isUnsettled, settleChoices } from './choose-options.ts'
import { countsNot } from './counts-not.ts'
import type { DefinitionWords } from './definition-words.ts'
import { headlineOf } from './headline-of.ts'
import { listMissing } from './list-missing.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedStep } from './named-step.ts'
import { askForNamed, askInRange, askPeriod, tellNamed } from './tell-named.ts'

/** The answer of what is known, with what the definition has for the rest; or a question back. */
export function completeNamed(context: NamedContext, words = context.words): NamedStep {
  const { given, chosen, openPeriods, unaccounted, isInOrder, told: toldValues = {} } = context
  const { definition, figures, choices } = words
  // What is looked for is no longer looked for once it is said.
  const sought = context.sought && !(context.sought.input in given) ? context.sought : undefined
  const known = sought === undefined ? given : { ...given, [sought.input]: 0 }
  const settled = settleChoices(words, known, chosen)
  const values = { ...settled, ...known }
  const isAskedNow = (name: string) => isShown(definition.inputs[name]?.when, values)
  // Figures that several options take, and the usual one does not: which of them is meant would be a guess.
  if (choices.some((choice) => !(choice.name in chosen) && isUnsettled(choice, known, definition)))
    return notComputable(context)
  // An option and a figure that exclude each other are no question for it.
  if (Object.keys(given).some((name) => !isAskedNow(name))) return notComputable(context)
  const open = listMissing(words, context, known, values)
  const needed = context.asked ?? headlineOf(definition, values)
  const looked = sought === undefined ? needed && { asked: needed } : { solve: sought }
  const mayBeNeedless = open.length > 0 && unaccounted.length === 0 && looked !== undefined && looked !== ''
  const isNeedless = mayBeNeedless && countsNot(words, open, values, looked)
  const missing = isNeedless ? [] : open
  if (missing.length > 0) return { answer: askForNamed(words, missing), named: { ...context, missing } }
  if (openPeriods.length > 0) return { answer: askPeriod(words, openPeriods, given), named: context }
  const broken = figures.find(
    ({ name, input }) => input.granularity === 1 && !Number.isInteger(given[name] ?? 0),
  )
  if (broken !== undefined)
    return {
      answer: clarify((phrases) =>
        fill(phrases.named.wholeYears, { name: labelIn(phrases, broken.input.label.en) }),
      ),
      named: { ...context, missing: [broken.name] },
    }
  const shown = Object.entries(definition.inputs).filter(([name]) => isAskedNow(name))
  const said = Object.fromEntries(
    shown.flatMap(([name]) => {
      if (name === sought?.input) return []
      const value =
        given[name] ??
        chosen[name] ??
        toldValues[name] ??
        (isFollowing(name, { ...context, given: known }, words) ? settled[name] : undefined)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const assumed = Object.fromEntries(
    shown.flatMap(([name, input]) =>
      name in said || name === sought?.input
        ? []
        : [[name, name in settled ? (settled[name] ?? '') : (input.default as number)]],
    ),
  )
  const isHidden =
    context.asked !== undefined &&
    !isShown(definition.outputs[context.asked]?.when, { ...values, ...assumed })
  if (isHidden) return notComputable(context)
  // What the other figures leave no room for, as an age of leaving before the age now, was meant to be something else.
  const limits = sought === undefined ? (definition.limits?.({ ...values, ...assumed } as never) ?? {}) : {}
  for (const figure of figures) {
    const value = given[figure.name]
    const range = { ...entryLimits(figure.input), ...limits[figure.name] }
    if (value !== undefined && isAskedNow(figure.name) && (value < range.min || value > range.max))
      return { answer: askInRange(figure, range), named: { ...context, missing: [figure.name] } }
  }
  const asked = context.asked ?? headlineOf(definition, { ...values, ...assumed })
  const result = run({
    calculator: definition.id,
    definition,
    values: { ...assumed, ...said },
    ...(sought === undefined ? asked && { asked } : { solve: sought }),
  })
  if (result === undefined) return { answer: decline(({ sentences }) => sentences.noAnswer), named: context }
  const times = definition.ownYears?.({ ...values, ...assumed } as never) ?? []
  if (!context.own.every((figure) => isOwnFigure(figure, result, times))) return notComputable(context)
  const shownFigures = sought === undefined ? said : { ...said, [sought.output]: sought.target }
  const answer = tellNamed(words, result, { values: shownFigures, assumed, isInOrder })
  return { answer: unaccounted.length > 0 ? askWhether(answer, unaccounted) : answer, named: context, result }
}

/** Whether a time or a rate is the one that the calculator has of itself, as those of a certificate of five years. */
function isOwnFigure(
  { kind, value: said }: NamedContext['own'][number],
  { outputs }: Result,
  times: readonly number[],
): boolean {
  if (kind === 'years' && times.includes(said)) return true
  return outputs.some(({ unit, value }) =>
    kind === 'percent'
      ? unit === 'percent' && value === said
      : (unit === 'months' && value === Math.round(said * MONTHS)) || (unit === 'years' && value === said),
  )
}

function notComputable(named: NamedContext): NamedStep {
  return { answer: decline(({ refusals }) => refusals.notComputable), named }
}

/** Whether a choice follows from a figure that was given: a deposit a month is one of every month. */
function isFollowing(name: string, { given, chosen }: NamedContext, words: DefinitionWords): boolean {
  const choice = words.choices.find((one) => one.name === name)
  return choice !== undefined && chosen[name] === undefined && !isOpen(choice, words, given, chosen)
}

/** Says what would be the answer if words that nobody knows changed nothing. */
function askWhether({ say, asked }: Draft, unaccounted: readonly string[]): Draft {
  const words = [...new Set(unaccounted)].map((word) => `"${word}"`).join(', ')
  return {
    ...clarify((phrases) => lines(fill(phrases.askBack.doubtfulWords, { words }), say(phrases))),
    likely: asked,
    options: [{ say: ({ ways }) => ways.changesNothing, means: readOwnWords('yes') }],
  }
}
