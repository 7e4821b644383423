import { type AnyCalculator, calculators, entryLimits, isShown } from '@pkg/finance-math/calculators'
import type { Draft } from '../../answer/answer.ts'
import { lines } from '../../answer/parts.ts'
import type { Result } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { consent } from '../../grammar/blockers.ts'
import { isAlike } from '../../grammar/label-words.ts'
import { monthlyWords, oftenWords, yearlyWords } from '../../grammar/periods.ts'
import { taxTaken } from '../../grammar/tax-deductions.ts'
import { isTurning } from '../../grammar/turning.ts'
import { units } from '../../grammar/units.ts'
import { fill, labelIn } from '../../languages/phrases.ts'
import { isChangeByAmount, saysMore } from '../../read/beside-figures.ts'
import { hasPhrase } from '../../read/find-concepts.ts'
import { FAR, isWithin, NEAR } from '../../read/is-within.ts'
import { LEAST_BARE_AMOUNT } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { readOwnWords } from '../../read/reword.ts'
import { tellAgesAsTime } from '../../read/tell-ages-as-time.ts'
import type { Token } from '../../read/tokenize.ts'
import { clarify } from '../ask-back.ts'
import { decline } from '../decline.ts'
import { isAsked, siblingOf } from './assign-figures.ts'
import { changeNamed } from './change-named.ts'
import { isOpen, isUnsettled, settleChoices } from './choose-options.ts'
import { type DefinitionWords, listDefinitions } from './definition-words.ts'
import { findNamed } from './find-named.ts'
import type { NamedContext } from './named-context.ts'
import { figuresOf, type NamedReading, readNamed, toNamedTokens, vocabularyOf } from './read-named.ts'
import { seekGoal } from './seek-goal.ts'
import { namesDay, takeTold } from './take-told.ts'
import {
  askForNamed,
  askInRange,
  askPeriod,
  askWhichCalculator,
  askWhichInput,
  tellNamed,
} from './tell-named.ts'

const MONTHS = 12
/** Where more words than these are unknown, what would be computed is hardly what was meant. */
const MOST_UNACCOUNTED = 2

/** How old somebody is, told as a calculator asks for it. */
const ofMyself =
  /\b(?:i am|i m|im|my age is|meri (?:umar|umr|age)(?: hai)?|main|mai) (\d\d)\b(?! ?(?:%|percent|lakh|lac|k\b|thousand|months?|mahine))(?: (?:years?|yrs?)(?: old)?| (?:saal|sal) ka| (?:saal|sal) ki)?|(?<!\d)(\d\d) (?:saal|sal|साल|वर्ष) (?:ki|की) (?:umar|umr|उम्र|आयु)(?: (?:mein|me|में|se|से))?/u

/** What came of a question that was understood by a calculator's definition. */
export interface NamedStep {
  answer: Draft
  named: NamedContext
}

/**
 * Understands a question by the words of the calculators' definitions: which calculator its words name, or which was
 * asked about before, and the figures and options for it. What is missing is taken as the definition has it, and told,
 * or asked back; undefined where the question is about none of them.
 *
 * @param hasContext another kind of question was answered before
 */
