import type { Draft } from '../answer/answer.ts'
import { MONTHS } from '../answer/months.ts'
import { joined, lines, type Parts, type SaidFigure, tell, toText } from '../answer/parts.ts'
import { askedNumber, numberOf, type Result, toCalculation } from '../answer/result.ts'
import { run, toWholeMonths } from '../answer/run.ts'
import type { RunRequest } from '../answer/run-request.ts'
import { say } from '../answer/say.ts'
import { toSaid } from '../answer/to-said.ts'
import type { Variable } from '../grammar/family.ts'
import { familyPhrases, fill, type Phrases } from '../languages/phrases.ts'
import { toInstalments } from '../read/read-spans.ts'
import type { Candidate } from './candidate.ts'
import { countedClaims, listClaims } from './tax-claims.ts'

/** How often interest is added, where the calculator with a screen does not offer it. */
const periodsPerYear: Readonly<Record<string, number>> = { monthly: 12, daily: 365 }

/** How often is paid in, by what is said of it. */
const timesAYear: Readonly<Record<string, number>> = {
  weekly: 52,
  fortnightly: 26,
  quarterly: 4,
  'half-yearly': 2,
}

/** Computes what a complete candidate asks; undefined where these figures have no answer. */
export function runCandidate(candidate: Candidate): Result | undefined {
  const result = compute(candidate)
  // No loan costs more than itself in a year: what was taken for its instalment is something else.
  const isLoanRate = candidate.family.kin === 'loan' && candidate.ask.find === 'annualRatePercent'
  return result !== undefined && isLoanRate && askedNumber(result) > HIGHEST_LOAN_RATE ? undefined : result
}

const HIGHEST_LOAN_RATE = 100

function compute(candidate: Candidate): Result | undefined {
  const { family, ask, values, choices, currency, inMonths } = candidate
  const fixed = { ...family.fixed, ...ask.fixed }
  const { given, find: asked, only } = ask
  const target = given === undefined ? undefined : Number(values[given] ?? fixed[given])
  const request: RunRequest = {
    calculator: ask.calculator ?? family.calculator,
    values: without(
      {
        ...figuresOf(values),
        ...choices,
        ...timesOf(choices),
        ...partOf(values),
        ...countedClaims(candidate),
      },
      given,
    ),
    fixed: without(fixed, given),
    currency,
    asked,
    ...(only && { only }),
  }
  const periods = periodsPerYear[choices.frequency ?? '']
  if (periods !== undefined && given === undefined)
    return run({
      ...request,
      calculator: 'compound-growth',
      values: { ...request.values, periodsPerYear: periods },
    })
  if (given !== undefined && target !== undefined) {
    const inWholeMonths = inMonths && asked === 'years'
    return run({ ...request, solve: { input: asked, output: given, target, inWholeMonths } })
  }
  const found = run(request)
  if (asked === 'monthsPaid') return found && withoutRest(found, request)
  return found && inMonths && asked === 'years' ? inMonthsAlone(found) : found
}

function timesOf({ every }: Candidate['choices']): Record<string, number> {
  const times = every === undefined ? undefined : timesAYear[every]
  return times === undefined ? {} : { timesAYear: times }
}

/** A part of a loan is told by the instalments that it has. */
function figuresOf({ instalments: _, ...values }: Candidate['values']): Candidate['values'] {
  return values
}

/** The instalments that a part of a loan has; up to a month, the first to that one. */
function partOf({ instalments, afterMonth, years }: Candidate['values']): Record<string, number> {
  if (typeof instalments === 'string') return toInstalments(instalments, Math.round(Number(years) * MONTHS))
  return afterMonth === undefined ? {} : { fromMonth: 1, toMonth: Number(afterMonth) }
}

/** Whether a plan never runs out: there is no time that it lasts, to be held against another one. */
export function neverEnds({ ask }: Candidate, result: Result): boolean {
  return ask.find === 'monthsPaid' && numberOf(result, 'finalBalance') > 0
}

