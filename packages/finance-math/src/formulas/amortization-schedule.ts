import { result } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { type Loan, type LoanInput, toLoan } from './loan.ts'
import { type MoneyRounding, roundMoney } from './round-money.ts'

/** One month of a loan: what is paid, of which principal and interest, and what is still owed after it. */
export interface AmortizationRow {
  month: number
  principalPaid: number
  interestPaid: number
  totalPayment: number
  balance: number
}

/** What `amortizationSchedule` takes: a loan, and to what each row's interest and principal are rounded. */
export interface AmortizationInput extends LoanInput {
  rounding?: MoneyRounding
}

/**
 * The schedule of a loan on a reducing balance, one row a month.
 *
 * With `rounding` (or `emiRounding`) the last instalment takes the remainder, so that the principal paid sums
 * to the loan exactly; where rounding the instalment up pays the loan off early, the rows end there.
 *
 * @formula I_k = i × B_(k − 1)
 * @formula B_k = B_(k − 1) − (EMI − I_k)
 * @where B_k the balance after month k; I_k its interest; i annualRatePercent / 1200; EMI the instalment of
 *   `emi`
 * @param input principal in money, annualRatePercent in percent a year, months (to 100,000), emiRounding
 *   and rounding `'none'` (default), `'rupee'` or `'paisa'`; the instalment is rounded at least as `rounding`
 * @see OpenFormula `IPMT` and `PPMT`, which its rows agree with
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * amortizationSchedule({ principal: 1_000_000, annualRatePercent: 8, months: 120 }).length //=> 120
 */
export function amortizationSchedule(input: AmortizationInput): AmortizationRow[] {
  const loan = toLoan(input)
  const { rounding = 'none' } = input
  const payment = roundMoney(loan.emi, rounding, 'rounding')
  return payment === loan.exactEmi && rounding === 'none'
    ? exactRows(loan)
    : roundedRows(loan, payment, rounding)
}

/** The principal part grows by 1 + i every month, so no error is carried from one balance to the next. */
function exactRows({ principal, rate, months, exactEmi }: Loan): AmortizationRow[] {
  // An array of its final length from the start makes the whole schedule twice as fast.
  const rows = new Array<AmortizationRow>(months)
  const growth = 1 + rate
  let balance = principal
  let principalPaid = principal / annuity(rate, months)
  for (let month = 1; month <= months; month++) {
    if (month === months) principalPaid = balance
    balance -= principalPaid
    rows[month - 1] = {
      month,
      principalPaid,
      interestPaid: exactEmi - principalPaid,
      totalPayment: exactEmi,
      balance,
    }
    principalPaid *= growth
  }
  return rows
}

function roundedRows(
  { principal, rate, months }: Loan,
  payment: number,
  rounding: MoneyRounding,
): AmortizationRow[] {
  const round = (value: number) => roundMoney(value, rounding, 'rounding')
  // A loan of half a paisa more keeps that half until the last instalment.
  const isRound = round(principal) === principal
  const rows: AmortizationRow[] = []
  let balance = principal
  for (let month = 1; month <= months && (balance > 0 || month === 1); month++) {
    const interestPaid = round(balance * rate)
    const part = round(payment - interestPaid)
    const principalPaid = month === months || part >= balance ? balance : part
    balance = isRound ? round(balance - principalPaid) : balance - principalPaid
    const totalPayment = isRound ? round(interestPaid + principalPaid) : interestPaid + principalPaid
    // An instalment rounded below the interest lets the debt grow, at huge rates beyond every number.
    result('principal', principal, totalPayment + balance)
    rows.push({ month, principalPaid, interestPaid, totalPayment, balance })
  }
  return rows
}