export function solveNamed(
  asked: Reading,
  last: NamedContext | undefined,
  hasContext: boolean,
  registry: readonly AnyCalculator[] = calculators,
): NamedStep | undefined {
  if (taxTaken.test(asked.asked)) return undefined
  const definitions = listDefinitions(registry)
  const question = withoutAges(asked, definitions)
  const tokens = toNamedTokens(question, vocabularyOf(definitions))
  const named = findNamed(tokens, definitions)
  if (named.length === 0) return last && goOn(question, tokens, last, vocabularyOf(definitions))
  const [only, ...alike] = named
  if (only !== undefined && alike.length === 0 && hasTold(only.words))
    return solveTold(question, only.words, hasContext, vocabularyOf(definitions))
  const replied = last && reply(question, tokens, last)
  if (replied !== undefined) return replied
  const chosen = last?.among?.find(({ words }) => named.length === 1 && named[0]?.words === words)
  if (chosen !== undefined) return complete(chosen)
  const quantities = figuresOf(question, tokens)
  if (quantities === undefined) return undefined
  const none: ReadonlySet<string> = new Set()
  const readings = named.map((place) => readNamed(place.words, place, tokens, quantities, none))
  const fitting = readings.filter(
    ({ left, unexplained, unaccounted }) =>
      left.length === 0 && unexplained.length === 0 && unaccounted.length === 0,
  )
  // Of several that are named, a question is about one only where that one has a place for all of its words.
  if (readings.length > 1 && fitting.length === 0) return undefined
  const [first = readings[0], ...others] = fitting
  if (first === undefined) return undefined
  // A question without a figure that goes on from another is about that one.
  if (quantities.length === 0 && (hasContext || !first.isBare)) return undefined
  if (readings.length === 1 || others.length === 0) return fromReading(first, fresh(first.words))
  const among = fitting.map((reading) => toContext(reading, fresh(reading.words)))
  const [context] = among
  return (
    context && { answer: askWhichCalculator(among.map(({ words }) => words)), named: { ...context, among } }
  )
}

/** Asks once more for what a calculator still lacks; undefined where it lacks nothing. */
export function askAgain(last: NamedContext): NamedStep | undefined {
  return last.missing.length > 0 ? complete(last) : undefined
}

/**
 * Asks for the figures of the one calculator that a question without any names, whatever else it says: undefined where it
 * names none or several, or where the definition has an answer of its own.
 */
export function askForFigures(
  asked: Reading,
  registry: readonly AnyCalculator[] = calculators,
): NamedStep | undefined {
  const definitions = listDefinitions(registry)
  const [only, ...others] = findNamed(toNamedTokens(asked, vocabularyOf(definitions)), definitions)
  if (only === undefined || others.length > 0) return undefined
  const step = complete(fresh(only.words))
  return step.answer.kind === 'clarify' ? step : undefined
}

/**
 * "From age 30 to 58" as a time, where the calculator asks for a time, or for ages of which the later one is as the
 * definition has it.
 */
function withoutAges(reading: Reading, definitions: readonly DefinitionWords[]): Reading {
  const plain = reading.asked
  const told = { ...reading, asked: tellAgesAsTime(plain) }
  if (told.asked === plain) return { ...reading, asked: plain.replace(ofMyself, 'age $1$2') }
  const named = findNamed(toNamedTokens(told, vocabularyOf(definitions)), definitions)
  const isTold = named.every(({ words: { figures } }) => {
    const ages = figures.filter(({ input }) => input.unit === 'age')
    const last = ages.at(-1)?.input.default
    return ages.length === 0 || (ages.length === 2 && new RegExp(`\\b${last}\\b`).test(plain))
  })
  return named.length > 0 && isTold ? told : reading
}

function hasTold({ days, rows }: DefinitionWords): boolean {
  return days.length + rows.length > 0
}

/** A question about a calculator that asks for days or rows: these are taken out of it, and the rest is read as any other. */
function solveTold(
  asked: Reading,
  words: DefinitionWords,
  hasContext: boolean,
  vocabulary: ReadonlySet<string>,
): NamedStep | undefined {
  const none: ReadonlySet<string> = new Set()
  const taken = takeTold(asked, words, none, (reading) => toNamedTokens(reading, vocabulary))
  if (taken === undefined) return undefined
  const { told, rest } = taken
  const tokens = toNamedTokens(rest, vocabulary)
  const quantities = figuresOf(rest, tokens)
  if (quantities === undefined) return undefined
  const reading = readNamed(words, findNamed(tokens, [words])[0], tokens, quantities, none)
  const saysNothing = quantities.length + Object.keys(told).length === 0
  if (saysNothing && (hasContext || !reading.isBare)) return undefined
  return fromReading(reading, { ...fresh(words), told })
}

