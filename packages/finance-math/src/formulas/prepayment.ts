import { between, oneOf, result, whole } from '../primitives/check.ts'
import { emi } from './emi.ts'
import { type LoanInput, toLoan } from './loan.ts'
import { balanceAfter } from './outstanding-balance.ts'
import { payOff } from './pay-off.ts'
import { roundMoney } from './round-money.ts'

/** What `prepayment` takes: a loan, an extra payment, after which instalment, and what it shall reduce. */
export interface PrepaymentInput extends LoanInput {
  lumpSum: number
  afterMonth: number
  mode: 'reduceTenure' | 'reduceEmi'
}

/** The loan after the prepayment: all its months, the instalment from then on, its interest and the saving. */
export interface PrepaymentResult {
  months: number
  emi: number
  totalInterest: number
  interestSaved: number
}

/**
 * What paying a lump sum into a loan changes: `'reduceTenure'` keeps the instalment and ends the loan
 * earlier (the last instalment is what is left), `'reduceEmi'` keeps the end and lowers the instalment.
 *
 * Interest counts the whole loan from its first month.
 *
 * @formula B = B_k − L
 * @formula n′ = −ln(1 − B × i / EMI) / ln(1 + i)
 * @formula EMI′ = B × i / (1 − (1 + i)^(−(n − k)))
 * @where B_k the balance after k instalments; L the lump sum; i a month's rate; n′ months left where the
 *   instalment stays; EMI′ the instalment where the end stays
 * @param input a loan as for `emi`; lumpSum in money, at most the balance then owed; afterMonth from 0
 *   (before the first instalment) to months
 * @see OpenFormula `NPER` for the months that are left, `PMT` for the lower instalment
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const loan = { principal: 5_000_000, annualRatePercent: 8, months: 240 }
 * prepayment({ ...loan, lumpSum: 600_000, afterMonth: 60, mode: 'reduceTenure' }).months //=> 199
 */
export function prepayment(input: PrepaymentInput): PrepaymentResult {
  const before = emi(input)
  const loan = toLoan(input)
  const { lumpSum, emiRounding = 'none' } = input
  const mode = oneOf('mode', input.mode, ['reduceTenure', 'reduceEmi'])
  const paid = whole('afterMonth', input.afterMonth, 0, loan.months)
  const owed = result('principal', loan.principal, balanceAfter(loan, paid))
  // A balance that a person copied from a page rounded to the paisa still counts as the balance.
  const balance = Math.max(0, owed - between('lumpSum', lumpSum, 0, owed + 0.005))
  const left = loan.months - paid
  const lowered =
    balance === 0
      ? 0
      : roundMoney(
          toLoan({ ...input, principal: balance, months: left }).exactEmi,
          emiRounding,
          'emiRounding',
        )
  const instalment = mode === 'reduceEmi' ? lowered : loan.emi
  const rest = payOff(balance, loan.rate, instalment, left)
  const isEven = mode === 'reduceEmi' && emiRounding === 'none'
  const interest = isEven ? instalment * left - balance : rest.interest
  const interestSoFar = loan.emi * paid - (loan.principal - owed)
  const all = result('principal', loan.principal, interestSoFar + interest)
  // Unrounded instalments never make a prepayment cost interest, whatever the last bits say.
  const totalInterest = emiRounding === 'none' ? Math.min(all, before.totalInterest) : all
  return {
    months: paid + rest.months,
    emi: instalment,
    totalInterest,
    interestSaved: before.totalInterest - totalInterest,
  }
}
