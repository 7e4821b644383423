import { toPaise } from '@pkg/finance-math/calculators'
import type { CashFlowPlanResult, PlanRow, PlanShortfall, PlanStand } from '@pkg/finance-math/plan'

/** A plan in whole paise; `toPlanLines` splits its years by parts. */
export type PlanInPaise = Omit<CashFlowPlanResult, 'parts'>

/**
 * A plan as an account keeps it: every payment of a year in whole paise, and what is at hand the sum of all before it. So its
 * years add up as they are shown, and where nothing is at hand nothing is earned.
 */
export function toPlanInPaise({ start, rows, shortfalls }: CashFlowPlanResult): PlanInPaise {
  const first = toStand(start, toPaise(start.cash - start.missing))
  let before = toPaise(start.cash - start.missing)
  const kept = rows.map((row) => {
    const flows = toFlows(row)
    before = toPaise(before + flows.earned + flows.income + flows.received - flows.outgo)
    return { ...flows, ...toStand(row, before) }
  })
  return { start: first, rows: kept, shortfalls: toShortfalls(kept, shortfalls) }
}

/** A plan in the prices of one day: its years do not add up to each other, what stands within a year does. */
export function toYearsInPaise({ start, rows, shortfalls }: CashFlowPlanResult): PlanInPaise {
  const kept = rows.map((row) => ({ ...toFlows(row), ...toStand(row, toPaise(row.cash - row.missing)) }))
  return {
    start: toStand(start, toPaise(start.cash - start.missing)),
    rows: kept,
    shortfalls: toShortfalls(kept, shortfalls),
  }
}

type Flow = 'income' | 'received' | 'expenses' | 'debtPaid' | 'invested' | 'outgo' | 'shortfall' | 'earned'

function toFlows(row: PlanRow): Pick<PlanRow, Flow> {
  const [income, received, earned] = [toPaise(row.income), toPaise(row.received), toPaise(row.earned)]
  const [expenses, debtPaid, invested] = [toPaise(row.expenses), toPaise(row.debtPaid), toPaise(row.invested)]
  const outgo = toPaise(expenses + debtPaid + invested)
  const shortfall = Math.max(0, toPaise(outgo - income - received))
  return { income, received, earned, expenses, debtPaid, invested, outgo, shortfall }
}

/** What is there, with so much at hand, or missing where it is below zero. */
function toStand({ year, ...stand }: PlanStand, balance: number): PlanStand {
  const [cash, missing] = [Math.max(0, balance), Math.max(0, -balance)]
  const [investments, debts] = [toPaise(stand.investments), toPaise(stand.debts)]
  const property = toPaise(stand.property)
  const netWorth = toPaise(cash + investments + property - debts - missing)
  return { year, cash, missing, investments, property, debts, netWorth }
}

/** Of each year that takes more than it brings, what it is short by as it is shown; where nothing covers it, all of it. */
function toShortfalls(rows: readonly PlanRow[], shortfalls: readonly PlanShortfall[]): PlanShortfall[] {
  return shortfalls.map(({ year, amount: exact, uncovered }) => {
    const amount = rows[year - 1]?.shortfall ?? toPaise(exact)
    return { year, amount, uncovered: uncovered === exact ? amount : Math.min(amount, toPaise(uncovered)) }
  })
}