function fresh(words: DefinitionWords): NamedContext {
  return {
    words,
    given: {},
    chosen: {},
    openPeriods: [],
    own: [],
    missing: [],
    isInOrder: false,
    unaccounted: [],
  }
}

/** A question after one that was understood so: figures and options that were asked for, or others than before. */
function goOn(
  question: Reading,
  tokens: readonly Token[],
  last: NamedContext,
  vocabulary: ReadonlySet<string>,
): NamedStep | undefined {
  const { among: _, ...known } = last
  if (hasTold(last.words)) {
    const toTokens = (reading: Reading) => toNamedTokens(reading, vocabulary)
    const taken = takeTold(question, last.words, new Set(last.missing), toTokens)
    if (taken === undefined) return undefined
    const { told, rest } = taken
    if (Object.keys(told).length > 0) {
      const context = { ...known, told: { ...last.told, ...told }, unaccounted: [] }
      // "Sold on 1 June 2025" says which day it is, and asks for nothing.
      const isSpent = ({ text }: Token) => last.words.days.some((day) => namesDay(day, text))
      const all = toTokens(rest)
      const left = all.some(({ kind }) => kind === 'number') ? all : all.filter((token) => !isSpent(token))
      return left.some(({ kind }) => kind !== 'pause')
        ? goOnFrom(rest, left, context, true)
        : complete({ ...context, missing: [] })
    }
  }
  return goOnFrom(question, tokens, known, false)
}

function goOnFrom(
  question: Reading,
  tokens: readonly Token[],
  last: NamedContext,
  hasTaken: boolean,
): NamedStep | undefined {
  const known = last
  if (last.unaccounted.length > 0)
    return hasPhrase(consent, question.text) ? complete({ ...known, unaccounted: [] }) : undefined
  const period = last.openPeriods.length > 0 ? periodIn(tokens) : undefined
  if (period !== undefined) return complete(withPeriod(known, period))
  const quantities = figuresOf(question, tokens)
  if (quantities === undefined) return undefined
  const reading = readNamed(last.words, undefined, tokens, quantities, new Set(last.missing))
  const changed = isChangeByAmount(question) ? changeNamed(question, reading, known) : undefined
  if (changed !== undefined) return complete(changed)
  const { assigned, chosen, asked, unclear, unexplained, unaccounted } = reading
  const sought = seekAnother(reading, known)
  if (sought !== undefined) return complete({ ...known, sought })
  // "My wife also puts 3000" is no other figure of it.
  const isChange = assigned.length > 0 && last.missing.length === 0 && Object.keys(last.given).length > 0
  if (isChange && saysMore(question, isWordOf(last.words)))
    return { answer: clarify(({ askBack }) => askBack.whatChanges), named: last }
  const saysNothing =
    !hasTaken && assigned.length === 0 && chosen.length === 0 && asked === undefined && unclear.length === 0
  if (saysNothing || unexplained.length > 0 || unaccounted.length > 0 || reading.left.length > 0)
    return undefined
  return fromReading(reading, known)
}

/** "2 lakh?" after what reaches 1 lakh: that is to be reached now, and no deposit, which is looked for. */
function seekAnother({ assigned, left, chosen }: NamedReading, { sought, missing }: NamedContext) {
  const [one, ...others] = assigned
  const isOther = sought !== undefined && one?.figure.name === sought.input && !one.isNamed
  const isAlone = others.length + left.length + chosen.length + missing.length === 0
  const isNear = isOther && isAlone && isWithin(FAR, sought.target, one.value)
  return isNear ? { ...sought, target: one.value } : undefined
}

/** Whether a word is one of a calculator's own, in the singular or the plural. */
function isWordOf(words: DefinitionWords): (word: string) => boolean {
  const own = [...vocabularyOf([words])]
  return (word) => own.some((one) => isAlike(word, one))
}

