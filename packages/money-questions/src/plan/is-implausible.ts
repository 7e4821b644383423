import type { Calculation, Draft } from '../answer/answer.ts'
import { definitionOf } from '../answer/definitions.ts'
import {
  changedInAll,
  compounded,
  fellByOrTo,
  hraOfMonth,
  interestsTold,
  inYearOf,
  lotsTold,
  monthTold,
  netOfTax,
  partTold,
  restOfTaxAsked,
  resultsTold,
  saysFall,
  saysRise,
  sharedOut,
  timesItself,
  totalAsked,
  unlikeUnits,
} from '../grammar/plausible.ts'
import { unlikelyStart } from '../grammar/roles/tell-growth-by-roles.ts'
import type { Reading } from '../read/read-words.ts'

/** No percentage that somebody asks for is larger. */
const MOST_PERCENT = 10_000
/** And none but 0 is smaller: "2 of 8 lakh". */
const LEAST_PERCENT = 0.01
/** Whoever says that something fell from 200 to 20 rupees more often means by 20. */
const MOST_FALL = 50
/** What a sum of decimals leaves of 0. */
const NONE = 1e-9
/** Fewer rupees than these are none beside thousands, where nothing calls them rupees: "CAGR of 12 on 2 lakh". */
const [FEW_RUPEES, MANY_RUPEES] = [100, 1000]
/** Nobody pays more a month without saying that it is a month's: "SIP 25 lakh" may be what it is to come to. */
const MOST_UNSAID_A_MONTH = 300_000
/** No currency is worth more rupees. */
const MOST_RATE = 1000

interface Answered {
  calculation: Calculation
  /** The figure that is told first. */
  found: number
  reading: Reading
  /** The question in its own words. */
  said: string
}

/** What shows that a word of a question was misread. */
const contradictions: readonly ((answered: Answered) => boolean)[] = [
  hasOddPercentage,
  isOfOtherFigures,
  hasFewRupees,
  isInstalmentUnsaid,
  isInstalmentOfTotal,
  isResultTaken,
  isTaxOfRest,
  isRateOfOther,
  isOfUnlikeUnits,
  isRateTooHigh,
]

/**
 * Whether the figures of an answer contradict the question or each other: a rise that is a fall, ₹12 beside lakhs, an
 * instalment of lakhs that nothing calls monthly, 42,000 rupees for a dollar.
 */
export function isImplausible({ asked: [found = 0], calculations }: Draft, reading: Reading): boolean {
  const [calculation] = calculations
  if (calculation === undefined) return false
  const answered = { calculation, found, reading, said: reading.said ?? reading.asked }
  return contradictions.some((isContradicted) => isContradicted(answered))
}

function hasOddPercentage({ calculation: { calculator, inputs, outputs }, found, said }: Answered): boolean {
  const percentages = outputs.filter(({ unit }) => unit === 'percent').map(({ value }) => Number(value))
  if (percentages.some((value) => Math.abs(value) > MOST_PERCENT)) return true
  if (!percentages.includes(found)) return false
  if (calculator === 'sip' && inputs.principal === unlikelyStart(said)) return true
  if (fellByOrTo.test(said) && Math.abs(found) > MOST_FALL) return true
  const isTiny = Math.abs(found) > NONE && Math.abs(found) < LEAST_PERCENT
  return isTiny || (found < 0 && saysRise.test(said) && !saysFall.test(said))
}

