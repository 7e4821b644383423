import type { Calculation } from '../../answer/answer.ts'
import { definitionOf } from '../../answer/definitions.ts'
import {
  agoTold,
  allGotAsked,
  becomesTold,
  changeAsked,
  changedInAll,
  corporaTold,
  earnedAsked,
  fellByOrTo,
  fromNothing,
  interestOnSum,
  interestsPaid,
  interestsTold,
  inYearOf,
  laterCosts,
  laterFirst,
  namesInDigits,
  negativesTold,
  nowTold,
  otherPercentages,
  resultsTold,
  saysFall,
  saysRise,
  shareAsked,
  startsTold,
  timesItself,
  totalAsked,
  totalAtEnd,
  worthTodayAsked,
} from '../../grammar/implausible/figures.ts'
import { monthTold, rateOfMonthTold, ratesOfEach, yearTold } from '../../grammar/implausible/times.ts'
import { unlikelyStart } from '../../grammar/roles/tell-growth-by-roles.ts'
import type { Answered } from './answered.ts'

/** No percentage that somebody asks for is larger. */
const MOST_PERCENT = 10_000
/** And none but 0 is smaller: "2 of 8 lakh". */
export const LEAST_PERCENT = 0.01
/** Whoever says that something fell from 200 to 20 rupees more often means by 20. */
const MOST_FALL = 50
/** What a sum of decimals leaves of 0. */
const NONE = 1e-9

/** A rise that is a fall, or a percentage that nobody asks for. */
export function hasOddPercentage({
  calculation: { calculator, inputs, outputs },
  found,
  said,
}: Answered): boolean {
  const percentages = outputs.filter(({ unit }) => unit === 'percent').map(({ value }) => Number(value))
  if (percentages.some((value) => Math.abs(value) > MOST_PERCENT)) return true
  if (!percentages.includes(found)) return false
  const isOfYear = calculator === 'sip' || found === outputs.find(({ id }) => id === 'cagrPercent')?.value
  if (isOfYear && /\babsolute\b/.test(said)) return true
  if (fromNothing.test(said) && !saysFall.test(said)) return true
  const { principal } = inputs
  if (calculator === 'sip' && principal !== undefined && principal === unlikelyStart(said)) return true
  if (fellByOrTo.test(said) && Math.abs(found) > MOST_FALL) return true
  const isTiny = Math.abs(found) > NONE && Math.abs(found) < LEAST_PERCENT
  return isTiny || (found < 0 && saysRise.test(said) && !saysFall.test(said))
}

/** "5 years ago 50,000, now 1.1 lakh", "2 lakh ho gaya 1 lakh se": growth that is computed from the later amount to the former. */
export function isOrderTurned({
  calculation: { calculator, inputs },
  reading: { quantities, asked },
  said,
}: Answered): boolean {
  const isGrowth = calculator === 'cagr' || (calculator === 'sip' && inputs.mode === 'lump-sum')
  if (!isGrowth || /^from \d/.test(asked)) return false
  const places = [agoTold, nowTold].map((told) => said.search(told))
  const [ago = -1, now = -1] = places
  const isLaterFirst = laterFirst.test(said) || (ago >= 0 && now >= 0 && now < ago)
  if (!isLaterFirst && (ago < 0 || now < 0)) return false
  const start = Number(inputs.principal ?? inputs.initialValue ?? inputs.startValue)
  // A question that is told in other words has its amounts turned with it.
  const told = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare').map(({ value }) => value)
  const digits = [...said.matchAll(/\d[\d.]*(?![\d.]| ?(?:%|years?|yrs?|saal|months?|mahine))/g)].map(Number)
  const amounts = asked === said ? told : digits
  return (
    quantities.length > 2 &&
    amounts.length > 1 &&
    Number.isFinite(start) &&
    isTurned(start, amounts, isLaterFirst)
  )
}

/** Whether the start is the amount that stands where the later one does, whatever its scale. */
function isTurned(start: number, amounts: readonly number[], isLaterFirst: boolean): boolean {
  const isScaled = (amount: number | undefined) =>
    amount !== undefined &&
    [1, 1e3, 1e5, 1e7].some((scale) => Math.abs(amount * scale - start) < 1e-6 * start)
  const [first, last] = [isScaled(amounts[0]), isScaled(amounts.at(-1))]
  return isLaterFirst ? first && !last : last && !first
}

