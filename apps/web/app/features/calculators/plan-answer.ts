import {
  type AnyCalculator,
  type Column,
  computeAnswer,
  defineCalculator,
  isShown,
  shownRows,
} from '@pkg/finance-math/calculators'
import { cashFlowPlan, type PlanItem, planPartOf } from '@pkg/finance-math/plan'
import type { PinnedAnswer } from './pinned-answer.ts'
import { planForm } from './plan-form.ts'
import { type PlanInPaise, toPlanInPaise, toYearsInPaise } from './plan-in-paise.ts'
import { type PlanLines, toPlanLines } from './plan-lines.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'

/** A pin that a plan may be made of. */
export interface PlannedPin {
  pin: PinnedAnswer
  item: PlanItem
}

/** The pins that have a place in a plan, and those that have none. */
export function toPlannedPins(pins: readonly PinnedAnswer[]): {
  planned: PlannedPin[]
  others: PinnedAnswer[]
} {
  const all = pins.map((pin) => ({ pin, item: toItem(pin) }))
  return {
    planned: all.flatMap(({ pin, item }) => (item ? [{ pin, item }] : [])),
    others: all.flatMap(({ pin, item }) => (item ? [] : [pin])),
  }
}

/** Two pins of different calculators that owe, or put in, the same amount on the first day. */
export interface SameAmount {
  kind: 'debt' | 'investment'
  amount: number
  labels: readonly [string, string]
  /** They owe it at the same rate over the same years, too: they are one loan, which may be prepaid in one of them. */
  isOneLoan: boolean
}

/** Loans that are paid back from the first month on, all by the same instalment. */
const plainLoans = ['loan', 'home-loan', 'car-loan', 'personal-loan', 'loan-prepayment']

/** What is counted twice, or may be: "a loan" and "the same loan, prepaid" are one where one amount is owed in both. */
export function listSameAmounts(taken: readonly PlannedPin[]): SameAmount[] {
  const parts = taken.flatMap(({ pin, item }) => (item.kind === 'part' ? [{ pin, part: item.part }] : []))
  return parts.flatMap(({ pin, part }, place) =>
    parts.slice(place + 1).flatMap((other): SameAmount[] => {
      const isSame =
        part.start > 0 &&
        other.part.start === part.start &&
        other.part.kind === part.kind &&
        other.pin.definition.id !== pin.definition.id
      if (!isSame) return []
      const [own, others] = [pin.run.values as AnyValues, other.pin.run.values as AnyValues]
      const isOneLoan =
        [pin, other.pin].every(({ definition }) => plainLoans.includes(definition.id)) &&
        own.annualRatePercent === others.annualRatePercent &&
        own.years === others.years
      return [{ kind: part.kind, amount: part.start, labels: [pin.label, other.pin.label], isOneLoan }]
    }),
  )
}

function toItem({ definition, answer }: PinnedAnswer): PlanItem | undefined {
  if (answer === undefined) return undefined
  const { values, outputs } = answer as { values: AnyValues; outputs: Readonly<Record<string, unknown>> }
  if (beganEarlier(definition, values)) return undefined
  return planPartOf(definition.id, { values, outputs, rows: answer.schedule() })
}

/**
 * Whether an account was opened in an earlier quarter or year than the newest, or on a day: its rates, or the years of its
 * table, are none of what begins today.
 */
function beganEarlier({ inputs }: AnyCalculator, values: AnyValues): boolean {
  return Object.entries(inputs).some(([name, input]) => {
    if (!('isOpening' in input) || !input.isOpening || !isShown(input.when, values)) return false
    // Days and financial years are in the order of their letters.
    return input.kind === 'date' || values[name] !== Object.keys(input.options).sort().at(-1)
  })
}

/** A plan as a calculator's answer, so that it is drawn, and rounded, as every other is. */
export interface PlanAnswer {
  plan: PlanInPaise
  definition: AnyCalculator
  answer: AnyAnswer
  /** What it is made of, in sums over its years. */
  lines: PlanLines
}

interface PlanNumbers {
  years: number
  start: number
  returnPercent: number
  monthlyIncome: number
  incomeGrowthPercent: number
  incomeYears: number
  monthlyCosts: number
  inflationPercent: number
  propertyGrowthPercent: number
  lumps: 'beside' | 'start'
  money: 'nominal' | 'today'
}

/**
 * The plan that pins come to with these numbers.
 * @throws FinanceMathError NO_SOLUTION where it grows beyond the largest number
 */
