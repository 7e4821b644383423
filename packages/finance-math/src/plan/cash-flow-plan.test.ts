import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { runCalculator } from '../calculators/run-calculator.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { type CashFlowPlanInput, cashFlowPlan } from './cash-flow-plan.ts'
import type { PlanPart } from './plan-part.ts'
import { planPartOf } from './plan-part-of.ts'

function partOf(id: string, given: Record<string, unknown>): PlanPart {
  const definition = calculators.find((one) => one.id === id) as (typeof calculators)[number]
  const answer = runCalculator(definition, given)
  if (!answer.ok) throw answer.error
  const item = planPartOf(id, { values: answer.values, outputs: answer.outputs, rows: answer.schedule() })
  if (item?.kind !== 'part') throw new Error(`${id} is no part`)
  return item.part
}

const homeLoan = { price: 6_000_000, downPaymentPercent: 20, annualRatePercent: 8.5, years: 20 }
const household: CashFlowPlanInput = {
  years: 20,
  startBalance: 1_500_000,
  returnPercent: 6,
  incomes: [{ annual: 1_800_000, growthPercent: 7 }],
  expenses: [{ annual: 600_000, growthPercent: 6 }],
  parts: [
    partOf('home-loan', homeLoan),
    partOf('sip', { monthlyInvestment: 10_000, annualRatePercent: 12, years: 10 }),
    partOf('swp', { principal: 5_000_000, monthlyWithdrawal: 30_000, annualRatePercent: 7, years: 15 }),
  ],
  propertyGrowthPercent: 5,
  inflationPercent: 6,
}

