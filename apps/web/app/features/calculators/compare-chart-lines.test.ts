import { calculators } from '@pkg/finance-math/calculators'
import { describe, expect, it } from 'vitest'
import { toCompareLines } from './compare-chart-lines.ts'
import { mostPins } from './pin.ts'
import { toPinnedAnswers } from './pinned-answer.ts'

const registry = new Map(calculators.map((definition) => [definition.id, definition]))
const answersOf = (...pins: [calculator: string, query: string][]) =>
  toPinnedAnswers(
    pins.map(([calculator, query]) => ({ calculator, query, name: '' })),
    registry,
  )
const at = (line: ReturnType<typeof toCompareLines>['lines'][number] | undefined, year: number) =>
  line?.points.find(({ x }) => x === year)?.y

describe('one chart of several results', () => {
  it('draws as many results as can be pinned in colours of their own', () => {
    const rates = Array.from({ length: mostPins }, (_, place) => 8 + place)
    const { lines } = toCompareLines(
      answersOf(...rates.map((rate): [string, string] => ['fd', `annualRatePercent=${rate}`])),
    )
    expect(new Set(lines.map(({ tone }) => tone))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('has what is owed beside what is there, at the end of each year', () => {
    const { lines, without } = toCompareLines(
      answersOf(
        ['home-loan', 'price=6000000&downPaymentPercent=20&annualRatePercent=8.5&years=20'],
        ['sip', 'mode=sip&monthlyInvestment=10000&annualRatePercent=12&years=20'],
      ),
    )
    expect(without).toEqual([])
    expect(lines.map(({ label, points }) => [label, points[0]?.look])).toEqual([
      ['Home Loan', 'broken'],
      ['SIP', 'solid'],
    ])
    // By Python with 50 digits: the loan month by month, the instalments one by one.
    expect(at(lines[0], 10)).toBeCloseTo(3_359_703, 0)
    expect(at(lines[0], 20)).toBe(0)
    expect(at(lines[1], 10)).toBeCloseTo(2_323_391, 0)
    expect(at(lines[1], 20)).toBeCloseTo(9_991_479.19, 2)
  })

  it('calls lines of one calculator by what tells them apart, in as many letters as a phone has room for', () => {
    const loan = (years: number): [string, string] => [
      'home-loan',
      `price=6000000&downPaymentPercent=20&annualRatePercent=8.5&years=${years}`,
    ]
    const labelsOf = (...pins: [string, string][]) =>
      toCompareLines(answersOf(...pins)).lines.map(({ label }) => label.replace(/\s/g, ' '))
    expect(labelsOf(loan(20), loan(15))).toEqual(['20 years', '15 years'])
    const [first, second] = labelsOf(loan(20), loan(15), ['loan', 'years=10'])
    expect([first, second]).toEqual(['Home Loan, 20…', 'Home Loan, 15…'])
  })

  it('goes on at nothing for a debt that is repaid, also in the middle of a year', () => {
    const { lines } = toCompareLines(
      answersOf(
        ['loan', 'principal=100000&annualRatePercent=10&years=2.5'],
        ['fd', 'principal=1000&years=5'],
      ),
    )
    expect([2, 3, 4, 5].map((year) => at(lines[0], year))).toEqual([expect.any(Number), 0, 0, 0])
    expect(lines[1]?.points.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('begins ages at their first year, so that plans of people of different ages stand together', () => {
    const { lines } = toCompareLines(answersOf(['retirement', 'currentAge=40'], ['nps', 'age=30']))
    expect(lines.map(({ points }) => points[0]?.x)).toEqual([0, 0])
  })

  it('follows the debts that are paid in the order that was chosen', () => {
    const [avalanche, snowball] = ['avalanche', 'snowball'].map((strategy) => {
      const [answer] = answersOf(['debt-payoff', `strategy=${strategy}`])
      const drawn = toCompareLines(answer ? [answer] : []).lines[0]
      const points = answer?.answer?.series() ?? []
      return { drawn: at(drawn, 1), own: points.find(({ x }) => x === 1)?.[strategy] }
    })
    expect(avalanche?.drawn).toBe(avalanche?.own)
    expect(snowball?.drawn).toBe(snowball?.own)
    expect(snowball?.drawn).not.toBe(avalanche?.drawn)
  })

  it('names what has no rupees over years', () => {
    const { lines, without } = toCompareLines(
      answersOf(['gst', ''], ['staking', ''], ['tax', ''], ['fd', '']),
    )
    expect(without.map(({ definition }) => definition.id)).toEqual(['gst', 'staking', 'tax'])
    expect(lines).toHaveLength(1)
  })
})
