import { calculators } from '@pkg/finance-math/calculators'
import { describe, expect, it } from 'vitest'
import { toPinnedAnswers } from './pinned-answer.ts'
import { listSameAmounts, shownPlanRows, toBriefPlan, toPlanAnswer, toPlannedPins } from './plan-answer.ts'
import { findPlan, readPlan, writePlan } from './plan-form.ts'

const registry = new Map(calculators.map((definition) => [definition.id, definition]))
const answersOf = (...pins: [calculator: string, query: string][]) =>
  toPinnedAnswers(
    pins.map(([calculator, query]) => ({ calculator, query, name: '' })),
    registry,
  )
const itemsOf = (...pins: [calculator: string, query: string][]) =>
  toPlannedPins(answersOf(...pins)).planned.map(({ item }) => item)
const homeLoan = (rate: number): [string, string] => [
  'home-loan',
  `price=6000000&downPaymentPercent=20&annualRatePercent=${rate}&years=20`,
]
const sip: [string, string] = ['sip', 'mode=sip&monthlyInvestment=10000&annualRatePercent=12&years=20']
const numbers =
  'years=20&start=1500000&returnPercent=6&monthlyIncome=150000&incomeGrowthPercent=7&monthlyCosts=50000&inflationPercent=6&propertyGrowthPercent=5'

const paise = (amount = 0) => Math.round(amount * 100)

