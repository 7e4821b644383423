import { above, atLeast, list, object, oneOf, result, whole } from '../primitives/check.ts'
import type { PlanPart } from './plan-part.ts'

/** An income, or costs, of a year: what they are in the first year, how they rise, and how long they last. */
export interface PlanFlow {
  annual: number
  /** Percent a year, from the second year on (0). */
  growthPercent?: number
  /** Years that it lasts; the whole plan unless given. */
  years?: number
}

/** What `cashFlowPlan` takes. */
export interface CashFlowPlanInput {
  years: number
  startBalance?: number
  returnPercent?: number
  incomes?: readonly PlanFlow[]
  expenses?: readonly PlanFlow[]
  parts?: readonly PlanPart[]
  lumpsFromStart?: boolean
  propertyGrowthPercent?: number
  inflationPercent?: number
  money?: 'nominal' | 'today'
}

/** What is there on a day. */
export interface PlanStand {
  /** 0 for the first day, else the year at whose end it is. */
  year: number
  /** Money at hand; none where some is missing. */
  cash: number
  /** What was to be paid by then and was not there: it is owed to nobody in particular, and costs no interest here. */
  missing: number
  investments: number
  property: number
  debts: number
  /** cash + investments + property − debts − missing. */
  netWorth: number
}

/** A year of a plan: what came, what went, and what is there at its end. */
export interface PlanRow extends PlanStand {
  income: number
  /** What investments paid out, and what a chit fund did. */
  received: number
  expenses: number
  /** Instalments. */
  debtPaid: number
  /** Paid into investments. */
  invested: number
  /** expenses + debtPaid + invested. */
  outgo: number
  /** By how much outgo exceeds income and received; 0 where it does not. */
  shortfall: number
  /** What money at hand has earned. */
  earned: number
}

/** A year that takes more than it brings. */
export interface PlanShortfall {
  year: number
  amount: number
  /** The part of it that no money at hand covers either. */
  uncovered: number
}

/** What one part does in a year, and what is there of it at its end: a row has the sums of these over all parts. */
export type PlanPartRow = Pick<
  PlanRow,
  'received' | 'debtPaid' | 'invested' | 'investments' | 'property' | 'debts'
>

/** The plan: the first day, its years, and those that take more than they bring. */
export interface CashFlowPlanResult {
  start: PlanStand
  rows: readonly PlanRow[]
  /** Of each part, in the order in which they were given, its years. */
  parts: readonly (readonly PlanPartRow[])[]
  /** The first day is year 0: where what is spent then is more than there is. */
  shortfalls: readonly PlanShortfall[]
}

/**
 * Loans, investments, incomes and costs as one plan over years. What a year leaves is added to the money at hand, what it
 * lacks is taken from there; where there is not enough, the rest is told as missing, and what later years leave fills that
 * first. Money at hand earns on what was there at the beginning of the year.
 *
 * @formula M_t = M_(t − 1) + max(0, M_(t − 1)) × r + I_t + R_t − E_t − D_t − S_t
 * @formula W_t = M_t + A_t + P_t − B_t
 * @where M_t money at hand at the end of year t, below zero where some is missing; r returnPercent / 100; I_t incomes;
 *   R_t what parts paid out; E_t costs; D_t instalments; S_t what was invested; W_t the net worth; A_t what investments
 *   are worth; P_t property; B_t debts
 * @param input years (1 to 100); startBalance in money (0); returnPercent that it earns a year (0); incomes and expenses,
 *   each with annual in money of the first year, growthPercent a year (0) and the years that it lasts; parts, as `planPart`
 *   makes them; lumpsFromStart, whether sums put in on the first day come out of startBalance or are there beside it (false);
 *   propertyGrowthPercent a year (0); inflationPercent a year (0); money `'nominal'` (default), or `'today'`, where every
 *   amount of a year is divided by the rise of prices up to its end
 * @see the accounting identity: what comes in less what goes out is the change of what is at hand
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const { rows, shortfalls } = cashFlowPlan({
 *   years: 2,
 *   startBalance: 100_000,
 *   incomes: [{ annual: 600_000 }],
 *   expenses: [{ annual: 650_000 }],
 * })
 * const told = [rows.map(({ cash }) => cash), shortfalls[0]]
 * told //=> [[50000, 0], { year: 1, amount: 50000, uncovered: 0 }]
 */
