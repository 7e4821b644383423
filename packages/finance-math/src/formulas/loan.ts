import { above, atLeast, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { type MoneyRounding, roundMoney } from './round-money.ts'

/**
 * A loan paid back in equal monthly instalments: money, percent a year, months (to 100,000), rounding of the
 * instalment.
 */
export interface LoanInput {
  principal: number
  annualRatePercent: number
  months: number
  emiRounding?: MoneyRounding
}

/** A checked loan: its monthly rate, the instalment before rounding and the one that is paid. */
export interface Loan {
  principal: number
  rate: number
  months: number
  exactEmi: number
  emi: number
}

/** Checks a loan's terms and computes its instalment, P × i / (1 − (1 + i)^−n). */
export function toLoan(input: LoanInput): Loan {
  const { principal, annualRatePercent, months, emiRounding = 'none' } = object('input', input)
  atLeast('principal', principal, 0)
  const rate = above('annualRatePercent', annualRatePercent, -100) / 1200
  whole('months', months, 1, 100_000)
  // What payments of 1 grew to, read backwards from today, is their value today.
  const exactEmi = result('principal', principal, principal / -annuity(rate, -months))
  return { principal, rate, months, exactEmi, emi: roundMoney(exactEmi, emiRounding, 'emiRounding') }
}
