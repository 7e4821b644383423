import { describe, expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { runCalculator } from '../calculators/run-calculator.ts'
import { cashFlowPlan } from './cash-flow-plan.ts'
import type { PlanPart } from './plan-part.ts'
import { planPartOf } from './plan-part-of.ts'

function answerOf(id: string, given: Record<string, unknown> = {}) {
  const definition = calculators.find((one) => one.id === id) as (typeof calculators)[number]
  const answer = runCalculator(definition, given)
  if (!answer.ok) throw answer.error
  const rows = answer.schedule()
  return { values: answer.values, outputs: answer.outputs as Readonly<Record<string, number>>, rows }
}

function partOf(id: string, given: Record<string, unknown> = {}): PlanPart {
  const item = planPartOf(id, answerOf(id, given))
  if (item?.kind !== 'part') throw new Error(`${id} is no part`)
  return item.part
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const paidInAll = ({ years }: PlanPart) => sum(years.map(({ paid }) => paid))

describe('what an answer is in a plan', () => {
  // The outputs stand beside the schedules on the calculators’ own pages, and are held to published figures there.
  it.each([
    ['loan', 'totalPayment', 'principal'],
    ['home-loan', undefined, 'loanAmount'],
    ['car-loan', undefined, 'loanAmount'],
    ['personal-loan', undefined, 'principal'],
    ['loan-apr', 'totalPayment', 'received'],
    ['flat-vs-reducing', 'totalPayment', 'principal'],
    ['card-payoff', 'totalPaid', 'owed'],
    ['debt-payoff', 'totalPaid', 'owed'],
  ])('is of %s a debt whose instalments add up to what its page says', (id, total, owed) => {
    const answer = answerOf(id)
    const part = partOf(id)
    const figures = { ...answer.values, ...answer.outputs } as Record<string, number>
    expect(part.kind).toBe('debt')
    expect(part.start).toBe(figures[owed])
    const interest = figures.totalInterest as number
    expect(paidInAll(part)).toBeCloseTo(total ? (figures[total] as number) : part.start + interest, 4)
    expect(part.years.at(-1)?.balance).toBeCloseTo(0, 5)
  })

  it('has the down payment of a home and of a car, and a worth of the home alone', () => {
    const home = partOf('home-loan', { price: 6_000_000, downPaymentPercent: 20 })
    expect(home).toMatchObject({ spent: 1_200_000, property: 6_000_000, start: 4_800_000, lump: 0 })
    const car = partOf('car-loan', { exShowroom: 1_000_000, onRoadPercent: 15, downPaymentPercent: 20 })
    expect(car).toMatchObject({ spent: 230_000, property: 0, start: 920_000 })
  })

  it('ends a loan of two and a half years in the third', () => {
    const { years } = partOf('loan', { principal: 100_000, annualRatePercent: 10, years: 2.5 })
    // By Python: 30 instalments of 3781.14101695.
    expect(years.map(({ paid }) => Math.round(paid * 100) / 100)).toEqual([45_373.69, 45_373.69, 22_686.85])
    expect(years[0]?.balance).toBeCloseTo(62_959.12, 2)
    expect(years[2]?.balance).toBeCloseTo(0, 6)
  })

  it('lets a SIP go on at its own rate once nothing is paid in, from its last month on', () => {
    const part = partOf('sip', { monthlyInvestment: 5000, annualRatePercent: 12, years: 2.5 })
    expect(part.years.map(({ paid }) => paid)).toEqual([60_000, 60_000, 30_000])
    const { rows } = cashFlowPlan({ years: 5, parts: [part] })
    // By Python: 30 months of 5000 at 1 % a month, then 6 and 30 months without.
    expect(rows[2]?.investments).toBeCloseTo(186_470.56, 2)
    expect(rows[4]?.investments).toBeCloseTo(236_768.13, 2)
  })

  it('takes a sum that is invested at once for one that is there on the first day', () => {
    const part = partOf('sip', { mode: 'lump-sum', principal: 100_000, annualRatePercent: 12, years: 2.5 })
    expect(part).toMatchObject({ start: 100_000, lump: 100_000, afterPercent: 12 })
    expect(paidInAll(part)).toBe(0)
    expect(part.years[2]?.balance).toBeCloseTo(140_492.8, 2)
  })

  it('counts a year by its twelfth roots where the calculator does', () => {
    const part = partOf('sip', { rateConvention: 'effective', annualRatePercent: 12, years: 1 })
    expect(part.afterPercent).toBe(12)
    expect(partOf('step-up-sip', { annualRatePercent: 12 }).afterPercent).toBeCloseTo(12.682503, 6)
  })

  it.each([
    ['simple-interest', 'total'],
    ['compound-interest', 'total'],
    ['fd', 'maturity'],
    ['ppf', 'maturity'],
    ['ssy', 'maturity'],
    ['rd', 'maturity'],
    ['epf', 'corpus'],
  ])('pays %s out at its end, and nothing is left', (id, output) => {
    const { outputs } = answerOf(id)
    const { years } = partOf(id)
    expect(years.at(-1)?.received).toBeCloseTo(outputs[output] as number, 2)
    expect(years.at(-1)?.balance).toBe(0)
    expect(sum(years.slice(0, -1).map(({ received }) => received))).toBe(0)
  })

  it('pays a deposit out in the year in which it ends', () => {
    const { years, lump } = partOf('fd', { principal: 100_000, annualRatePercent: 5, years: 2.5 })
    expect(lump).toBe(100_000)
    // By Python, compounded quarterly: 1.0125^4 and 1.0125^10.
    expect(years[0]?.balance).toBeCloseTo(105_094.53, 2)
    expect(years.map(({ received }) => Math.round(received * 100) / 100)).toEqual([0, 0, 113_227.08])
  })

  it('has what an account held before, and what is paid into it', () => {
    const ppf = partOf('ppf', { yearlyDeposit: 150_000, years: 15, openingBalance: 100_000 })
    expect(ppf).toMatchObject({ start: 100_000, lump: 100_000 })
    expect(paidInAll(ppf)).toBe(15 * 150_000)
    expect(paidInAll(partOf('rd', { monthlyDeposit: 5000, months: 60 }))).toBe(300_000)
  })

  it('has contributions to the provident fund as credited by others: they never reach who plans', () => {
    const { outputs } = answerOf('epf')
    const part = partOf('epf')
    expect(paidInAll(part)).toBe(0)
    expect(sum(part.years.map(({ added }) => added))).toBeCloseTo(
      (outputs.own as number) + (outputs.employer as number),
      4,
    )
  })

  it('pays the pension of the NPS after its lump sum, for good', () => {
    const { outputs } = answerOf('nps', { age: 30, exitAge: 60, monthlyContribution: 5000 })
    const part = partOf('nps', { age: 30, exitAge: 60, monthlyContribution: 5000 })
    expect(paidInAll(part)).toBe(1_800_000)
    expect(part.years[29]?.received).toBeCloseTo(outputs.lumpSum as number, 4)
    expect(part.years[30]?.received).toBeCloseTo(12 * (outputs.monthlyPension as number), 6)
    expect(part.years).toHaveLength(100)
  })

  it('has the withdrawals of a SWP, and what is left goes on', () => {
    const { outputs } = answerOf('swp', { principal: 1_000_000, monthlyWithdrawal: 5000, years: 10 })
    const part = partOf('swp', { principal: 1_000_000, monthlyWithdrawal: 5000, years: 10 })
    expect(sum(part.years.map(({ received }) => received))).toBe(outputs.totalWithdrawn)
    expect(part.years.at(-1)?.balance).toBeCloseTo(outputs.finalBalance as number, 4)
    expect(part).toMatchObject({ start: 1_000_000, lump: 1_000_000 })
  })

  it('has a life’s saving and spending of the retirement plan, by years from today', () => {
    const part = partOf('retirement', {
      currentAge: 40,
      retirementAge: 60,
      lifeExpectancy: 85,
      currentSavings: 500_000,
    })
    expect(part.years).toHaveLength(45)
    expect(part.start).toBe(500_000)
    expect(part.years.map(({ paid }) => paid > 0)).toEqual(Array.from({ length: 45 }, (_, year) => year < 20))
    expect(part.years.map(({ received }) => received > 0)).toEqual(
      Array.from({ length: 45 }, (_, year) => year >= 20),
    )
    expect(part.years.at(-1)?.balance).toBeCloseTo(0, 2)
  })

  it('is an income of what a salary leaves in hand', () => {
    const answer = answerOf('salary-take-home')
    expect(planPartOf('salary-take-home', answer)).toEqual({ kind: 'income', annual: answer.outputs.inHand })
  })

  it('is nothing for a calculator without payments over years that begin today, and for a name that is none', () => {
    for (const id of ['gst', 'tax', 'education-loan', 'no-such', 'toString']) {
      expect(planPartOf(id, { values: {}, outputs: {}, rows: [] })).toBeUndefined()
    }
  })

  it('of a schedule without rows is what is there on the first day', () => {
    const item = planPartOf('loan', { values: { principal: 1000 }, outputs: {}, rows: [] })
    const parts = item?.kind === 'part' ? [item.part] : []
    expect(cashFlowPlan({ years: 1, parts }).rows[0]).toMatchObject({ debts: 1000, debtPaid: 0 })
  })
})