export function cashFlowPlan(input: CashFlowPlanInput): CashFlowPlanResult {
  const {
    startBalance = 0,
    returnPercent = 0,
    lumpsFromStart = false,
    money = 'nominal',
  } = object('input', input)
  const { incomes = [], expenses = [], parts = [], propertyGrowthPercent = 0, inflationPercent = 0 } = input
  const years = whole('years', input.years, 1, 100)
  atLeast('startBalance', startBalance, 0)
  const yearly = above('returnPercent', returnPercent, -100) / 100
  const propertyGrowth = 1 + above('propertyGrowthPercent', propertyGrowthPercent, -100) / 100
  const prices =
    oneOf('money', money, ['nominal', 'today']) === 'today'
      ? 1 + above('inflationPercent', inflationPercent, -100) / 100
      : 1
  const incomeIn = readFlows('incomes', incomes)
  const expenseIn = readFlows('expenses', expenses)
  for (const part of list('parts', parts, 0)) list('parts.years', object('parts', part).years, 0)
  const spent = sum(parts, ({ spent: one }) => one)
  const lumps = lumpsFromStart ? sum(parts, ({ lump }) => lump) : 0

  const partIn = (part: PlanPart, year: number): PlanPartRow => {
    const level = prices ** year
    const { paid = 0, received = 0 } = part.years[year - 1] ?? {}
    const isDebt = part.kind === 'debt'
    const owned = ((isDebt ? -1 : 1) * balanceAfter(part, year)) / level
    return {
      received: received / level,
      debtPaid: isDebt ? paid / level : 0,
      invested: isDebt ? 0 : paid / level,
      investments: Math.max(0, owned),
      property: (part.property * propertyGrowth ** year) / level,
      debts: Math.max(0, -owned),
    }
  }

  const standAt = (year: number, balance: number): PlanStand => {
    const level = prices ** year
    const of = (name: keyof PlanPartRow) => sum(parts, (part) => partIn(part, year)[name])
    const [cash, missing] = [Math.max(0, balance) / level, Math.max(0, -balance) / level]
    const [investments, property, debts] = [of('investments'), of('property'), of('debts')]
    const netWorth = result('input', input, cash + investments + property - debts - missing)
    return { year, cash, missing, investments, property, debts, netWorth }
  }

  let balance = startBalance - spent - lumps
  const start = standAt(0, balance)
  const shortfalls: PlanShortfall[] = []
  if (balance < 0) shortfalls.push({ year: 0, amount: spent + lumps, uncovered: -balance })
  const rows: PlanRow[] = []
  for (let year = 1; year <= years; year++) {
    const level = prices ** year
    const paidInto = (kind: PlanPart['kind']) =>
      sum(parts, (part) => (part.kind === kind ? (part.years[year - 1]?.paid ?? 0) : 0))
    const income = incomeIn(year)
    const received = sum(parts, (part) => part.years[year - 1]?.received ?? 0)
    const costs = expenseIn(year)
    const debtPaid = paidInto('debt')
    const invested = paidInto('investment')
    const earned = Math.max(0, balance) * yearly
    const outgo = costs + debtPaid + invested
    const before = Math.max(0, balance) + earned
    const shortfall = Math.max(0, outgo - income - received)
    balance += earned + income + received - outgo
    // What is missing from earlier years is no part of this one's.
    const uncovered = Math.max(0, shortfall - before)
    if (shortfall > 0) shortfalls.push({ year, amount: shortfall / level, uncovered: uncovered / level })
    rows.push({
      ...standAt(year, balance),
      income: income / level,
      received: received / level,
      expenses: costs / level,
      debtPaid: debtPaid / level,
      invested: invested / level,
      outgo: outgo / level,
      shortfall: shortfall / level,
      earned: earned / level,
    })
  }
  const lived = parts.map((part) => rows.map(({ year }) => partIn(part, year)))
  return { start, rows, parts: lived, shortfalls }
}

/** What the flows come to in a year, together. */
function readFlows(argument: string, flows: readonly PlanFlow[]): (year: number) => number {
  const read = list(argument, flows, 0).map(({ annual, growthPercent = 0, years = 100 }) => ({
    annual: atLeast(`${argument}.annual`, annual, 0),
    growth: 1 + above(`${argument}.growthPercent`, growthPercent, -100) / 100,
    years: whole(`${argument}.years`, years, 0, 100),
  }))
  return (year) => sum(read, (flow) => (year <= flow.years ? flow.annual * flow.growth ** (year - 1) : 0))
}

/** What is there of a part, or owed, at the end of a year. */
function balanceAfter({ start, years, afterPercent }: PlanPart, year: number): number {
  if (year === 0) return start
  const left = years[Math.min(year, years.length) - 1]?.balance ?? start
  return left * (1 + afterPercent / 100) ** Math.max(0, year - years.length)
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