/** What was asked back, told by a name that is another calculator's as well: "TDS 20000" after "what is the TDS?". */
function reply(question: Reading, tokens: readonly Token[], last: NamedContext): NamedStep | undefined {
  const quantities = figuresOf(question, tokens)
  if (last.missing.length === 0 || quantities?.length !== 1) return undefined
  const { assigned, unexplained, unaccounted } = readNamed(
    last.words,
    undefined,
    tokens,
    quantities,
    new Set(last.missing),
  )
  const isReply = assigned.some(({ figure, isNamed }) => isNamed && last.missing.includes(figure.name))
  return isReply && unexplained.length + unaccounted.length === 0
    ? goOnFrom(question, tokens, last, false)
    : undefined
}

/** "A month", "monthly", "saal ka": the period that was asked about, where nothing else is said. */
function periodIn(tokens: readonly Token[]): 'month' | 'year' | undefined {
  if (tokens.some(({ kind }) => kind === 'number') || tokens.length > 4) return undefined
  const words = tokens.map(({ text }) => text).filter((text) => !oftenWords.has(text))
  if (words.some((word) => monthlyWords.has(word) || units.get(word) === 'months')) return 'month'
  return words.some((word) => yearlyWords.has(word) || units.get(word) === 'years') ? 'year' : undefined
}

function withPeriod(context: NamedContext, period: 'month' | 'year'): NamedContext {
  const { words, openPeriods } = context
  const given = Object.fromEntries(
    Object.entries(context.given).map(([name, value]) => {
      const figure = words.figures.find((one) => one.name === name)
      if (figure === undefined || !openPeriods.includes(name) || figure.per === period) return [name, value]
      const sibling = siblingOf(figure, words.figures)
      return sibling === undefined ? [name, value * MONTHS] : [sibling.name, value]
    }),
  )
  return { ...context, given, openPeriods: [] }
}