describe('the plan of pins', () => {
  // ₹15 lakh at hand, 12 lakh paid down; lived month by month in Python with 50 digits.
  it.each([
    [8.5, 87_022_886.3, 61_111_620.88],
    [9, 86_346_915.45, 60_435_650.03],
  ])('says where a home loan at %f % and a SIP lead in 20 years', (rate, netWorth, cash) => {
    const { answer } = toPlanAnswer(itemsOf(homeLoan(rate), sip), readPlan(numbers))
    const outputs = answer.outputs as Readonly<Record<string, number>>
    expect(outputs.netWorth).toBeCloseTo(netWorth, 1)
    expect(outputs.cash).toBeCloseTo(cash, 1)
    expect(outputs.investments).toBeCloseTo(9_991_479.19, 2)
    expect(outputs.debts).toBeCloseTo(0, 4)
  })

  it('lets homes rise as prices do, draws what they and what is missing come to, and marks a worth that lacks its interest', () => {
    const values = readPlan('years=20&monthlyIncome=20000&monthlyCosts=30000')
    const { definition, answer } = toPlanAnswer(itemsOf(homeLoan(8.5)), values)
    const end = answer.series().at(-1) as Readonly<Record<string, number>>
    // 60 lakh × 1.06^20, in Python.
    expect(end.property).toBeCloseTo(19_242_812.83, 2)
    expect(end.missing).toBeGreaterThan(0)
    expect(Object.values(definition.series?.lines ?? {}).map(({ label }) => label.en)).toEqual([
      ...['Net worth', 'Investments', 'Debts', 'At hand', 'Homes', 'Missing'],
    ])
    expect(definition.outputs.netWorth?.label.en).toBe(
      'Net worth after 20 years, if what is missing costs nothing',
    )
    const rich = toPlanAnswer(itemsOf(sip), readPlan(numbers)).definition
    expect(rich.outputs.netWorth?.label.en).toBe('Net worth after 20 years')
    expect(Object.keys(rich.series?.lines ?? {})).toEqual(['netWorth', 'investments', 'debts', 'cash'])
  })

  it.each(['nominal', 'today'])('has rows that add up by hand as they are shown, in %s money', (money) => {
    const values = readPlan(
      `${numbers}&monthlyIncome=60000&money=${money}`.replace('monthlyIncome=150000&', ''),
    )
    const found = toPlanAnswer(itemsOf(homeLoan(8.5), sip), values)
    const { definition, answer, plan } = found
    const rows = shownPlanRows(found)
    expect(paise((answer.outputs as Readonly<Record<string, number>>).netWorth)).toBe(
      paise(plan.rows.at(-1)?.netWorth),
    )
    let before = { cash: plan.start.cash, missing: plan.start.missing }
    for (const row of rows) {
      expect(paise(row.netWorth)).toBe(
        paise(row.cash) +
          paise(row.investments) +
          paise(row.property) -
          paise(row.debts) -
          paise(row.missing),
      )
      if (money === 'nominal') {
        expect(paise(row.cash) - paise(row.missing)).toBe(
          paise(before.cash) -
            paise(before.missing) +
            paise(row.earned) +
            paise(row.income) +
            paise(row.received) -
            paise(row.expenses) -
            paise(row.debtPaid) -
            paise(row.invested),
        )
      }
      expect(paise(row.outgo)).toBe(paise(row.expenses) + paise(row.debtPaid) + paise(row.invested))
      expect(paise(row.shortfall)).toBe(
        Math.max(0, paise(row.outgo) - paise(row.income) - paise(row.received)),
      )
      before = { cash: row.cash ?? 0, missing: row.missing ?? 0 }
    }
    expect(plan.shortfalls.length).toBeGreaterThan(0)
    expect(definition.schedule?.columns).toHaveProperty('shortfall')
  })

  it.each(['nominal', 'today'])(
    'earns nothing where nothing is at hand, and misses no more than it is short by, in %s money',
    (money) => {
      const items = itemsOf(homeLoan(8.5), ['step-up-sip', 'monthlyInvestment=20000&years=10'])
      const found = toPlanAnswer(items, readPlan(`years=12&start=500000&monthlyIncome=30000&money=${money}`))
      const rows = shownPlanRows(found)
      const after = rows.slice(1).filter((_, place) => rows[place]?.cash === 0)
      expect(after.length).toBeGreaterThan(8)
      expect(after.map(({ earned }) => earned)).toEqual(after.map(() => 0))
      for (const { year, amount, uncovered } of found.plan.shortfalls.filter(({ year }) => year > 0)) {
        expect(paise(amount)).toBe(paise(rows[year - 1]?.shortfall))
        expect(paise(uncovered)).toBeLessThanOrEqual(paise(amount))
        if (rows[year - 2]?.cash === 0) expect(paise(uncovered)).toBe(paise(amount))
      }
    },
  )

  it('has no column of what there is none of', () => {
    const { definition } = toPlanAnswer(
      itemsOf(['fd', 'principal=1000&years=3']),
      readPlan('years=3&returnPercent=0'),
    )
    expect(Object.keys(definition.schedule?.columns ?? {})).toEqual([
      'year',
      'income',
      'received',
      'expenses',
      'debtPaid',
      'invested',
      'cash',
      'investments',
      'debts',
      'netWorth',
    ])
  })

  it('has on a phone what comes, what goes, what is owed and what is there', () => {
    const { definition } = toPlanAnswer(itemsOf(sip), readPlan('years=2'))
    const columns = Object.entries(toBriefPlan(definition).schedule?.columns ?? {})
    expect(columns.map(([, { label }]) => label.en)).toEqual([
      'Year',
      'Income',
      'Goes out',
      'Short by',
      'Missing',
      'Debts',
      'Net worth',
    ])
  })

  it('counts a pinned salary as income, for as many years as income lasts', () => {
    const [salary] = answersOf(['salary-take-home', ''])
    const outputs: Readonly<Record<string, unknown>> = { ...salary?.answer?.outputs }
    const inHand = Number(outputs.inHand)
    const { plan } = toPlanAnswer(
      itemsOf(['salary-take-home', '']),
      readPlan('years=3&incomeYears=2&incomeGrowthPercent=10'),
    )
    const income = plan.rows.map((row) => row.income)
    expect(income[0]).toBeCloseTo(inHand, 2)
    expect(income[1]).toBeCloseTo(inHand * 1.1, 2)
    expect(income[2]).toBe(0)
  })

  it('names the pins that have no payments over years, and those without an answer', () => {
    const { planned, others } = toPlannedPins(
      answersOf(
        ['gst', ''],
        ['fd', ''],
        ['card-payoff', 'mode=fixed&balance=100000&annualRatePercent=42&monthlyPayment=100'],
      ),
    )
    expect(planned.map(({ pin }) => pin.definition.id)).toEqual(['fd'])
    expect(others.map(({ definition }) => definition.id)).toEqual(['gst', 'card-payoff'])
  })

  it('begin no account today that was opened at the rates of an earlier time', () => {
    const { planned, others } = toPlannedPins(
      answersOf(
        ['ppf', 'rates=notified&firstFinancialYear=1999-00'],
        // The first of the choices, which is the oldest.
        ['ppf', 'rates=notified&firstFinancialYear=1990-91'],
        ['epf', 'terms=declared&firstFinancialYear=1999-00'],
        ['ppf', ''],
        ['post-office', 'scheme=kvp&openedOn=2020-04-01'],
        ['post-office', 'scheme=kvp'],
        ['ssy', 'opening=notified&openedOn=2018-07-15'],
        ['ssy', ''],
      ),
    )
    expect(planned.map(({ pin }) => pin.answer?.values)).toEqual([
      expect.objectContaining({ rates: 'one' }),
      expect.objectContaining({ openedOn: '2026-10-01' }),
      expect.objectContaining({ opening: 'april' }),
    ])
    expect(others).toHaveLength(5)
  })
})

