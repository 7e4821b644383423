import { roundAmount } from '../formulas/round-amount.ts'
import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, invalid, object, oneOf, result } from '../primitives/check.ts'
import { type DatedRule, type DatedValues, ruleFor } from './dated-rule.ts'
import { kvpMonths, kvpPrematureValue } from './kvp.ts'
import { nsc } from './nsc.ts'
import { postOfficeTimeDeposit } from './post-office-time-deposit.ts'
import { nscRatePercent } from './rules/certificate-rules.ts'
import { certificateClosingValues, timeDepositClosingValues } from './rules/closing-values.ts'
import { monthlyIncomeLimits, monthlyIncomeRatePercent } from './rules/monthly-income-rules.ts'
import { postOfficeSavingsRatePercent } from './rules/post-office-savings-rules.ts'
import { scssLimits, scssRatePercent } from './rules/scss-rules.ts'
import { timeDepositRatePercents } from './rules/time-deposit-rules.ts'
import { scssPayments } from './scss.ts'

/** The post office's schemes of one deposit: of senior citizens, monthly income, time deposit and two certificates. */
export type SmallSavingsScheme = 'scss' | 'mis' | 'td' | 'nsc' | 'kvp'

/** What `smallSavingsClosing` takes: rupees, the day of opening, and the whole months since. */
export interface SmallSavingsClosingInput {
  scheme: SmallSavingsScheme
  principal: number
  openedOn: CalendarDate
  completedMonths: number
  /** For how many years a time deposit was opened. */
  termYears?: 1 | 2 | 3 | 5
}

/** What was paid out as interest before, what is paid back on closing, and what both leave above the deposit. */
export interface SmallSavingsClosing {
  paidOut: number
  paidBack: number
  gain: number
}

/** An account that is closed: whole months since the opening, both as days since 1970 and as it was told. */
interface Closing {
  principal: number
  openedOn: CalendarDate
  opening: number
  months: number
  termYears: 1 | 2 | 3 | 5
}

/** What a closing pays, and from and to which month it may be; whose rule says so. */
interface Terms {
  from: number
  to: number
  rule: Pick<DatedRule<unknown>, 'name' | 'source'>
  pays: () => { paidOut: number; paidBack: number }
}

/**
 * What an account of the post office pays back when it is closed before its end, and at its end. The senior citizens'
 * scheme takes back what it paid within the first year, later keeps 1.5 % and then 1 % of the deposit; the monthly income
 * scheme opens after a year and keeps 2 %, after three years 1 %. A time deposit pays the savings account's interest for
 * whole months below a year, after that two points less than a deposit of as many whole years, and what was paid before
 * is taken off; one for five years opened since 10 November 2023 opens after four years and pays the savings account's
 * interest for all its months. Anyone may close a Kisan Vikas Patra from two and a half years on.
 *
 * A National Savings Certificate, and a Kisan Vikas Patra before that, is closed only on the holder's death, on
 * forfeiture by a pledgee or by order of a court; this is what they pay then. The interest of a savings account is simple,
 * at the rate of each month. Every amount is in whole rupees where the scheme has its interest so; of the certificates,
 * the value of 1,000 rupees is fixed (to the paisa for the National Savings Certificate) and others are in proportion.
 *
 * @formula B = P + I − O "time deposit: I the interest of the closing, O what was paid out before"
 * @formula B = P × (1 − k) "senior citizens from one year on, and monthly income: k what is kept back"
 * @where B what is paid back; P principal
 * @param input scheme `'scss'`, `'mis'`, `'td'`, `'nsc'` or `'kvp'`; principal in rupees, whose limits are those of opening
 *   and not asked for here; openedOn, from 12 December 2019 for time deposits and certificates, by whose rate it is
 *   computed; completedMonths, whole, closed on the day that completes them, to the end of the
 *   term; termYears of a time deposit (5)
 * @see G.S.R. 916(E), 917(E), 919(E), 920(E) and 922(E) of 12 December 2019; `timeDepositClosingTerms`,
 *   `certificateClosingTerms`, `scssLimits`, `monthlyIncomeLimits`, `postOfficeSavingsRatePercent`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const account = { scheme: 'scss', principal: 1_000_000, openedOn: '2024-04-01' }
 * smallSavingsClosing({ ...account, completedMonths: 18 }) //=> { paidOut: 123000, paidBack: 985000, gain: 108000 }
 */