/** What a reading adds to what was known. */
function toContext(reading: NamedReading, before: NamedContext): NamedContext {
  const { words, assigned, chosen, asked, isInOrder, unaccounted } = reading
  const said = Object.fromEntries(assigned.flatMap((one) => withRest(words, one)))
  const replaced = new Set(
    assigned.flatMap(({ figure }) => [figure.name, siblingOf(figure, words.figures)?.name ?? '']),
  )
  const kept = Object.entries(before.given).filter(([name]) => !replaced.has(name))
  const open = assigned.flatMap(({ figure, isPeriodOpen }) => (isPeriodOpen ? [figure.name] : []))
  return {
    ...before,
    given: { ...Object.fromEntries(kept), ...said },
    chosen: {
      ...before.chosen,
      ...Object.fromEntries(chosen.map(({ choice, value }) => [choice.name, value])),
    },
    asked: asked ?? before.asked,
    openPeriods: [...before.openPeriods.filter((name) => !replaced.has(name)), ...open],
    isInOrder: isInOrder || before.isInOrder,
    unaccounted,
    missing: [],
  }
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

/**
 * "For 30 years" where a calculator asks for two ages: between the later one, as the definition has it and as is told, and
 * the earlier one.
 */
function withAges(reading: NamedReading): NamedReading | undefined {
  const { words, assigned, left, outOfRange } = reading
  const ages = words.figures.filter(({ input }) => input.unit === 'age')
  const [from, to, ...others] = ages
  const [time, ...more] = left.filter((quantity) => quantity !== reading.wanted)
  if (from === undefined || to === undefined || time === undefined || others.length + more.length > 0)
    return undefined
  if (reading.unclear.length > 0 || reading.isNamedByFigure) return undefined
  if (time.kind !== 'years' || assigned.some(({ figure }) => ages.includes(figure))) return undefined
  const age = to.input.default - time.value
  const { min, max } = entryLimits(from.input)
  if (!Number.isInteger(age) || age < min || age > max) return undefined
  const filled = [
    { figure: from, value: age },
    { figure: to, value: to.input.default },
  ].map((one) => ({ ...one, quantity: time, isNamed: true, said: [], isPeriodOpen: false }))
  return {
    ...reading,
    left: left.filter((quantity) => quantity === reading.wanted),
    outOfRange: outOfRange.filter((figure) => !ages.includes(figure)),
    assigned: [...assigned, ...filled],
  }
}

/** What people earn and pay a month is hardly more, and a year hardly less; and amounts of one period are of one size. */
const MOST_A_MONTH = 500_000
const LEAST_A_YEAR = 100_000
const APART = 5

/**
 * "Basic 50000, HRA 20000, rent 18000 per month": the one period that is said is that of every amount, where they are of
 * the size of it. Undefined where that is not plain.
 */
function sharedPeriod({ assigned }: NamedReading): 'month' | 'year' | undefined {
  const ofTime = assigned.filter(({ figure }) => figure.per !== undefined)
  const [period, ...others] = new Set(ofTime.flatMap(({ quantity }) => quantity.per ?? []))
  if (others.length > 0 || (period !== 'month' && period !== 'year')) return undefined
  if (!ofTime.some(({ isPeriodOpen }) => isPeriodOpen)) return undefined
  const amounts = ofTime.map(({ quantity }) => quantity.value)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const isPlain = most <= APART * least && (period === 'month' ? most <= MOST_A_MONTH : least >= LEAST_A_YEAR)
  return isPlain ? period : undefined
}

/** An amount of which no period was said, as one of this period. */
function ofPeriod(
  one: NamedReading['assigned'][number],
  { figures }: DefinitionWords,
  period: 'month' | 'year',
): NamedReading['assigned'][number] {
  if (!one.isPeriodOpen) return one
  if (one.figure.per === period) return { ...one, isPeriodOpen: false }
  const sibling = siblingOf(one.figure, figures)
  if (sibling !== undefined) return { ...one, figure: sibling, isPeriodOpen: false }
  return { ...one, value: period === 'month' ? one.value * MONTHS : one.value / MONTHS, isPeriodOpen: false }
}

/** The input for the months beyond whole years. */
function restOf(figures: DefinitionWords['figures']): DefinitionWords['figures'][number] | undefined {
  return figures.find(({ input }) => input.unit === 'months' && input.max < MONTHS)
}

/** A time in whole years and the months beyond them, where a calculator takes these apart. */
function withRest(
  { figures }: DefinitionWords,
  { figure, value, quantity }: NamedReading['assigned'][number],
): [string, number][] {
  const rest = restOf(figures)
  if (figure.input.unit !== 'years' || figure.input.granularity !== 1 || rest === undefined)
    return [[figure.name, value]]
  const months = Math.round(value * MONTHS)
  if (quantity.kind === 'years' && Math.abs(value * MONTHS - months) > 1e-6) return [[figure.name, value]]
  return [
    [figure.name, Math.floor(months / MONTHS)],
    [rest.name, months % MONTHS],
  ]
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
  return isSaid ? complete(withPeriod(toContext(reading, before), period), reading.words) : undefined
}

function fromReading(reading: NamedReading, before: NamedContext): NamedStep | undefined {
  const dated = withSaidPeriod(reading, before)
  if (dated !== undefined) return dated
  const { words, left, outOfRange, unclear, unexplained, unaccounted, assigned, chosen } = reading
  if (isDoubtfulChange(reading, before) || hasLostOption(reading, before))
    return { answer: clarify(({ askBack }) => askBack.whatChanges), named: before }
  const aged = withAges(reading)
  if (aged !== undefined) return fromReading(aged, before)
  const shared = sharedPeriod(reading)
  if (shared !== undefined)
    return fromReading(
      { ...reading, assigned: reading.assigned.map((one) => ofPeriod(one, words, shared)) },
      before,
    )
  const sought = seekGoal(reading, toContext(reading, before))
  if (sought !== undefined) return complete({ ...toContext(reading, before), sought }, words)
  const context = { ...toContext(reading, before), own: left.map(({ kind, value }) => ({ kind, value })) }
  if (unexplained.length > 0 || unaccounted.length > MOST_UNACCOUNTED || unaccounted.some(isTurning))
    return undefined
  const [beyond] = outOfRange
  if (left.some(({ kind, per }) => kind !== 'years' && (kind !== 'percent' || per !== undefined || beyond)))
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
  const step = complete(context, words)
  return step.answer.kind === 'answer' || context.own.length === 0 ? step : undefined
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
  return percents.length > 1 && !isWithin(NEAR, known ?? 0, one.value)
}

/** The answer of what is known, with what the definition has for the rest; or a question back. */
function complete(context: NamedContext, words = context.words): NamedStep {
  const { given, chosen, openPeriods, unaccounted, isInOrder, told: toldValues = {} } = context
  const { definition, figures, choices, days, rows } = words
  // What is looked for is no longer looked for once it is said.
  const sought = context.sought && !(context.sought.input in given) ? context.sought : undefined
  const known = sought === undefined ? given : { ...given, [sought.input]: 0 }
  const settled = settleChoices(words, known, chosen)
  const values = { ...settled, ...known }
  const isAskedNow = (name: string) => isShown(definition.inputs[name]?.when, values)
  const deciding = choices.filter(
    (choice) => choice.isDeciding && isAskedNow(choice.name) && isOpen(choice, words, known, chosen),
  )
  // Figures that several options take, and the usual one does not: which of them is meant would be a guess.
  if (choices.some((choice) => !(choice.name in chosen) && isUnsettled(choice, known, definition)))
    return nothing(context)
  // An option and a figure that exclude each other are no question for it.
  if (Object.keys(given).some((name) => !isAskedNow(name))) return nothing(context)
  const own = choices.filter(
    (choice) =>
      choice.isOwn &&
      !deciding.includes(choice) &&
      isAskedNow(choice.name) &&
      isOpen(choice, words, known, chosen),
  )
  const headline = Object.entries(definition.outputs).find(
    ([, { role, when }]) => role === 'headline' && isShown(when, values),
  )
  const told = definition.outputs[context.asked ?? headline?.[0] ?? '']
  const isShare = told !== undefined && 'unit' in told && told.unit === 'percent'
  const missing = [
    ...deciding.map(({ name }) => name),
    ...[...days, ...rows].flatMap(({ name }) =>
      deciding.length === 0 && !(name in toldValues) && isAskedNow(name) ? [name] : [],
    ),
    ...figures.flatMap((figure) => {
      // The months beyond whole years are told with these.
      if (figure === restOf(figures)) return []
      const isMissing =
        !(figure.name in known) &&
        !figure.isOptional &&
        !(figure.isScale && isShare) &&
        isAsked(figure) &&
        isAskedNow(figure.name)
      return isMissing && deciding.length === 0 ? [figure.name] : []
    }),
    ...(deciding.length === 0 ? own.map(({ name }) => name) : []),
  ]
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
  if (isHidden) return nothing(context)
  const asked =
    context.asked ??
    Object.entries(definition.outputs).find(
      ([, { role, when }]) => role === 'headline' && isShown(when, { ...values, ...assumed }),
    )?.[0]
  const result = run({
    calculator: definition.id,
    definition,
    values: { ...assumed, ...said },
    ...(sought === undefined ? asked && { asked } : { solve: sought }),
  })
  if (result === undefined) return { answer: decline(({ sentences }) => sentences.noAnswer), named: context }
  if (!context.own.every((figure) => isOwnFigure(figure, result))) return nothing(context)
  const shownFigures = sought === undefined ? said : { ...said, [sought.output]: sought.target }
  const answer = tellNamed(words, result, { values: shownFigures, assumed, isInOrder })
  return { answer: unaccounted.length > 0 ? askWhether(answer, unaccounted) : answer, named: context }
}

/** Whether a time or a rate is the one that the calculator has of itself, as those of a certificate of five years. */
function isOwnFigure({ kind, value: said }: NamedContext['own'][number], { outputs }: Result): boolean {
  return outputs.some(({ unit, value }) =>
    kind === 'percent'
      ? unit === 'percent' && value === said
      : (unit === 'months' && value === Math.round(said * MONTHS)) || (unit === 'years' && value === said),
  )
}

function nothing(named: NamedContext): NamedStep {
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