describe('the numbers of a plan in an address', () => {
  it('come back as they were', () => {
    const { plan, problems } = findPlan(`#pin=fd&${writePlan(readPlan(numbers))}`)
    expect(readPlan(plan)).toEqual(readPlan(numbers))
    expect(problems).toEqual([])
  })

  it('are none where none is named', () => {
    expect(findPlan('#pin=fd~years~2')).toEqual({ plan: '', problems: [] })
  })

  it('are brought within their limits, and that is said', () => {
    const { plan, problems } = findPlan('#years=900&monthlyIncome=lots&lumps=x&start=-5')
    expect(readPlan(plan)).toMatchObject({ years: 60, monthlyIncome: 0, lumps: 'beside', start: 0 })
    expect(problems).toHaveLength(4)
    expect(problems.join(' ')).toContain('Income a month: “lots” is not a number')
  })
})

describe('what may be counted twice', () => {
  const loan: [string, string] = ['loan', 'principal=2000000&annualRatePercent=9&years=15']
  const prepaid: [string, string] = [
    'loan-prepayment',
    'principal=2000000&annualRatePercent=9&years=15&lumpSum=300000&afterMonth=24',
  ]
  const plannedOf = (...pins: [string, string][]) => toPlannedPins(answersOf(...pins)).planned

  it('is a loan beside the same loan, prepaid', () => {
    const planned = plannedOf(loan, prepaid, sip)
    expect(listSameAmounts(planned)).toEqual([
      {
        kind: 'debt',
        amount: 2_000_000,
        labels: [planned[0]?.pin.label, planned[1]?.pin.label],
        isOneLoan: true,
      },
    ])
  })

  it('is one loan for sure where rate and years are the same too, and may be two where they are not', () => {
    const isOne = (...pins: [string, string][]) =>
      listSameAmounts(plannedOf(...pins)).map((same) => same.isOneLoan)
    const home: [string, string] = [
      'home-loan',
      'price=2500000&downPaymentPercent=20&annualRatePercent=9&years=15',
    ]
    expect(isOne(prepaid, home)).toEqual([true])
    expect(isOne(loan, home)).toEqual([true])
    expect(isOne(prepaid, ['loan', 'principal=2000000&annualRatePercent=9.1&years=15'])).toEqual([false])
    expect(isOne(prepaid, ['loan', 'principal=2000000&annualRatePercent=9&years=14'])).toEqual([false])
    // It is paid back after some years of study, by instalments of its own.
    expect(isOne(loan, ['education-loan', 'principal=2000000&annualRatePercent=9&years=15'])).toEqual([false])
  })

  it('is neither two loans of one calculator, of which the plan speaks otherwise, nor loans of other amounts', () => {
    const other: [string, string] = ['personal-loan', 'principal=2000001&annualRatePercent=9&years=5']
    expect(listSameAmounts(plannedOf(loan, [...loan] as [string, string], other))).toEqual([])
    expect(listSameAmounts(plannedOf(sip, ['rd', 'monthlyDeposit=5000']))).toEqual([])
  })

  it('is a deposit beside the same deposit that pays out', () => {
    const planned = plannedOf(['fd', 'principal=500000'], ['fd-payout', 'principal=500000'])
    expect(listSameAmounts(planned)).toMatchObject([
      { kind: 'investment', amount: 500_000, isOneLoan: false },
    ])
  })
})