/** More than this is rarely told of a month or a quarter: "SIP monthly 12 %" is paid monthly, at 12 % a year. */
const MOST_OF_EACH = 5
/** Less than this no card asks in a year. */
const LEAST_OF_CARD = 10

/** A rate of a month or a week is taken for one of a year. */
export function isRateOfEach({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const rate = Number(inputs.annualRatePercent)
  if (ratesOfEach(said).some((one) => one === rate && one <= MOST_OF_EACH)) return true
  if (calculator !== 'card-payoff') return false
  if (Number(rateOfMonthTold.exec(said)?.[1]) === rate) return true
  return rate > 0 && rate < LEAST_OF_CARD && !yearTold.test(said)
}

/** A change of several years, or a number of times, that is taken for a rate of each year; a rise too many. */
export function isRateOfOther({
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

/** Fewer rupees than these are none beside thousands, where nothing calls them rupees: "CAGR of 12 on 2 lakh". */
const [FEW_RUPEES, MANY_RUPEES] = [100, 1000]
/** Nobody pays more a month without saying that it is a month's: "SIP 25 lakh" may be what it is to come to. */
const MOST_UNSAID_A_MONTH = 300_000
/** No currency is worth more rupees. */
const MOST_RATE = 1000

export function hasFewRupees({ calculation, reading: { quantities } }: Answered): boolean {
  const money = moneyOf(calculation)
  const isBare = (value: number) => quantities.some((one) => one.kind === 'bare' && one.value === value)
  const few = money.filter(([, value]) => value > 0 && value < FEW_RUPEES && isBare(value))
  return few.length > 0 && money.some(([, value]) => value >= MANY_RUPEES)
}

export function isInstalmentUnsaid({ calculation, reading: { quantities }, said }: Answered): boolean {
  const told = new Set(quantities.map(({ value }) => value))
  const isUnsaid = ([name, value]: [string, number]) =>
    /^(?:monthly(?:Investment|Deposit|Expenses?)|emi)$/.test(name) &&
    value >= MOST_UNSAID_A_MONTH &&
    told.has(value)
  return moneyOf(calculation).some(isUnsaid) && !monthTold.test(said)
}

export function isRateTooHigh({ calculation: { calculator, inputs } }: Answered): boolean {
  return calculator === 'currency' && typeof inputs.rate === 'number' && inputs.rate > MOST_RATE
}

/** What somebody invests or borrows, as definitions and kinds of question call it. */
const goingIn = /^(?:principal|loanAmount|amount|investment|deposit|monthlyDeposit|monthlyInvestment)$/
/** What that comes to. */
const comingOut = /^(?:value|maturity|futureValue|goal|target|total|amount)$/

/** What is told as a result went in, or what is told as interest is taken for all that it comes to. */
export function isResultTaken({ calculation, found, said }: Answered): boolean {
  const { inputs } = calculation
  // What a goal costs today goes into it.
  if (calculation.calculator === 'inflation')
    return (
      isLaterCost(calculation, found) &&
      (laterCosts(said).includes(Number(inputs.amount)) || worthTodayAsked.test(said))
    )
  const takes = (names: RegExp, told: readonly number[]) =>
    Object.entries(inputs).some(([name, value]) => names.test(name) && told.includes(Number(value)))
  return (
    takes(goingIn, resultsTold(said)) ||
    takes(comingOut, interestsTold(said)) ||
    takes(/^(?:principal|emi|loanAmount)$/, interestsPaid(said)) ||
    takes(/^monthlyWithdrawal$/, corporaTold(said))
  )
}

/** What something costs later is told. */
export const isLaterCost = ({ outputs }: Calculation, found: number): boolean =>
  outputs.some(({ id, value }) => id === 'futureCost' && value === found)

/** An instalment is told where all that is paid in or earned is asked. */
export function isInstalmentOfTotal({ calculation: { inputs, outputs }, found, said }: Answered): boolean {
  const figures = [...Object.entries(inputs), ...outputs.map(({ id, value }) => [id, value] as const)]
  const isOfMonth = figures.some(
    ([name, value]) => /^monthly(?:Investment|Deposit)$/.test(name) && value === found,
  )
  return isOfMonth && totalAsked.test(said)
}

/** An amount below 0 is taken for one above it. */
export function isSignLost({ calculation: { calculator, inputs }, said }: Answered): boolean {
  if (calculator === 'npv-irr' || calculator === 'xirr') return false
  const values = Object.values(inputs)
  return negativesTold(said).some((value) => values.includes(value) && !values.includes(-value))
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

const called = /principal|invest|deposit|gain|price|expenses|emi$/i

/** What there was at first is taken for what it became. */
export function isStartTaken({ calculation: { calculator, inputs }, said }: Answered): boolean {
  if (!['cagr', 'sip', 'compound-interest'].includes(calculator)) return false
  const started = startsTold(said)
  return [inputs.value, inputs.futureValue, inputs.total].some((value) => started.includes(Number(value)))
}

/** The number of a flat is taken for an amount. */
export function isNameTaken({ calculation, said }: Answered): boolean {
  const names = namesInDigits(said)
  return names.length > 0 && moneyOf(calculation).some(([, value]) => names.includes(value))
}

/** Inflation, a fee or a share is taken for the rate of what is lent or invested. */
export function isOtherRateTaken({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const isRate = calculator !== 'inflation' && typeof inputs.annualRatePercent === 'number'
  return isRate && otherPercentages(said).includes(Number(inputs.annualRatePercent))
}

/** No lender and no bank has a higher rate, in percent a year. */
const MOST_RATE_OF_BANK = 75
/** And none a higher one a month. */
const MOST_RATE_A_MONTH = 10
const ofBanks = new Set(['loan', 'fd', 'rd', 'loan-eligibility', 'loan-apr', 'fd-payout'])

/** A percentage of something else is taken for a rate: "foir 150 %". */
export function isRateOfNoBank({ calculation: { calculator, inputs }, reading }: Answered): boolean {
  const ofMonth = reading.quantities.filter(({ kind, per }) => kind === 'percent' && per === 'month')
  if (calculator !== 'arithmetic' && ofMonth.some(({ value }) => value > MOST_RATE_A_MONTH)) return true
  const isOfMonth = ofMonth.length > 0
  return ofBanks.has(calculator) && !isOfMonth && Number(inputs.annualRatePercent) > MOST_RATE_OF_BANK
}

/** What there is in the end, as definitions and kinds of question call it. */
const atTheEnd = /^(?:maturity|futureValue|total|finalBalance|futureCost|worth|finalValue)$/

/** All that there is in the end is told, where what is earned, by how much it changes, or a share of it is asked. */
export function isEndOfChange({
  calculation: { calculator, inputs, outputs },
  found,
  said,
}: Answered): boolean {
  const { id = '', unit = '' } = outputs.find(({ value }) => value === found) ?? {}
  const isEnd = atTheEnd.test(id) || (calculator === 'arithmetic' && /\(1 [+−]|\^/.test(String(inputs.sum)))
  if (shareAsked.test(said) && calculator === 'loan') return unit !== 'percent'
  // A difference of several is of what there is in the end, too.
  return (isEnd || id === '') && (changeAsked.test(said) || earnedAsked.test(said))
}

/** Another part of what there is in the end is told than is asked: what went in for all of it, the interest for that, or all for the interest. */
export function isOtherPartOfEnd({ calculation: { calculator, outputs }, found, said }: Answered): boolean {
  if (calculator !== 'compound-interest' && calculator !== 'simple-interest') return false
  const { id } = outputs.find(({ value }) => value === found) ?? {}
  if (id === 'principal') return totalAtEnd.test(said)
  return id === 'interest' ? allGotAsked.test(said) : id === 'total' && interestOnSum.test(said)
}

/** What something becomes is taken for the interest that it earns. */
export function isEndTakenForInterest({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const becomes = becomesTold(said)
  return (
    calculator === 'simple-interest' &&
    [inputs.interest, inputs.principal].some((value) => becomes.includes(Number(value)))
  )
}
