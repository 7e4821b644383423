import { atLeast, between, invalid, object, oneOf, result, trueOrFalse, whole } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { tds } from './tds.ts'

/** What `bankDeposit` takes: rupees, percent a year, the term in whole months and days beyond them. */
export interface BankDepositInput {
  principal: number
  annualRatePercent: number
  months: number
  days?: number
  payout?: 'maturity' | 'monthly' | 'quarterly'
  /** Whether the depositor is 60 or older: a higher rate, and twice the threshold of the deduction. */
  senior?: boolean
  seniorExtraPercent?: number
  panKnown?: boolean
}

/** A year from the opening: what it earned, and the tax deducted from that. */
export interface BankDepositYear {
  year: number
  interest: number
  tds: number
}

/** What a deposit pays: at its end, and where the interest is paid out, each time. */
export interface BankDepositResult {
  ratePercent: number
  maturity: number
  totalInterest: number
  /** What is paid out each month or quarter; null where interest stays in. */
  periodicInterest: number | null
  totalTds: number
  rows: BankDepositYear[]
}

/**
 * What a bank's fixed deposit in India pays. Interest that stays in is compounded every quarter, and is simple
 * for the months and days that make no whole one; paid out it is a quarter's, or a month's discounted from
 * that, and simple for the months and days beyond whole periods. Some banks (ICICI among them) pay simple
 * interest alone on what is shorter than six months, a little less than this.
 *
 * Tax is deducted from a year's interest above 50,000 rupees (from 60 on 1,00,000). Banks test the financial
 * year; without a day of opening the years are those of the deposit. The deduction is taken not to lessen what
 * earns. Nothing is rounded.
 *
 * @formula A = P × (1 + R/4)^q × (1 + R × d)
 * @formula I_q = P × R/4 "paid out each quarter"
 * @formula I_m = P × ((1 + R/4)^(1/3) − 1) "paid out each month"
 * @where P principal; R annualRatePercent / 100; q whole quarters; d the years beyond them
 * @param input principal in rupees; annualRatePercent; months, 0 to 240, and days (0), 0 to 91, not both 0; payout
 *   (`'maturity'`), `'monthly'` or `'quarterly'`; senior (false), with seniorExtraPercent (0.5), 0 to 5; panKnown
 *   (true)
 * @see Indian Banks' Association, rounding of part quarters, as banks print it; `tdsTerms`, section 194A
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const deposit = { principal: 100_000, annualRatePercent: 7, months: 15, days: 10 }
 * roundTo(bankDeposit(deposit).maturity, 2) //=> 109270.82
 */
export function bankDeposit(input: BankDepositInput): BankDepositResult {
  const { principal, annualRatePercent, months, days = 0, payout = 'maturity' } = object('input', input)
  const { senior = false, seniorExtraPercent = 0.5, panKnown = true } = input
  atLeast('principal', principal, 0)
  between('annualRatePercent', annualRatePercent, 0, 1000)
  whole('months', months, 0, 240)
  whole('days', days, 0, 91)
  if (months + days === 0) invalid('months', months, 'above 0 where there are no days')
  oneOf('payout', payout, ['maturity', 'monthly', 'quarterly'])
  trueOrFalse('senior', senior)
  between('seniorExtraPercent', seniorExtraPercent, 0, 5)
  const ratePercent = annualRatePercent + (senior ? seniorExtraPercent : 0)

  const quarter = ratePercent / 400
  const period = payout === 'monthly' ? 1 : 3
  const perPeriod = payout === 'monthly' ? growth(quarter, 1 / 3) : quarter
  /** All interest of so many months and days, on what stands there. */
  const interestOf = (served: number, over: number): number => {
    const periods = Math.floor(served / period)
    const part = (ratePercent / 100) * ((served % period) / 12 + over / 365)
    if (payout !== 'maturity') return principal * (periods * perPeriod + part)
    const grown = growth(quarter, periods)
    return principal * (grown + (1 + grown) * part)
  }
  const totalInterest = result('annualRatePercent', annualRatePercent, interestOf(months, days))
  const rows: BankDepositYear[] = []
  for (let before = 0; before < months + days / 91; before += 12) {
    const ended = before + 12 <= months
    const interest =
      (ended ? interestOf(before + 12, 0) : totalInterest) - (before === 0 ? 0 : interestOf(before, 0))
    const payment = senior ? 'bank-interest-senior' : 'bank-interest'
    rows.push({ year: rows.length + 1, interest, tds: tds({ payment, amount: interest, panKnown }).tds })
  }
  return {
    ratePercent,
    maturity: result('principal', principal, principal + (payout === 'maturity' ? totalInterest : 0)),
    totalInterest,
    periodicInterest: payout === 'maturity' ? null : principal * perPeriod,
    totalTds: rows.reduce((sum, row) => sum + row.tds, 0),
    rows,
  }
}
