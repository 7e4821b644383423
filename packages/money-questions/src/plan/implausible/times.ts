import { MONTHS } from '../../answer/months.ts'
import {
  agesFromTo,
  compounded,
  forSoLong,
  keptAsItIs,
  onceTold,
  paidAtEndOfYear,
  paidEachYear,
  receivedEachTime,
  savingUp,
  yearsAside,
  yearsPast,
} from '../../grammar/implausible/times.ts'
import type { Answered } from './answered.ts'
import { isLaterCost } from './figures.ts'

/** Whether the interest of some days is compounded is not said. */
export function isOfDays({ calculation: { calculator, inputs }, said }: Answered): boolean {
  return calculator === 'compound-interest' && Number(inputs.years) < 1 && !compounded.test(said)
}

/** What is paid every month ends with a month. */
const ofMonths = new Set(['loan', 'swp', 'rd', 'step-up-sip'])
/** What is left of a whole number of months by rounding. */
const NONE = 1e-6

export function isPartOfMonth({
  calculation: { calculator, inputs },
  reading: { quantities },
}: Answered): boolean {
  const isOfMonths = ofMonths.has(calculator) || Object.keys(inputs).some((name) => ofEachTime.test(name))
  const isPart = (years: number) => Math.abs(years * MONTHS - Math.round(years * MONTHS)) > NONE
  return isOfMonths && quantities.some(({ kind, value }) => kind === 'years' && isPart(value))
}

/** What is paid once is taken for what is paid again and again. */
export function isOnceTakenForEach({ calculation: { inputs }, reading, said }: Answered): boolean {
  const told = new Set(reading.quantities.map(({ value }) => value))
  return (
    onceTold.test(said) &&
    told.size < MOST_OF_BOTH &&
    Object.entries(inputs).some(([name, value]) => ofEachTime.test(name) && told.has(Number(value)))
  )
}

/** "5 lakh once and 10,000 a month at 12 % for 10 years" tells both. */
const MOST_OF_BOTH = 4

/** What is paid or got every month, or saved again and again, is taken for one amount at the end or at the start. */
export function isEachTakenForOnce({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const isOfOne =
    calculator === 'cagr' ||
    (calculator === 'compound-interest' && 'principal' in inputs) ||
    (calculator === 'sip' && inputs.mode === 'lump-sum')
  if (!isOfOne) return false
  if (paidEachYear.test(said)) return true
  const isTimeAsked = 'futureValue' in inputs && !('years' in inputs)
  return forSoLong.test(said) || (isTimeAsked && savingUp.test(said) && !onceTold.test(said))
}

/** What somebody gets again and again is taken for what is paid in. */
export function isReceivedTakenForPaid({ calculation: { inputs }, said }: Answered): boolean {
  const received = receivedEachTime(said)
  return Object.entries(inputs).some(
    ([name, value]) => /(?:Investment|Deposit|futureValue)$/.test(name) && received.includes(Number(value)),
  )
}

/** What comes again and again, as definitions and kinds of question call it. */
const ofEachTime = /^(?:(?:monthly|yearly)(?:Investment|Deposit|Withdrawal)|emi)$/

const ofTime = new Set(['loan', 'sip', 'fd', 'rd', 'step-up-sip', 'compound-interest', 'simple-interest'])

/** How old something is, or since when somebody has a job, is taken for how long a plan goes. */
export function isTimeAside({ calculation: { calculator, inputs }, reading, said }: Answered): boolean {
  if (!ofTime.has(calculator)) return false
  const others = [...yearsAside(said), ...(calculator === 'loan' ? yearsPast(said) : [])]
  const years = Number(inputs.years)
  // "5 years, my son is 5 years old" tells it twice.
  const times = reading.quantities.filter(({ kind, value }) => kind === 'years' && value === years)
  return times.length < 2 && others.includes(years)
}

/** Ages that are told are replaced by others. */
export function isOfOtherAges({ calculation: { calculator, inputs }, said }: Answered): boolean {
  const [, from] = (calculator === 'nps' && agesFromTo.exec(said)) || []
  return from !== undefined && inputs.age !== Number(from)
}

/** What something costs later is told of money that is kept as it is. */
export function isCostOfKept({ calculation, found, said }: Answered): boolean {
  return calculation.calculator === 'inflation' && isLaterCost(calculation, found) && keptAsItIs.test(said)
}

/** Deposits at the end of a year are taken for those at its beginning. */
export function isPaidTooEarly({ calculation: { inputs }, said }: Answered): boolean {
  return inputs.yearlyTiming === 'start-of-year' && paidAtEndOfYear.test(said)
}
