import { calculators } from '@pkg/finance-math/calculators'
import { describe, expect, it } from 'vitest'
import { toPinnedAnswers } from './pinned-answer.ts'
import { shownPlanRows, toPlanAnswer, toPlannedPins } from './plan-answer.ts'
import { readPlan } from './plan-form.ts'

const registry = new Map(calculators.map((definition) => [definition.id, definition]))

function planOf(numbers: string, ...pins: [calculator: string, query: string][]) {
  const answers = toPinnedAnswers(
    pins.map(([calculator, query]) => ({ calculator, query, name: '' })),
    registry,
  )
  return toPlanAnswer(
    toPlannedPins(answers).planned.map(({ item }) => item),
    readPlan(numbers),
  )
}

const home: [string, string] = [
  'home-loan',
  'price=6000000&downPaymentPercent=20&annualRatePercent=8.5&years=20',
]
const sip: [string, string] = ['sip', 'mode=sip&monthlyInvestment=10000&annualRatePercent=12&years=20']
const deposit: [string, string] = ['fd', 'principal=500000&annualRatePercent=8&years=3']
const salary: [string, string] = ['salary-take-home', '']
const numbers =
  'years=10&start=2000000&returnPercent=6&monthlyIncome=90000&incomeGrowthPercent=7&monthlyCosts=50000&inflationPercent=6&propertyGrowthPercent=5'

const paise = (amount = Number.NaN) => Math.round(amount * 100)
const columns = ['today', 'paid', 'received', 'left', 'owed', 'missing'] as const

describe('the lines of a plan', () => {
  it('say of each pin what it takes, brings, leaves and owes', () => {
    const { items, rest } = planOf(numbers, home, sip, deposit).lines
    // A fifth of 60 lakh; ten years of twelve instalments of 41,655.52 and what is owed then, by Python; 60 lakh × 1.05^10.
    expect(items[0]?.today).toBe(1_200_000)
    expect(items[0]?.paid).toBeCloseTo(4_998_661.8, 0)
    expect(items[0]?.received).toBe(0)
    expect(items[0]?.left).toBeCloseTo(6_000_000 * 1.05 ** 10, 2)
    expect(items[0]?.owed).toBeCloseTo(3_359_703.49, 2)
    // 10,000 × 1.01 × (1.01^120 − 1) ÷ 0.01.
    expect(items[1]).toMatchObject({ today: 0, paid: 1_200_000, received: 0, owed: 0 })
    expect(items[1]?.left).toBeCloseTo((10_000 * 1.01 * (1.01 ** 120 - 1)) / 0.01, 2)
    // Five lakh at 2 % a quarter, for twelve of them.
    expect(items[2]).toMatchObject({ today: 500_000, paid: 0, left: 0, owed: 0 })
    expect(items[2]?.received).toBeCloseTo(500_000 * 1.02 ** 12, 2)
    // Ten years of 10,80,000 and of 6,00,000, which rise.
    expect(rest.map(([name]) => name)).toEqual(['income', 'costs', 'hand'])
    expect(rest[0]?.[1].received).toBeCloseTo((1_080_000 * (1.07 ** 10 - 1)) / 0.07, 1)
    expect(rest[1]?.[1].paid).toBeCloseTo((600_000 * (1.06 ** 10 - 1)) / 0.06, 1)
  })

  it.each([
    ['nominal', '', [home, sip, deposit, salary]],
    ['today', '', [home, sip, deposit, salary]],
    ['nominal', '&monthlyIncome=0', [sip, home, ['loan', 'principal=700000'], ['swp', '']]],
    ['today', '&monthlyCosts=0', [['personal-loan', ''], salary, ['nps', ''], ['ppf', 'openingBalance=7']]],
  ] as [string, string, [string, string][]][])(
    'add up to the plan as it is shown, in %s money%s',
    (money, more, pins) => {
      const found = planOf(`${numbers}&money=${money}${more}`, ...pins)
      const { items, rest, together } = found.lines
      for (const column of columns) {
        const sum = [...items, ...rest.map(([, line]) => line)].reduce(
          (all, line) => all + paise(line[column]),
          0,
        )
        expect(sum).toBe(paise(together[column]))
      }
      const rows = shownPlanRows(found)
      const all = (...names: string[]) =>
        rows.reduce((sum, row) => sum + names.reduce((of, name) => of + paise(row[name]), 0), 0)
      expect(paise(together.paid)).toBe(all('expenses', 'debtPaid', 'invested'))
      expect(paise(together.received)).toBe(all('income', 'received', 'earned'))
      const end = rows.at(-1)
      expect(paise(together.left)).toBe(paise(end?.cash) + paise(end?.investments) + paise(end?.property))
      // What is missing is said as in the figures above: not as owed, which loans are.
      expect(paise(together.owed)).toBe(paise(end?.debts))
      expect(paise(together.missing)).toBe(paise(end?.missing ?? 0))
      expect(paise(together.left) - paise(together.owed) - paise(together.missing)).toBe(paise(end?.netWorth))
    },
  )

  it('have what a salary brings for itself, beside what else comes', () => {
    const { items, rest } = planOf('years=2&monthlyIncome=10000&incomeGrowthPercent=0', salary, [
      'salary-take-home',
      'ctc=900000',
    ]).lines
    const [first, second] = items
    expect(first?.received).toBeGreaterThan(second?.received ?? 0)
    expect(first).toMatchObject({ today: 0, paid: 0, left: 0, owed: 0 })
    expect(rest[0]).toEqual([
      'income',
      { today: 0, paid: 0, received: 240_000, left: 0, owed: 0, missing: 0 },
    ])
  })

  it('have none of what there is nothing of', () => {
    const { items, rest } = planOf('years=2', ['loan', 'principal=1000&years=1']).lines
    // Nothing is there to pay the loan, so what is paid is missing.
    expect(rest).toEqual([
      ['hand', { today: 0, paid: 0, received: 0, left: 0, owed: 0, missing: items[0]?.paid }],
    ])
  })
})