export function smallSavingsClosing(input: SmallSavingsClosingInput): SmallSavingsClosing {
  const { scheme, principal, openedOn, completedMonths: months, termYears = 5 } = object('input', input)
  oneOf('scheme', scheme, ['scss', 'mis', 'td', 'nsc', 'kvp'])
  atLeast('principal', principal, 0)
  if (!(Number.isInteger(termYears) && termYears in timeDepositRatePercents)) {
    invalid('termYears', termYears, 'one of 1, 2, 3, 5')
  }
  const closing = { principal, openedOn, opening: calendarDay(openedOn), months, termYears }
  const { from, to, rule, pays } = termsOf[scheme](closing)
  if (!(Number.isInteger(months) && months >= from && months <= to)) {
    const range = `a whole number from ${from} to ${to}, as ${rule.name} allows (${rule.source})`
    invalid('completedMonths', months, range)
  }
  const { paidOut, paidBack } = pays()
  return {
    paidOut,
    paidBack: result('principal', principal, paidBack),
    gain: result('principal', principal, paidOut + paidBack - principal),
  }
}

/** The first half-year in which an account can be closed; of certificates, where a death or a court asks it. */
export function closingFrom({
  scheme,
  openedOn,
  termYears,
}: Required<Omit<SmallSavingsClosingInput, 'principal' | 'completedMonths'>>): number {
  const closing = {
    principal: 0,
    openedOn,
    opening: calendarDay(openedOn),
    months: 0,
    termYears,
  }
  return Math.max(6, termsOf[scheme](closing).from)
}

