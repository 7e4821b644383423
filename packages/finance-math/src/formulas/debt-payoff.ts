import { atLeast, invalid, list, object, oneOf, result } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { mostMonths } from './repay-card.ts'

/** One debt: money owed, percent a year, the least that must be paid each month. */
export interface Debt {
  balance: number
  annualRatePercent: number
  minimum: number
}

/** What `debtPayoff` takes: debts, money a month beyond their minimums, and which debt gets it first. */
export interface DebtPayoffInput {
  debts: readonly Debt[]
  extra?: number
  strategy: 'avalanche' | 'snowball'
}

/** When all is paid, what interest that took, and in which month each debt ended, in the order given. */
export interface DebtPayoffResult {
  months: number
  totalInterest: number
  paidOffMonths: number[]
}

/**
 * Pays off several debts with one budget, the sum of their minimums and something extra, until nothing is owed.
 * Each month interest is added to every debt, every minimum is paid, and all that is left of the budget, also
 * what minimums of ended debts free, goes to one debt after the other: `'avalanche'` begins with the highest
 * rate, which costs least, `'snowball'` with the smallest balance.
 *
 * @formula B_(k + 1) = B_k × (1 + i) − P_k
 * @formula Σ P_k = Σ M + X
 * @where B_k a debt in month k; i its rate a month; P_k what goes to it; M the minimums; X extra
 * @param input debts, each of balance, annualRatePercent and minimum, all at least 0; extra in money a month (0);
 *   strategy. Of equals, the debt named first comes first
 * @see M. Amar, D. Ariely et al., Winning the Battle but Losing the War, Journal of Marketing Research, 2011
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where the budget never ends the debts
 *   within 12,000 months
 * @example
 * const card = { balance: 1000, annualRatePercent: 20, minimum: 50 }
 * const loan = { balance: 2000, annualRatePercent: 10, minimum: 60 }
 * debtPayoff({ debts: [loan, card], extra: 100, strategy: 'avalanche' }).months //=> 16
 */
export function debtPayoff(input: DebtPayoffInput): DebtPayoffResult {
  const { debts, extra = 0, strategy } = object('input', input)
  atLeast('extra', extra, 0)
  oneOf('strategy', strategy, ['avalanche', 'snowball'])
  const owed = list('debts', debts, 1).map((debt, index) => {
    const { balance, annualRatePercent, minimum } = object('debts', debt)
    for (const value of [balance, annualRatePercent, minimum]) {
      if (!(Number.isFinite(value) && value >= 0)) {
        invalid('debts', debts, 'of finite amounts and rates of at least 0')
      }
    }
    return { index, balance, rate: annualRatePercent / 1200, minimum, paidOff: 0 }
  })
  const budget = owed.reduce((sum, { minimum }) => sum + minimum, extra)

  let totalInterest = 0
  let months = 0
  let left = owed.filter(({ balance }) => balance > 0)
  while (left.length) {
    if (months++ === mostMonths) {
      throw new FinanceMathError('NO_SOLUTION', 'debts', debts, 'The budget never pays the debts off.')
    }
    let free = budget
    const pay = (debt: (typeof left)[number], most: number) => {
      // What exceeds the payment by no more than rounding errors is paid with it.
      const paid = debt.balance > most * (1 + 1e-9) ? most : debt.balance
      debt.balance -= paid
      free -= paid
    }
    for (const debt of left) {
      const interest = debt.balance * debt.rate
      totalInterest += interest
      debt.balance += interest
      pay(debt, debt.minimum)
    }
    left.sort(
      (a, b) => (strategy === 'avalanche' ? b.rate - a.rate : a.balance - b.balance) || a.index - b.index,
    )
    for (const debt of left) pay(debt, Math.max(0, free))
    for (const debt of left) debt.paidOff = months
    left = left.filter(({ balance }) => balance > 0)
  }
  return {
    months,
    totalInterest: result('debts', debts, totalInterest),
    paidOffMonths: owed.map(({ paidOff }) => paidOff),
  }
}
