import type { Draft } from '../../answer/answer.ts'
import { lines, tell } from '../../answer/parts.ts'
import { askedNumber, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import {
  everyMonth,
  everyYear,
  extraFillers,
  extrasAsked,
  extraWord,
  instalmentTold,
  oneInstalment,
} from '../../grammar/steady-extras.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { readOwnWords } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import type { Candidate } from '../candidate.ts'
import { hasOtherWords, type SteadyFigures, sortFigures } from './steady-figures.ts'

/**
 * What paying more than its instalments into a loan comes to, every month or once a year: the interest and the time that
 * it saves, or what is left of them. The loan is told in the question, or is the one before it. Undefined where a word or
 * a figure has no place in that, such as a month from which on more is paid.
 */
export function solveExtraPayments(reading: Reading, before: Candidate | undefined): Draft | undefined {
  const { quantities, text } = reading
  const figures = sortFigures(quantities)
  const asked = extrasAsked(text)
  const isMonthly = everyMonth.test(text)
  const isOne = oneInstalment.test(text)
  if (figures === undefined || asked.length === 0 || hasOtherWords(reading, extraWord, extraFillers))
    return undefined
  // An extra instalment every month would be another plan than people mean.
  if (isMonthly === everyYear.test(text) || (isOne && isMonthly)) return undefined
  if (instalmentTold.test(text.replace(oneInstalment, ''))) return undefined
  const loan = loanOf(figures, before, isOne ? 1 : 2)
  const extra = isOne ? undefined : extraOf(figures.amounts, isMonthly ? 'month' : 'year')
  if (loan === undefined || (!isOne && (extra === undefined || extra >= loan.principal))) return undefined
  const plain = run({ calculator: 'loan', values: loan, asked: 'emi' })
  if (plain === undefined) return undefined
  const paid = extra ?? askedNumber(plain)
  const values = { ...loan, extraMonthly: isMonthly ? paid : 0, extraYearly: isMonthly ? 0 : paid }
  const results = asked.flatMap((one) => run({ calculator: 'loan-extra-payments', values, asked: one }) ?? [])
  const [result] = results
  if (result === undefined || results.length < asked.length) return undefined
  return {
    kind: 'answer',
    say: (phrases) => {
      const { extra: told, everyMonth: aMonth, everyYear: aYear, extraAssumed } = phrases.steadyExtras
      const sentence = told
        .replace('{extra}', isMonthly ? '{extraMonthly}' : '{extraYearly}')
        .replace('{every}', isMonthly ? aMonth : aYear)
      const marked = asked.reduce((all, one) => all.replace(`{${one}}`, `**{${one}}**`), sentence)
      return lines(say(marked, result, phrases), tell(phrases.sentences.assumed, { what: extraAssumed }))
    },
    calculations: results.map(toCalculation),
    asked: results.map(askedNumber),
  }
}

interface Loan extends Readonly<Record<string, number>> {
  principal: number
  annualRatePercent: number
  years: number
}

/** The loan of the question, or that of the one before it where the question tells nothing but the extra amount. */
function loanOf(
  { amounts, rate, years }: SteadyFigures,
  before: Candidate | undefined,
  count: 1 | 2,
): Loan | undefined {
  if (rate === undefined && years === undefined && amounts.length === count - 1) {
    if (before?.family.id !== 'loan' || before.missing.length > 0 || before.currency !== 'INR')
      return undefined
    const [principal, annualRatePercent, time] = ['principal', 'annualRatePercent', 'years'].map((name) =>
      Number(before.values[name] ?? Number.NaN),
    ) as [number, number, number]
    return [principal, annualRatePercent, time].every(Number.isFinite)
      ? { principal, annualRatePercent, years: time }
      : undefined
  }
  if (rate === undefined || years === undefined || amounts.length !== count) return undefined
  // The loan is the larger amount, and is owed once.
  const [principal] = [...amounts].sort((one, other) => other.value - one.value)
  if (principal === undefined || principal.per !== undefined) return undefined
  return { principal: principal.value, annualRatePercent: rate, years }
}

/** The amount that is paid besides, as often as is said. */
function extraOf(amounts: readonly Quantity[], every: 'month' | 'year'): number | undefined {
  const [extra] = [...amounts].sort((one, other) => one.value - other.value)
  return extra && (extra.per ?? every) === every ? extra.value : undefined
}

/** Which of the two ways of paying more is meant by an amount alone; undefined where it is none. */
export function askHowOften({ quantities }: Reading): Draft | undefined {
  const [amount, ...others] = quantities
  const isAmount = amount !== undefined && (amount.kind === 'money' || amount.kind === 'bare')
  if (!isAmount || others.length > 0 || amount.per !== undefined || amount.isNegative) return undefined
  const paid = (often: string) => readOwnWords(`pay ${amount.value} extra every ${often}`)
  return {
    ...clarify(({ askBack }) => askBack.extraHowOften),
    options: [
      { say: ({ ways }) => ways.extraMonthly, means: paid('month') },
      { say: ({ ways }) => ways.extraYearly, means: paid('year') },
    ],
  }
}