const termsOf: Readonly<Record<SmallSavingsScheme, (closing: Closing) => Terms>> = {
  scss: ({ principal, openedOn, opening, months }) => ({
    ...{ from: 0, to: 60, rule: scssLimits },
    pays: () => {
      const { value: limits } = ruleFor('openedOn', scssLimits, openedOn)
      const quarter = (principal / 400) * ruleFor('openedOn', scssRatePercent, openedOn).value
      const payments = scssPayments(opening, months, quarter)
      const paidOut = payments.reduce((sum, { interest }) => sum + interest, 0)
      if (months < 12) return { paidOut, paidBack: principal - paidOut }
      const kept = months < 24 ? limits.closingPercentFromYear1 : limits.closingPercentFromYear2
      return { paidOut, paidBack: months < 60 ? less(principal, kept) : principal }
    },
  }),
  mis: ({ principal, openedOn, months }) => ({
    ...{ from: 12, to: 60, rule: monthlyIncomeLimits },
    pays: () => {
      const { value: limits } = ruleFor('openedOn', monthlyIncomeLimits, openedOn)
      const rate = ruleFor('openedOn', monthlyIncomeRatePercent, openedOn).value
      const kept = months <= 36 ? limits.closingPercentFromYear1 : limits.closingPercentFromYear3
      return {
        paidOut: roundAmount((principal / 1200) * rate, 1) * months,
        paidBack: months < 60 ? less(principal, kept) : principal,
      }
    },
  }),
  td: (closing) => {
    const { principal, openedOn, months, termYears } = closing
    const terms = termsAt(timeDepositClosingValues, ofTimeDeposit, closing)
    const to = 12 * termYears
    const from = termYears === 5 ? terms.fiveYearsFromMonths : terms.fromMonths
    const yearly = (years: 1 | 2 | 3 | 5, pointsLess: number): number => {
      const annualRatePercent =
        ruleFor('openedOn', timeDepositRatePercents[years], openedOn).value - pointsLess
      return roundAmount(postOfficeTimeDeposit({ principal, annualRatePercent, years }).annualInterest, 1)
    }
    return {
      ...{ from, to, rule: ofTimeDeposit },
      pays: () => {
        const years = Math.floor(months / 12)
        const paidOut = yearly(termYears, 0) * years
        if (months === to) return { paidOut, paidBack: principal }
        const atSavingsRate = years === 0 || (termYears === 5 && terms.fiveYearsAtSavingsRate)
        // Four years of a deposit for five have the rate of one for three.
        const ofYears = atSavingsRate ? 0 : years * yearly(Math.min(years, 3) as 1 | 2 | 3, terms.pointsLess)
        const ofMonths = savingsInterest(closing, atSavingsRate ? 0 : 12 * years)
        return { paidOut, paidBack: principal + ofYears + ofMonths - paidOut }
      },
    }
  },
  nsc: (closing) => {
    const { principal, openedOn, months } = closing
    const terms = termsAt(certificateClosingValues, ofCertificate, closing)
    return {
      ...{ from: 0, to: 60, rule: ofCertificate },
      pays: () => {
        const annualRatePercent = ruleFor('openedOn', nscRatePercent, openedOn).value
        if (months === 60) return inOne(nsc({ principal, annualRatePercent }).maturity)
        if (months < terms.nsc.savingsFromMonths) return inOne(principal)
        if (months < terms.nsc.valueFromMonths) return inOne(principal + savingsInterest(closing, 0))
        const growth = 1 + (annualRatePercent - terms.nsc.pointsLess) / 100
        const of1000 = roundAmount(1000 * growth ** (Math.floor(months / 6) / 2), 100)
        return inOne(roundAmount((principal / 1000) * of1000, 1))
      },
    }
  },
  kvp: (closing) => {
    const { principal, openedOn, months } = closing
    const terms = termsAt(certificateClosingValues, ofCertificate, closing)
    const { annualRatePercent, months: to } = kvpMonths({ openedOn })
    return {
      ...{ from: 0, to, rule: ofCertificate },
      pays: () => {
        if (months === to) return inOne(2 * principal)
        if (months < terms.kvp.valueFromMonths) return inOne(principal + savingsInterest(closing, 0))
        const completedHalfYears = Math.floor(months / 6)
        return inOne(kvpPrematureValue({ principal, annualRatePercent, completedHalfYears }).amount)
      },
    }
  },
}

/** Whose terms these are, as a refusal names them; the rules that pages tell say more. */
const ofTimeDeposit = { name: 'the time deposit scheme', source: 'G.S.R. 922(E) of 2019, paragraph 8' }
const ofCertificate = {
  name: 'the scheme',
  source: 'G.S.R. 919(E), paragraph 7, and 920(E), paragraph 6, of 2019',
}

/** What of these values holds for an account of its day of opening. */
function termsAt<Value>(
  values: DatedValues<Value>,
  of: Terms['rule'],
  { openedOn }: Pick<Closing, 'openedOn'>,
): Value {
  // How sure they are and how far they are known is not asked here.
  return ruleFor('openedOn', { ...values, ...of } as DatedRule<Value>, openedOn).value
}

/** What is paid back where nothing was paid out before. */
const inOne = (paidBack: number) => ({ paidOut: 0, paidBack })

/** What is left of a deposit when so many percent of it are kept, to the paisa. */
const less = (principal: number, percent: number): number =>
  roundAmount(principal - (principal / 100) * percent, 100)

/** The simple interest of the savings account for whole months, from one of them on, in whole rupees. */
function savingsInterest({ principal, opening, months }: Closing, from: number): number {
  const day = new Date(opening * 864e5)
  let percent = 0
  for (let month = from; month < months; month++) {
    const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month, 1))
    percent += ruleFor('openedOn', postOfficeSavingsRatePercent, first).value
  }
  return roundAmount((principal / 1200) * percent, 1)
}