export function toPlanAnswer(items: readonly PlanItem[], values: AnyValues): PlanAnswer {
  const numbers = values as unknown as PlanNumbers
  const parts = items.flatMap((item) => (item.kind === 'part' ? [item.part] : []))
  const lasting = { growthPercent: numbers.incomeGrowthPercent, years: numbers.incomeYears }
  const salaries = items.flatMap((item) =>
    item.kind === 'income' ? [{ annual: item.annual, ...lasting }] : [],
  )
  const exact = cashFlowPlan({
    years: numbers.years,
    startBalance: numbers.start,
    returnPercent: numbers.returnPercent,
    incomes: [{ annual: 12 * numbers.monthlyIncome, ...lasting }, ...salaries],
    expenses: [{ annual: 12 * numbers.monthlyCosts, growthPercent: numbers.inflationPercent }],
    parts,
    lumpsFromStart: numbers.lumps === 'start',
    propertyGrowthPercent: numbers.propertyGrowthPercent,
    inflationPercent: numbers.inflationPercent,
    money: numbers.money,
  })
  const plan = numbers.money === 'nominal' ? toPlanInPaise(exact) : toYearsInPaise(exact)
  const definition = toDefinition(plan)
  const answer = computeAnswer(definition, values)
  if (!answer.ok) throw answer.error
  const { monthlyIncome } = numbers
  return { plan, definition, answer, lines: toPlanLines(items, { exact, plan, monthlyIncome }) }
}

/** The years as they are shown. */
export function shownPlanRows({ definition, answer }: PlanAnswer): Record<string, number>[] {
  return shownRows(definition, answer) as Record<string, number>[]
}

const inr = (label: string) => ({ label, unit: 'inr' }) as const
const detail = (label: string) => ({ label, unit: 'inr', role: 'detail' }) as const

/** Columns of which a plan may have nothing. */
const optional = ['received', 'shortfall', 'earned', 'missing', 'property'] as const

/** On a phone, where each column is a line, and on paper: what comes, what goes, what is owed and what is there. */
const briefly = ['year', 'income', 'received', 'shortfall', 'missing', 'debts', 'netWorth']

/** The same table with the columns that there is room for on a phone and on paper. */
export function toBriefPlan(definition: AnyCalculator): AnyCalculator {
  const { schedule } = definition
  if (schedule === undefined) return definition
  const columns = Object.entries(schedule.columns).filter(([name]) => briefly.includes(name))
  const outgo: [string, Column] = ['outgo', { label: { key: '', en: 'Goes out' }, unit: 'inr' }]
  columns.splice(columns.findIndex(([name]) => name === 'income') + 1, 0, outgo)
  return { ...definition, schedule: { ...schedule, columns: Object.fromEntries(columns) } }
}

function toDefinition({ start, rows }: PlanInPaise): AnyCalculator {
  const last = rows.at(-1) ?? start
  const stands = [start, ...rows] as readonly Partial<Record<(typeof optional)[number], number>>[]
  const has = (name: (typeof optional)[number]) => stands.some((stand) => (stand[name] ?? 0) !== 0)
  const ofWorth = {
    plus: ['cash', 'investments', ...(has('property') ? ['property'] : [])],
    minus: ['debts', ...(has('missing') ? ['missing'] : [])],
  }
  const definition = defineCalculator({
    id: planForm.id,
    name: planForm.name.en,
    description: '',
    icon: planForm.icon,
    keywords: [],
    inputs: {},
    outputs: {
      netWorth: {
        label: `Net worth after ${last.year} ${last.year === 1 ? 'year' : 'years'}${has('missing') ? ', if what is missing costs nothing' : ''}`,
        unit: 'inr',
        role: 'headline',
        rest: ofWorth,
      },
      cash: detail('At hand then'),
      investments: detail('Investments then'),
      ...(has('property') && { property: detail('Homes then') }),
      debts: detail('Owed then'),
      ...(has('missing') && { missing: detail('Missing then') }),
      before: detail('Net worth today'),
    },
    compute: () => ({ ...last, before: start.netWorth }),
    series: {
      shape: 'lines',
      x: { label: 'End of', unit: 'years' },
      lines: {
        netWorth: inr('Net worth'),
        investments: inr('Investments'),
        debts: inr('Debts'),
        cash: inr('At hand'),
        ...(has('property') && { property: inr('Homes') }),
        ...(has('missing') && { missing: inr('Missing') }),
      },
      points: () =>
        [start, ...rows].map(({ year, netWorth, investments, debts, cash, property, missing }) => ({
          x: year,
          netWorth,
          investments,
          debts,
          cash,
          property,
          missing,
        })),
    },
    schedule: {
      columns: {
        year: { label: 'Year', unit: 'years' },
        income: inr('Income'),
        ...(has('received') && { received: inr('Paid out to you') }),
        expenses: inr('Living costs'),
        debtPaid: inr('Instalments'),
        invested: inr('Invested'),
        ...(has('shortfall') && { shortfall: inr('Short by') }),
        ...(has('earned') && { earned: inr('Earned at hand') }),
        cash: inr('At hand'),
        ...(has('missing') && { missing: inr('Missing') }),
        investments: inr('Investments'),
        ...(has('property') && { property: inr('Homes') }),
        debts: inr('Debts'),
        netWorth: inr('Net worth'),
      } as Readonly<Record<string, { label: string; unit: 'inr' | 'years' }>>,
      rows: () => rows.map((row) => ({ ...row })),
    },
    formulas: [],
    legend: {},
    explanation: { steps: {} },
    conventions: {},
    goals: [],
    sources: [],
  } as Parameters<typeof defineCalculator>[0])
  return definition as unknown as AnyCalculator
}
