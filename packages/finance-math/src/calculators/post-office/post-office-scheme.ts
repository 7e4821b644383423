import { roundAmount } from '../../formulas/round-amount.ts'
import { ruleOn } from '../../india/dated-rule.ts'
import { kvpMonths } from '../../india/kvp.ts'
import { nsc } from '../../india/nsc.ts'
import { postOfficeMonthlyIncome } from '../../india/post-office-monthly-income.ts'
import { postOfficeTimeDeposit } from '../../india/post-office-time-deposit.ts'
import { kvpTerms, nscRatePercent } from '../../india/rules/certificate-rules.ts'
import { monthlyIncomeLimits, monthlyIncomeRatePercent } from '../../india/rules/monthly-income-rules.ts'
import { scssLimits, scssRatePercent } from '../../india/rules/scss-rules.ts'
import { timeDepositRatePercents } from '../../india/rules/time-deposit-rules.ts'
import { scss } from '../../india/scss.ts'
import { closingFrom, smallSavingsClosing } from '../../india/small-savings-closing.ts'
import { openingQuarters } from './opening-quarters.ts'

/** What the post office calculator asks. */
export interface PostOfficeValues {
  scheme: 'scss' | 'mis' | 'td' | 'nsc' | 'kvp'
  principal: number
  openedOn: string
  tdYears: '1' | '2' | '3' | '5'
  holders: 'one' | 'joint'
}

const rules = [scssRatePercent, monthlyIncomeRatePercent, nscRatePercent, kvpTerms]
const knownUntil = [...rules, ...Object.values(timeDepositRatePercents)].map((rule) => rule.knownUntil).sort()

/** The quarters of opening that can be asked for: from 2020 to the newest in which the rate of a scheme is known. */
export const openings = openingQuarters(2020, knownUntil.at(-1) as string)

/** The first day of the newest of them; the release has its type as the day it was then. */
export const newestOpening = Object.keys(openings)[0] as '2026-10-01'

/** The rule that sets the rate of a scheme, but of the Kisan Vikas Patra, whose rule sets its months too. */
export function rateRule({ scheme, tdYears }: Pick<PostOfficeValues, 'scheme' | 'tdYears'>) {
  if (scheme === 'scss') return scssRatePercent
  if (scheme === 'mis') return monthlyIncomeRatePercent
  if (scheme === 'nsc') return nscRatePercent
  return timeDepositRatePercents[tdYears]
}

/** The most that may be paid in; nothing limits deposits and certificates. */
export function mostPrincipal({ scheme, openedOn, holders }: PostOfficeValues): number {
  if (scheme === 'scss') return ruleOn(scssLimits, openedOn).value.max
  if (scheme !== 'mis') return Number.POSITIVE_INFINITY
  const { single, joint } = ruleOn(monthlyIncomeLimits, openedOn).value
  return holders === 'joint' ? joint : single
}

/** The day on which an SCSS account matures, whose rate it has when it is extended. */
export const scssMaturity = (openedOn: string): string =>
  `${Number(openedOn.slice(0, 4)) + 5}${openedOn.slice(4)}`

/** What is paid out, how often, and what it comes to with the deposit. */
export function postOfficeScheme(values: PostOfficeValues) {
  const { scheme, principal, openedOn, tdYears, holders } = values
  const none = {
    quarterly: 0,
    extendedQuarterly: 0,
    monthly: 0,
    yearly: 0,
    ifReinvested: 0,
    deemedReinvested: 0,
  }
  if (scheme === 'kvp') {
    const { annualRatePercent, months } = kvpMonths({ openedOn })
    return { ...none, annualRatePercent, months, totalInterest: principal }
  }
  const annualRatePercent = ruleOn(rateRule(values), openedOn).value
  const account = { principal, annualRatePercent }
  if (scheme === 'scss') {
    const { quarterlyInterest, totalInterest } = scss({ ...account, openedOn })
    const { value: extendedPercent } = ruleOn(scssRatePercent, scssMaturity(openedOn))
    return {
      ...{ ...none, annualRatePercent, quarterly: quarterlyInterest, months: 60, totalInterest },
      extendedQuarterly: roundAmount((principal / 400) * extendedPercent, 1),
    }
  }
  if (scheme === 'mis') {
    const { monthlyInterest, totalInterest } = postOfficeMonthlyIncome({
      ...{ ...account, openedOn, joint: holders === 'joint' },
    })
    return { ...none, annualRatePercent, monthly: monthlyInterest, months: 60, totalInterest }
  }
  if (scheme === 'td') {
    const years = Number(tdYears)
    const { annualInterest, maturityIfReinvested } = postOfficeTimeDeposit({ ...account, years })
    // What is paid out is paid in whole rupees, fifty paise being one.
    const yearly = Math.round(annualInterest)
    return {
      ...{ ...none, annualRatePercent, yearly, months: 12 * years, totalInterest: yearly * years },
      ifReinvested: maturityIfReinvested,
    }
  }
  const { totalInterest, interestDeemedReinvested } = nsc(account)
  return {
    ...{ ...none, annualRatePercent, months: 60, totalInterest },
    deemedReinvested: interestDeemedReinvested,
  }
}

/** What a closing pays at the end of each half-year in which there can be one, and at the end of the term. */
export function closingRows(values: PostOfficeValues) {
  const { scheme, principal, openedOn } = values
  const { months: term } = postOfficeScheme(values)
  const termYears = Number(values.tdYears) as 1 | 2 | 3 | 5
  const rows: { month: number; paidOut: number; paidBack: number; gain: number }[] = []
  const add = (month: number) =>
    rows.push({
      month,
      ...smallSavingsClosing({ scheme, principal, openedOn, completedMonths: month, termYears }),
    })
  for (let month = closingFrom({ scheme, openedOn, termYears }); month < term; month += 6) add(month)
  add(term)
  return rows
}