describe('a plan over years', () => {
  // Lived month by month in Python with 50 digits (Decimal).
  it.each([
    [
      1, 360_000, 600_000, 499_866.18, 120_000, 18_000, 1_258_133.82, 5_117_766.13, 6_300_000, 4_704_469,
      7_971_430.94,
    ],
    [
      10, 360_000, 1_013_687.38, 499_866.18, 120_000, 943_818.32, 18_709_796.63, 7_179_153.42, 9_773_367.76,
      3_359_703.49, 32_302_614.32,
    ],
    [
      11, 360_000, 1_074_508.62, 499_866.18, 0, 1_122_587.8, 22_158_882.07, 7_453_063.44, 10_262_036.15,
      3_136_863.38, 36_737_118.28,
    ],
    [
      20, 0, 1_815_359.7, 499_866.18, 0, 3_945_976.53, 73_906_775.64, 14_381_769.93, 15_919_786.23, 0,
      104_208_331.8,
    ],
  ])('of a home loan, a SIP and withdrawals is that of Python in year %i', (year, ...expected) => {
    const row = cashFlowPlan(household).rows[year - 1]
    const told = [
      row?.received,
      row?.expenses,
      row?.debtPaid,
      row?.invested,
      row?.earned,
      row?.cash,
      row?.investments,
    ]
    const rounded = [...told, row?.property, row?.debts, row?.netWorth].map(
      (value) => Math.round((value ?? Number.NaN) * 100) / 100,
    )
    for (const [place, value] of rounded.entries()) expect(value).toBeCloseTo(expected[place] as number, 1)
  })

  it('begins with the down payment gone, and withdrawals’ principal beside what is at hand', () => {
    const { start } = cashFlowPlan(household)
    expect(start).toEqual({
      year: 0,
      cash: 300_000,
      missing: 0,
      investments: 5_000_000,
      property: 6_000_000,
      debts: 4_800_000,
      netWorth: 6_500_000,
    })
  })

  it.each(['nominal', 'today'] as const)('says of each part what it does, in %s money', (money) => {
    const { rows, parts } = cashFlowPlan({ ...household, money })
    const level = money === 'today' ? 1.06 : 1
    const [home, sip, swp] = parts
    // By hand: twelve instalments of 41,655.52 (Python), twelve of 10,000 and twelve of 30,000.
    expect(home?.[0]?.debtPaid).toBeCloseTo(499_866.18 / level, 2)
    expect(home?.[0]).toMatchObject({ received: 0, invested: 0, investments: 0 })
    expect(home?.[0]?.property).toBeCloseTo(6_300_000 / level, 6)
    expect(home?.[0]?.debts).toBeCloseTo(4_704_469 / level, 0)
    expect(sip?.[9]?.invested).toBeCloseTo(120_000 / level ** 10, 6)
    expect(sip?.[10]).toMatchObject({ invested: 0, received: 0, debtPaid: 0, debts: 0, property: 0 })
    expect(swp?.[0]?.received).toBeCloseTo(360_000 / level, 6)
    for (const [place, row] of rows.entries()) {
      for (const name of ['received', 'debtPaid', 'invested', 'investments', 'property', 'debts'] as const) {
        const together = parts.reduce((sum, years) => sum + (years[place]?.[name] ?? Number.NaN), 0)
        expect(together).toBeCloseTo(row[name], 4)
      }
    }
  })

  it('takes sums that are put in on the first day out of what is at hand where that is asked, and tells what lacks', () => {
    const { start, shortfalls } = cashFlowPlan({ ...household, lumpsFromStart: true })
    expect(start).toMatchObject({ cash: 0, missing: 4_700_000, investments: 5_000_000, netWorth: 1_500_000 })
    // 15 lakh are there, 12 lakh and 50 lakh are to be paid.
    expect(shortfalls[0]).toEqual({ year: 0, amount: 6_200_000, uncovered: 4_700_000 })
  })

  it('names each year that takes more than it brings, and what nothing covers, and never falls below zero in silence', () => {
    const { rows, shortfalls } = cashFlowPlan({
      years: 4,
      startBalance: 100_000,
      returnPercent: 10,
      incomes: [{ annual: 1_000_000, years: 0 }, { annual: 50_000 }],
      expenses: [{ annual: 120_000, years: 3 }],
    })
    // 100,000 + 10,000 − 70,000 = 40,000; 44,000 − 70,000 = −26,000; −96,000; −46,000.
    expect(rows.map(({ cash, missing }) => [cash, missing])).toEqual([
      [40_000, 0],
      [0, 26_000],
      [0, 96_000],
      [0, 46_000],
    ])
    expect(shortfalls).toEqual([
      { year: 1, amount: 70_000, uncovered: 0 },
      { year: 2, amount: 70_000, uncovered: 26_000 },
      { year: 3, amount: 70_000, uncovered: 70_000 },
    ])
    expect(rows.map(({ netWorth }) => netWorth)).toEqual([40_000, -26_000, -96_000, -46_000])
  })

  it('says everything in money of the first day by the prices of each year’s end', () => {
    const nominal = cashFlowPlan(household)
    const today = cashFlowPlan({ ...household, money: 'today' })
    // 104,208,331.80 / 1.06^20, by Python.
    expect(today.rows[19]?.netWorth).toBeCloseTo(32_492_650.44, 1)
    expect(today.start).toEqual(nominal.start)
    today.rows.forEach((row, place) => {
      const level = 1.06 ** row.year
      for (const [name, value] of Object.entries(nominal.rows[place] as object)) {
        if (name !== 'year') expect((row as never)[name] * level).toBeCloseTo(value as number, 2)
      }
    })
  })

  const money = fc.double({ min: 0, max: 1e8, noNaN: true })
  const percent = fc.double({ min: -20, max: 30, noNaN: true })
  const flow = fc.record({ annual: money, growthPercent: percent, years: fc.integer({ min: 0, max: 40 }) })
  const part = fc.oneof(
    fc
      .record({
        principal: fc.integer({ min: 1000, max: 10_000_000 }),
        annualRatePercent: fc.integer({ min: 1, max: 30 }),
        years: fc.integer({ min: 1, max: 30 }),
      })
      .map((given) => partOf('loan', given)),
    fc
      .record({
        monthlyInvestment: fc.integer({ min: 100, max: 100_000 }),
        annualRatePercent: fc.integer({ min: 1, max: 20 }),
        years: fc.integer({ min: 1, max: 30 }),
      })
      .map((given) => partOf('sip', given)),
    fc
      .record({
        principal: fc.integer({ min: 1000, max: 10_000_000 }),
        monthlyWithdrawal: fc.integer({ min: 100, max: 90_000 }),
        years: fc.integer({ min: 1, max: 30 }),
      })
      .map((given) => partOf('swp', given)),
    fc.integer({ min: 1000, max: 1_000_000 }).map((principal) => partOf('fd', { principal, years: 3 })),
  )
  const anyPlan = fc.record({
    years: fc.integer({ min: 1, max: 35 }),
    startBalance: money,
    returnPercent: percent,
    incomes: fc.array(flow, { maxLength: 3 }),
    expenses: fc.array(flow, { maxLength: 3 }),
    parts: fc.array(part, { maxLength: 4 }),
    lumpsFromStart: fc.boolean(),
    propertyGrowthPercent: percent,
  })
  const isNear = (value: number, other: number, size: number) =>
    expect(Math.abs(value - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, size))

  it('changes what is at hand by what comes less what goes, and is worth the sum of its parts', () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        const { start, rows } = cashFlowPlan(given)
        let before = start
        for (const row of rows) {
          const size =
            row.cash +
            row.missing +
            row.income +
            row.outgo +
            row.received +
            before.missing +
            row.debts +
            row.investments
          isNear(row.outgo, row.expenses + row.debtPaid + row.invested, size)
          isNear(
            row.cash - row.missing,
            before.cash - before.missing + row.earned + row.income + row.received - row.outgo,
            size,
          )
          isNear(row.netWorth, row.cash + row.investments + row.property - row.debts - row.missing, size)
          isNear(row.shortfall, Math.max(0, row.outgo - row.income - row.received), size)
          expect(Math.min(row.cash, row.missing)).toBe(0)
          before = row
        }
      }),
      { numRuns: 200 },
    )
  })

  it('of several parts is what each of them is by itself, added up', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 35 }),
        (parts, years) => {
          const all = cashFlowPlan({ years, parts })
          const single = parts.map((one) => cashFlowPlan({ years, parts: [one] }))
          all.rows.forEach((row, place) => {
            for (const name of ['received', 'debtPaid', 'invested', 'investments', 'debts'] as const) {
              const sum = single.reduce((total, { rows }) => total + (rows[place]?.[name] ?? Number.NaN), 0)
              isNear(row[name], sum, sum)
            }
          })
        },
      ),
      { numRuns: 100 },
    )
  })

  it('owes nothing once every loan is over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e7 }),
        fc.integer({ min: 1, max: 30 }),
        (principal, years) => {
          const { rows } = cashFlowPlan({ years: years + 2, parts: [partOf('loan', { principal, years })] })
          expect(rows[years - 1]?.debts).toBeCloseTo(0, 5)
          expect(rows.slice(years).map(({ debts, debtPaid }) => [debts, debtPaid])).toEqual([
            [rows[years - 1]?.debts, 0],
            [rows[years - 1]?.debts, 0],
          ])
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each<[string, unknown]>([
    ['input', undefined],
    ['years', { years: 0 }],
    ['years', { years: 101 }],
    ['years', { years: 1.5 }],
    ['startBalance', { years: 1, startBalance: -1 }],
    ['startBalance', { years: 1, startBalance: Number.NaN }],
    ['returnPercent', { years: 1, returnPercent: -100 }],
    ['propertyGrowthPercent', { years: 1, propertyGrowthPercent: Number.POSITIVE_INFINITY }],
    ['inflationPercent', { years: 1, money: 'today', inflationPercent: -100 }],
    ['money', { years: 1, money: 'gold' }],
    ['incomes', { years: 1, incomes: {} }],
    ['incomes.annual', { years: 1, incomes: [{ annual: -1 }] }],
    ['expenses.growthPercent', { years: 1, expenses: [{ annual: 1, growthPercent: -100 }] }],
    ['expenses.years', { years: 1, expenses: [{ annual: 1, years: 0.5 }] }],
    ['parts', { years: 1, parts: [null] }],
    ['parts.years', { years: 1, parts: [{}] }],
  ])('refuses %s that it cannot take, by name', (argument, given) => {
    const refused = (() => {
      try {
        return cashFlowPlan(given as CashFlowPlanInput)
      } catch (error) {
        return error
      }
    })()
    expect(refused).toBeInstanceOf(FinanceMathError)
    expect(refused).toMatchObject({ code: 'INVALID_ARGUMENT', argument })
  })

  it('refuses what leads beyond the largest number', () => {
    const given = { years: 100, startBalance: 1e300, returnPercent: 1e6 }
    expect(() => cashFlowPlan(given)).toThrowError(expect.objectContaining({ code: 'NO_SOLUTION' }))
  })
})
