import type { AnyCalculator, ColumnRest, RowRounding, ScheduleView } from './calculator.ts'
import { shownOutputs } from './shown-outputs.ts'
import { toPaise } from './to-paise.ts'

type Row = Readonly<Record<string, number | string>>
type Amounts = Record<string, number>

/**
 * The rows of an answer's table as they are shown, to the paisa, in one of its views or all of them. They add up: what
 * flows in the rows to the totals that stand beside them, a view to the rows that it leaves out, each row in itself.
 * None where the calculator has no schedule. Never throws.
 *
 * @param definition the whole one, with its details
 * @param answer of this calculator, in the money of its days or in today's
 * @param view the name of a view; any other name means all rows
 * @example
 * const loan = computeAnswer(loanCalculator, { principal: 1_000_000, annualRatePercent: 8, years: 10 })
 * shownRows(loanCalculator, loan, 'yearly')[0].totalPayment //=> 145593.11
 */
export function shownRows(
  definition: AnyCalculator,
  answer: { readonly values: object; readonly outputs: object; schedule(): readonly Row[] },
  view?: string,
): Row[] {
  const { schedule, rounding = {} } = definition
  if (schedule === undefined) return []
  const columns = Object.entries(schedule.columns)
  const money = columns.flatMap(([name, { unit }]) => (unit === 'inr' || unit === 'usd' ? [name] : []))
  const first = Object.keys(schedule.columns)[0] as string
  const exact = answer.schedule()
  const rows = rounding.sums
    ? addUpDown(exact, { first, money, sums: rounding.sums })
    : addUpAcross(exact, {
        money,
        rounding,
        opening: rounding.opening?.(answer.values as never) ?? {},
        outputs: rounding.totals ? shownOutputs(definition, answer) : {},
      })
  const [, chosen] = Object.entries(schedule.views ?? {}).find(([name]) => name === view) ?? []
  return chosen ? toView(rows, { first, view: chosen, flows: rounding.flows ?? [] }) : rows
}

/** Each row with amounts that add up in it, and with what the row before leaves. */
function addUpAcross(
  exact: readonly Row[],
  {
    money,
    rounding,
    opening,
    outputs,
  }: {
    money: readonly string[]
    rounding: RowRounding
    opening: Amounts
    outputs: Readonly<Record<string, unknown>>
  },
): Row[] {
  const { flows = [], totals = {}, rests = {} } = rounding
  const running: Amounts = { ...opening }
  let before: Amounts = {}
  for (const [name, amount] of Object.entries(opening)) before[name] = toPaise(amount)
  return exact.map((row, index) => {
    const shown: Record<string, number | string> = { ...row }
    for (const name of money) {
      const amount = Number(row[name])
      if (flows.includes(name)) {
        const sofar = running[name] ?? 0
        const total = index === exact.length - 1 ? totals[name] : undefined
        const reached = total === undefined ? sofar + amount : Number(outputs[total])
        running[name] = reached
        shown[name] = toPaise(toPaise(reached) - toPaise(sofar))
      } else {
        shown[name] = toPaise(amount)
      }
    }
    for (const [name, rest] of Object.entries(rests)) {
      shown[name] = leave(rest, shown as Amounts, before)
    }
    before = { ...before, ...(shown as Amounts) }
    return shown
  })
}

/** What others leave, as they are shown. */
function leave(rest: ColumnRest, row: Readonly<Amounts>, before: Readonly<Amounts>): number {
  const { plus = [], minus = [], plusBefore = [], minusBefore = [] } = rest
  const sum = (of: Readonly<Amounts>, names: readonly string[]) =>
    names.reduce((total, name) => total + Number(of[name]), 0)
  return toPaise(sum(row, plus) - sum(row, minus) + sum(before, plusBefore) - sum(before, minusBefore))
}

/** Rows that are steps of a computation: each column adds up to the rows that are sums of others. */
function addUpDown(
  exact: readonly Row[],
  options: { first: string; money: readonly string[]; sums: Readonly<Record<string, readonly string[]>> },
): Row[] {
  const { first, money, sums } = options
  const shown = exact.map((row) => {
    const rounded: Record<string, number | string> = { ...row }
    for (const name of money) rounded[name] = toPaise(Number(row[name]))
    return rounded
  })
  const placeOf = (step: string) => exact.findIndex((row) => row[first] === step)
  for (const name of money) {
    for (const terms of Object.values(sums)) {
      let sofar = 0
      for (const place of terms.map(placeOf)) {
        const next = sofar + Number((exact[place] as Row)[name])
        ;(shown[place] as Record<string, number>)[name] = toPaise(toPaise(next) - toPaise(sofar))
        sofar = next
      }
    }
  }
  return shown
}

/** The rows that a view shows, each with what flowed since the one before. */
function toView(
  rows: readonly Row[],
  { first, view, flows }: { first: string; view: ScheduleView; flows: readonly string[] },
): Row[] {
  const { every, countedAs } = view
  let flowed: Amounts = {}
  return rows.flatMap((row, index) => {
    const before = flowed
    flowed = {}
    for (const name of flows) flowed[name] = toPaise((before[name] ?? 0) + Number(row[name]))
    const count = Number(row[first])
    if (count % every !== 0 && !(countedAs && index === rows.length - 1)) return []
    const shown = { ...row, ...flowed, [first]: countedAs ? count / every : count }
    flowed = {}
    return [shown]
  })
}