/** A plan that runs out is told for as long as it lasts, with all of its figures. */
function withoutRest(found: Result, request: RunRequest): Result | undefined {
  if (numberOf(found, 'finalBalance') > 0) return found
  const years = Math.max(1, askedNumber(found)) / MONTHS
  return run({ ...request, fixed: { ...request.fixed, years } })
}

/** A time that was asked for in months. */
function inMonthsAlone(found: Result): Result {
  const [years, ...others] = found.outputs
  if (years === undefined) return found
  return {
    ...found,
    outputs: [{ ...years, value: toWholeMonths(Number(years.value)), unit: 'months' }, ...others],
  }
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string | undefined,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
}

/** An answer in a sentence, with what it assumes. */
export function toAnswer(candidate: Candidate, result: Result): Draft {
  return {
    kind: 'answer',
    say: (phrases) => {
      const told = say(sentenceOf(candidate, result, phrases), result, phrases)
      return lines(told, ...listClaims(candidate, phrases), sayAssumed([candidate], phrases))
    },
    calculations: [toCalculation(result)],
    asked: [askedNumber(result)],
  }
}

/** What is said of a result: another sentence where a plan does not run out. */
function sentenceOf(candidate: Candidate, result: Result, phrases: Phrases): string {
  const { family, ask } = candidate
  const isOfOne = numberOf(result, 'fromMonth') === numberOf(result, 'toMonth')
  const { asks } = familyPhrases(phrases, family.id)
  const manner = isOfOne ? 'OfOne' : numberOf(result, 'gain') < 0 ? 'AtALoss' : ''
  const sentence = asks[`${ask.says}${manner}`] ?? asks[ask.says] ?? ask.says
  // Neither regime is the lower one where both come to the same.
  if (family.id === 'tax' && ask.find === 'saving' && numberOf(result, 'saving') === 0)
    return phrases.tax.sameInBoth
  if (!neverEnds(candidate, result)) return sentence
  const isEndless = numberOf(result, 'finalBalance') >= numberOf(result, 'principal')
  return isEndless ? phrases.sentences.endless : phrases.sentences.lastsLonger
}

/** What the answers to some questions take for granted, what they share once. */
export function sayAssumed(candidates: readonly Candidate[], phrases: Phrases): Parts {
  const assumed = candidates.map((candidate) => listAssumptions(candidate, phrases))
  const told = new Map(assumed.map((what) => [toText(what), what]))
  return tell(phrases.sentences.assumed, { what: joined([...told.values()], '; ') })
}

function listAssumptions({ family, choices, said, values }: Candidate, phrases: Phrases): Parts {
  const { figures, assumes } = familyPhrases(phrases, family.id)
  const { assumptions } = phrases
  const options: Readonly<Record<string, string>> = assumptions
  const assumed = Object.entries(family.variables).flatMap(([name, { assume, kind }]) =>
    assume !== undefined && name in values && !said.includes(name) && assume !== 0
      ? [tell(assumptions.figure, { name: figures[name] ?? name, value: sayAssumedValue(assume, kind) })]
      : [],
  )
  const chosen = Object.entries(family.choices ?? {}).flatMap(([name, { assume }]) => {
    if (assume === undefined || said.includes(name)) return []
    const sentence = options[choices[name] ?? '']
    return sentence === undefined ? [] : [sentence]
  })
  const year =
    'financialYear' in values && !said.includes('financialYear')
      ? [fill(assumptions.financialYear, { year: String(values.financialYear) })]
      : []
  return joined([...year, ...chosen, ...assumed, assumes], ', ')
}

/** A figure that nobody said is said as it is kept, without a unit. */
function sayAssumedValue(value: number | string, kind: Variable['kind']): string | SaidFigure {
  const unit = kind === 'percent' || kind === 'age' || kind === 'years' ? kind : 'number'
  return typeof value === 'number' ? toSaid(value, unit, { text: String(value), computed: false }) : value
}
