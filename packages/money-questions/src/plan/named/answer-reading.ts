import { entryLimits, isShown } from '@pkg/finance-math/calculators'
import { monthlyWords, yearlyWords } from '../../grammar/periods.ts'
import { isTurning } from '../../grammar/turning.ts'
import { FAR, isWithin, NEAR } from '../../read/is-within.ts'
import { LEAST_BARE_AMOUNT } from '../../read/quantity.ts'
import { clarify } from '../ask-back.ts'
import { withAges } from './ages-and-times.ts'
import { ofPeriod, sharedPeriod, withPeriod } from './amount-periods.ts'
import { isRateAlone, siblingOf } from './assign-figures.ts'
import { settleChoices } from './choose-options.ts'
import { completeNamed } from './complete-named.ts'
import type { DefinitionWords } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedStep } from './named-step.ts'
import type { NamedReading } from './read-named.ts'
import { seekGoal } from './seek-goal.ts'
import { askInRange, askWhichInput } from './tell-named.ts'
import { toContext } from './to-context.ts'

/** Where more words than these are unknown, what would be computed is hardly what was meant. */
const MOST_UNACCOUNTED = 2

export function answerReading(reading: NamedReading, before: NamedContext): NamedStep | undefined {
  const dated = withSaidPeriod(reading, before)
  if (dated !== undefined) return dated
  const { words, left, outOfRange, unclear, unexplained, unaccounted, assigned, chosen } = reading
  if (isDoubtfulChange(reading, before) || hasLostOption(reading, before))
    return { answer: clarify(({ askBack }) => askBack.whatChanges), named: before }
  const aged = withAges(reading)
  if (aged !== undefined) return answerReading(aged, before)
  const shared = sharedPeriod(reading)
  if (shared !== undefined)
    return answerReading(
      { ...reading, assigned: reading.assigned.map((one) => ofPeriod(one, words, shared)) },
      before,
    )
  const sought = seekGoal(reading, toContext(reading, before))
  if (sought !== undefined) return completeNamed({ ...toContext(reading, before), sought }, words)
  const own = left.map((one) => ({ ...one, kind: isRateAlone(one) ? ('percent' as const) : one.kind }))
  const context = { ...toContext(reading, before), own: own.map(({ kind, value }) => ({ kind, value })) }
  if (unexplained.length > 0 || unaccounted.length > MOST_UNACCOUNTED || unaccounted.some(isTurning))
    return undefined
  const [beyond] = outOfRange
  if (own.some(({ kind, per }) => kind !== 'years' && (kind !== 'percent' || per !== undefined || beyond)))
    return beyond === undefined
      ? undefined
      : {
          answer: askInRange(beyond, entryLimits(beyond.input)),
          named: { ...context, missing: [beyond.name], unaccounted: [], own: [] },
        }
  const isTouched =
    Object.keys(before.told ?? {}).length > 0 ||
    chosen.length > 0 ||
    unclear.length > 0 ||
    assigned.some(({ figure }) => !figure.isOptional)
  const goesOn = Object.keys(before.given).length > 0 && reading.asked !== undefined
  if (!isTouched && !goesOn && (!reading.isBare || assigned.length > 0)) return undefined
  if (unclear.length > 0 && left.length > 0) return undefined
  const [doubtful] = unclear
  if (doubtful !== undefined) {
    const written = String(doubtful.quantity.value)
    const given = without(
      context,
      unclear.flatMap(({ figures }) => figures),
    )
    return { answer: askWhichInput(written, doubtful.figures), named: { ...context, given } }
  }
  const passed = passedRate(reading, context)
  if (passed !== undefined)
    return { answer: askWhichInput(...passed), named: { ...context, given: without(context, passed[1]) } }
  const step = completeNamed(context, words)
  return step.answer.kind === 'answer' || context.own.length === 0 ? step : undefined
}

/** "Basic 50000, rent 18000, monthly" says the period of all amounts that have none. */
function withSaidPeriod(reading: NamedReading, before: NamedContext): NamedStep | undefined {
  const { unexplained, assigned } = reading
  const period = reading.saidPeriod
  const isSaid =
    period !== undefined &&
    unexplained.every((word) => monthlyWords.has(word) || yearlyWords.has(word)) &&
    assigned.some(({ isPeriodOpen }) => isPeriodOpen) &&
    reading.left.length === 0 &&
    reading.unclear.length === 0 &&
    reading.unaccounted.length === 0
  return isSaid ? completeNamed(withPeriod(toContext(reading, before), period), reading.words) : undefined
}

/** Whether an option was said that what is known leaves no choice of: "3 years" after a certificate that always has five. */
function hasLostOption(reading: NamedReading, before: NamedContext): boolean {
  if (Object.keys(before.given).length === 0) return false
  const { words, given, chosen } = toContext(reading, before)
  const values = { ...settleChoices(words, given, chosen), ...given }
  return reading.chosen.some(({ choice }) => !isShown(words.definition.inputs[choice.name]?.when, values))
}

/**
 * Whether a figure said by itself hardly changes what it would: "36" after 3,000 a month for 24 months, "60 %" where both
 * a share and a rate were told.
 */
function isDoubtfulChange(
  { assigned, left, words }: NamedReading,
  { given, missing }: NamedContext,
): boolean {
  const isSmall = assigned.some(
    ({ figure, quantity, value }) =>
      figure.per !== undefined && quantity.kind === 'bare' && value > 0 && value < LEAST_BARE_AMOUNT,
  )
  // "7.5" is no deposit of a month.
  if (isSmall && Object.keys(given).length > 0) return true
  const [one, ...others] = assigned
  if (one === undefined || others.length > 0 || left.length > 0 || one.isNamed || missing.length > 0)
    return false
  const known = given[one.figure.name] ?? given[siblingOf(one.figure, words.figures)?.name ?? '']
  if (known !== undefined && one.quantity.kind === 'bare' && !isWithin(FAR, known, one.value)) return true
  if (one.figure.input.unit !== 'percent') return false
  const percents = words.figures.filter(({ name, input }) => input.unit === 'percent' && name in given)
  // "10 %" after a coupon of 8 % and a yield of 9 % may be either.
  const isOfEither = percents.every(({ name }) => isWithin(NEAR, given[name] ?? 0, one.value))
  return percents.length > 1 && (isOfEither || !isWithin(NEAR, known ?? 0, one.value))
}

/** A rate that went into what a calculator asks beside the point, while the one that it asks first was not said. */
function passedRate(
  { words, assigned }: NamedReading,
  { given, chosen }: NamedContext,
): [written: string, figures: DefinitionWords['figures']] | undefined {
  const values = { ...settleChoices(words, given, chosen), ...given }
  const first = words.figures.find(
    ({ name, input, isOptional }) =>
      input.unit === 'percent' && !isOptional && isShown(input.when, values) && !(name in given),
  )
  const beside = assigned.find(({ figure }) => figure.isOptional && figure.input.unit === 'percent')
  return first && beside && [String(beside.quantity.value), [first, beside.figure]]
}

function without(
  { given }: NamedContext,
  figures: DefinitionWords['figures'],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !figures.some((one) => one.name === name)),
  )
}