/** A percentage of what is a percentage itself, paise for each of many, a told rate of TDS that is left out. */
function isOfOtherFigures({
  calculation: { calculator, inputs, outputs },
  found,
  reading,
  said,
}: Answered): boolean {
  if (calculator === 'tds') {
    const isUsed = (rate: number) =>
      found > 0 && outputs.some(({ unit, value }) => unit === 'percent' && value === rate)
    return reading.quantities.some(({ kind, value }) => kind === 'percent' && !isUsed(value))
  }
  // Whether the interest of some days is compounded is not said.
  if (calculator === 'compound-interest') return Number(inputs.years) < 1 && !compounded.test(said)
  if (calculator !== 'arithmetic') return false
  // Nothing is taken off more than there is.
  const [, taken] = /\(1 − ([\d.,]+) ÷ 100\)/.exec(String(inputs.sum)) ?? []
  if (Number(taken?.replaceAll(',', '')) > 100) return true
  if (netOfTax.test(said) && /× \(1 \+/.test(String(inputs.sum))) return true
  if (lotsTold.test(said) || (found > 0 && found < LEAST_PERCENT && sharedOut.test(said))) return true
  const isForwards = /× (?:\(1 [+−] )?[\d.]+ ÷ 100\)?$/.test(String(inputs.sum))
  return isForwards && partTold.test(said)
}

/** The amounts in rupees that go in, by their names: as a definition counts them, or as kinds of question call them. */
function moneyOf({ calculator, inputs }: Calculation): [name: string, value: number][] {
  const definition = definitionOf(calculator)
  const isMoney = (name: string) => {
    const input = definition?.inputs[name]
    return input === undefined ? called.test(name) : 'unit' in input && input.unit === 'inr'
  }
  return Object.entries(inputs).flatMap(([name, value]) =>
    typeof value === 'number' && isMoney(name) ? [[name, value] as [string, number]] : [],
  )
}

const called = /principal|invest|deposit|gain|price|emi$/i

function hasFewRupees({ calculation, reading: { quantities } }: Answered): boolean {
  const money = moneyOf(calculation)
  const isBare = (value: number) => quantities.some((one) => one.kind === 'bare' && one.value === value)
  const few = money.filter(([, value]) => value > 0 && value < FEW_RUPEES && isBare(value))
  return few.length > 0 && money.some(([, value]) => value >= MANY_RUPEES)
}

function isInstalmentUnsaid({ calculation, reading: { quantities }, said }: Answered): boolean {
  const told = new Set(quantities.map(({ value }) => value))
  const isUnsaid = ([name, value]: [string, number]) =>
    /^(?:monthly(?:Investment|Deposit)|emi)$/.test(name) && value >= MOST_UNSAID_A_MONTH && told.has(value)
  return moneyOf(calculation).some(isUnsaid) && !monthTold.test(said)
}

function isInstalmentOfTotal({ calculation: { inputs, outputs }, found, said }: Answered): boolean {
  const figures = [...Object.entries(inputs), ...outputs.map(({ id, value }) => [id, value] as const)]
  const isOfMonth = figures.some(
    ([name, value]) => /^monthly(?:Investment|Deposit)$/.test(name) && value === found,
  )
  return isOfMonth && totalAsked.test(said)
}

/** What somebody invests or borrows, as definitions and kinds of question call it. */
const goingIn = /^(?:principal|loanAmount|amount|investment|deposit|monthlyDeposit|monthlyInvestment)$/
/** What that comes to. */
const comingOut = /^(?:maturity|futureValue|goal|target|total|amount)$/

/** What is told as a result went in, or what is told as interest is taken for all that it comes to. */
function isResultTaken({ calculation: { inputs }, said }: Answered): boolean {
  const takes = (names: RegExp, told: readonly number[]) =>
    Object.entries(inputs).some(([name, value]) => names.test(name) && told.includes(Number(value)))
  return takes(goingIn, resultsTold(said)) || takes(comingOut, interestsTold(said))
}

/** The tax itself, or the amount with it, where what it leaves is asked. */
function isTaxOfRest({ calculation, found, reading: { quantities }, said }: Answered): boolean {
  const percents = quantities.filter(({ kind }) => kind === 'percent').map(({ value }) => value)
  const amounts = quantities.filter(({ kind }) => kind !== 'percent').map(({ value }) => value)
  const [percent = 0] = percents
  if (calculation.calculator === 'tds' && restOfTaxAsked.test(said)) return true
  if (calculation.calculator === 'hra' && hraOfMonth.test(said)) return true
  if (percents.length !== 1 || !restOfTaxAsked.test(said)) return false
  const share = percent / 100
  return amounts.some((amount) => found === amount * share || found === amount * (1 + share))
}

/** A change of several years, or a number of times, that is taken for a rate of each year; a rise too many. */
function isRateOfOther({
  calculation: { calculator, inputs },
  reading: { quantities },
  said,
}: Answered): boolean {
  const sum = String(inputs.sum ?? '')
  const isOfYears =
    calculator === 'arithmetic' ? sum.includes('^') : quantities.some(({ kind }) => kind === 'years')
  if (isOfYears && changedInAll.test(said)) return true
  if (calculator === 'inflation' && inYearOf.test(said)) return true
  const [, times] = timesItself.exec(said) ?? []
  return times !== undefined && Object.values(inputs).includes(Number(times))
}

function isOfUnlikeUnits({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const sum = String(inputs.sum)
  return (
    calculator === 'arithmetic' && unlikeUnits.some(([units, done]) => units.test(said) && !done.test(sum))
  )
}

function isRateTooHigh({ calculation: { calculator, inputs } }: Answered): boolean {
  return calculator === 'currency' && typeof inputs.rate === 'number' && inputs.rate > MOST_RATE
}
