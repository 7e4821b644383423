import { type DebtMonth, type DebtPayoffInput, repayDebts } from '../../formulas/repay-debts.ts'
import { attempt } from '../../primitives/attempt.ts'

/** What the debt payoff calculator asks. */
export interface DebtValues {
  debts: readonly { balance: number; annualRatePercent: number; minimum: number }[]
  extra: number
  strategy: 'avalanche' | 'snowball'
}

/** The plan by the chosen order, beside the other order and beside the minimums alone. */
export function debtPlan(values: DebtValues) {
  const { debts, strategy } = values
  const plan = repayDebts(values)
  const other = repayDebts({ ...values, strategy: strategy === 'avalanche' ? 'snowball' : 'avalanche' })
  const alone = attempt(() => repayDebts({ ...values, extra: 0 }))
  const owed = debts.reduce((sum, { balance }) => sum + balance, 0)
  return {
    ...plan,
    owed,
    totalPaid: owed + plan.totalInterest,
    budget: debts.reduce((sum, { minimum }) => sum + minimum, values.extra),
    otherMonths: other.months,
    otherInterest: other.totalInterest,
    interestSaved: other.totalInterest - plan.totalInterest,
    // Where the minimums alone never end the debts, there is no such interest.
    minimumsInterest: alone.ok ? [alone.value.totalInterest] : [],
    growing: debts.filter(isGrowing).length,
  }
}

/** Whether the minimum is less than the interest of the first month, so that the debt grows by it alone. */
export function isGrowing({ balance, annualRatePercent, minimum }: DebtValues['debts'][number]): boolean {
  return minimum < (balance * annualRatePercent) / 1200
}

/** Every month of the plan, the months in which nothing is owed any more left out. */
function debtCourse(values: DebtPayoffInput): DebtMonth[] {
  const months: DebtMonth[] = []
  repayDebts(values, (month) => months.push(month))
  return months
}

/** Month by month: the interest of all debts, what was paid, what is owed together, and how many debts there are still. */
export function debtRows(values: DebtValues) {
  return debtCourse(values).map(({ month, interest, paid, owed }) => ({
    month,
    interest,
    payment: paid,
    balance: sumOf(owed),
    left: owed.filter((balance) => balance > 0).length,
  }))
}

/** What is owed together, month by month, by one order and by the other. */
export function debtPoints(values: DebtValues) {
  const [avalanche, snowball] = (['avalanche', 'snowball'] as const).map((strategy) => [
    values.debts.map(({ balance }) => balance),
    ...debtCourse({ ...values, strategy }).map(({ owed }) => owed),
  ]) as [(readonly number[])[], (readonly number[])[]]
  return Array.from({ length: Math.max(avalanche.length, snowball.length) }, (_, month) => ({
    x: month / 12,
    avalanche: owedIn(avalanche, month),
    snowball: owedIn(snowball, month),
  }))
}

/** Nothing once the debts have ended. */
function owedIn(course: readonly (readonly number[])[], month: number): number {
  return sumOf(course[month] ?? [])
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
