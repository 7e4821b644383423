import { toPaise } from '@pkg/finance-math/calculators'
import type { CashFlowPlanResult, PlanItem, PlanPartRow } from '@pkg/finance-math/plan'
import type { PlanInPaise } from './plan-in-paise.ts'

/** What something does over the years of a plan, in sums. */
export interface PlanLine {
  /** Put in, or paid down, on the first day. */
  today: number
  paid: number
  received: number
  /** What is there of it at the end. */
  left: number
  owed: number
  /** What was to be paid and nothing was there for: it was not borrowed from anybody either. */
  missing: number
}

/** What is no pin: what comes and goes beside them, and what that leaves. */
export type PlanRest = 'income' | 'costs' | 'hand'

/** A plan by what it is made of: a line of each item, one of each of the rest that there is, and all of them together. */
export interface PlanLines {
  items: readonly PlanLine[]
  rest: readonly (readonly [PlanRest, PlanLine])[]
  together: PlanLine
}

const flows = ['received', 'debtPaid', 'invested', 'investments', 'property', 'debts'] as const

/**
 * The lines of a plan. Each year's figure, as it is shown, is split among those that it is made of, so that the lines add up to the
 * years as they are shown.
 * @param exact the plan, not rounded
 * @param plan the same in whole paise
 * @param monthlyIncome what comes beside the items
 */
export function toPlanLines(
  items: readonly PlanItem[],
  { exact, plan, monthlyIncome }: { exact: CashFlowPlanResult; plan: PlanInPaise; monthlyIncome: number },
): PlanLines {
  const { rows } = plan
  const last = rows.at(-1) ?? plan.start
  const years = rows.map((row, place) =>
    splitYear(
      row,
      exact.parts.map((part) => part[place] as PlanPartRow),
    ),
  )
  // All incomes rise alike and last equally long: each has the same share of every year.
  const annual = [
    ...items.flatMap((item) => (item.kind === 'income' ? [item.annual] : [])),
    12 * monthlyIncome,
  ]
  const all = annual.reduce((sum, amount) => sum + amount, 0)
  const incomes = rows.map(({ income }) =>
    split(
      annual.map((amount) => (income * amount) / (all || 1)),
      income,
    ),
  )
  const incomeOf = (place: number) => sumUp(incomes, (year) => year[place] ?? 0)
  let [parts, salaries] = [0, 0]
  const lines = items.map((item): PlanLine => {
    if (item.kind === 'income') return { ...nothing, received: incomeOf(salaries++) }
    const own = years.map((year) => year[parts] as PlanPartRow)
    const end = own.at(-1) as PlanPartRow
    parts++
    return {
      today: toPaise(toPaise(item.part.lump) + toPaise(item.part.spent)),
      paid: sumUp(own, ({ debtPaid, invested }) => debtPaid + invested),
      received: sumUp(own, ({ received }) => received),
      left: toPaise(end.investments + end.property),
      owed: end.debts,
      missing: 0,
    }
  })
  const rest = (
    [
      ['income', { ...nothing, received: incomeOf(annual.length - 1) }],
      ['costs', { ...nothing, paid: sumUp(rows, ({ expenses }) => expenses) }],
      [
        'hand',
        { ...nothing, received: sumUp(rows, ({ earned }) => earned), left: last.cash, missing: last.missing },
      ],
    ] as const
  ).filter(([, line]) => names.some((name) => line[name] !== 0))
  const every = [...lines, ...rest.map(([, line]) => line)]
  const together = Object.fromEntries(names.map((name) => [name, sumUp(every, (line) => line[name])]))
  return { items: lines, rest, together: together as unknown as PlanLine }
}

const nothing: PlanLine = { today: 0, paid: 0, received: 0, left: 0, owed: 0, missing: 0 }
const names = Object.keys(nothing) as (keyof PlanLine)[]

/** What each part has of a year, its figures adding up to those of the year. */
function splitYear(row: PlanPartRow, parts: readonly PlanPartRow[]): PlanPartRow[] {
  const shares = flows.map(
    (name) =>
      [
        name,
        split(
          parts.map((part) => part[name]),
          row[name],
        ),
      ] as const,
  )
  return parts.map(
    (_, place) => Object.fromEntries(shares.map(([name, of]) => [name, of[place]])) as unknown as PlanPartRow,
  )
}

/** Amounts to the paisa, of which the last that there is takes what is left of the total. */
function split(amounts: readonly number[], total: number): number[] {
  const last = amounts.findLastIndex((amount) => amount !== 0)
  let [exact, shown] = [0, 0]
  return amounts.map((amount, place) => {
    exact += amount
    const before = shown
    shown = place === last ? total : amount === 0 ? shown : toPaise(exact)
    return toPaise(shown - before)
  })
}

function sumUp<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => toPaise(sum + of(item)), 0)
}
