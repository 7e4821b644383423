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

/** What one month leaves of debts: its interest, what was paid, and what is owed of each, in the order given. */
export interface DebtMonth {
  month: number
  interest: number
  paid: number
  owed: readonly number[]
}

/** `debtPayoff`, telling each month on the way. */
export function repayDebts(input: DebtPayoffInput, tell?: (month: DebtMonth) => void): DebtPayoffResult {
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
    // What is owed has to be paid in the months that are left, and more is owed every month where even at the lowest of
    // the rates there would be more interest than the budget.
    const rated = left.filter(({ rate }) => rate > 0)
    const lowest = Math.min(...rated.map(({ rate }) => rate))
    if (sumOf(left) > budget * (mostMonths - months++) * (1 + 1e-9) || sumOf(rated) * lowest >= budget) {
      const never = 'The minimums and the extra never pay the debts off.'
      throw new FinanceMathError('NO_SOLUTION', 'debts', debts, never)
    }
    let free = budget
    let interest = 0
    const pay = (debt: (typeof left)[number], most: number) => {
      // What exceeds the payment by no more than rounding errors is paid with it.
      const paid = debt.balance > most * (1 + 1e-9) ? most : debt.balance
      debt.balance -= paid
      free -= paid
    }
    for (const debt of left) {
      const added = debt.balance * debt.rate
      interest += added
      debt.balance += added
      pay(debt, debt.minimum)
    }
    left.sort(
      (a, b) => (strategy === 'avalanche' ? b.rate - a.rate : a.balance - b.balance) || a.index - b.index,
    )
    for (const debt of left) pay(debt, Math.max(0, free))
    for (const debt of left) debt.paidOff = months
    left = left.filter(({ balance }) => balance > 0)
    totalInterest += interest
    tell?.({ month: months, interest, paid: budget - free, owed: owed.map(({ balance }) => balance) })
  }
  return {
    months,
    totalInterest: result('debts', debts, totalInterest),
    paidOffMonths: owed.map(({ paidOff }) => paidOff),
  }
}

function sumOf(debts: readonly { balance: number }[]): number {
  return debts.reduce((sum, { balance }) => sum + balance, 0)
}
