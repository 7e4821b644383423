import { describe, expect, it } from 'vitest'
import { analyzeCashFlows } from './analyze-cash-flows.ts'
import { xirr } from './xirr.ts'

const day30 = (k: number) => new Date(k * 30 * 864e5)

const project = [
  { date: '2008-01-01', amount: -10_000 },
  { date: '2008-03-01', amount: 2750 },
  { date: '2008-10-30', amount: 4250 },
  { date: '2009-02-15', amount: 3250 },
  { date: '2009-04-01', amount: 2750 },
]

describe('xirr', () => {
  it("gives Excel's documented XIRR of 37.34 %", () => {
    expect(xirr(project)).toBeCloseTo(0.373362535, 8)
  })
  it.each<[string, number, [string, number][]]>([
    [
      'MathWorks, xirr, basis actual/365',
      0.10064378342638,
      [
        ['2007-01-12', -10_000],
        ['2008-02-14', 2500],
        ['2008-03-03', 2000],
        ['2008-06-14', 3000],
        ['2008-12-01', 4000],
      ],
    ],
    [
      'java-xirr, README',
      0.2504234710540838,
      [
        ['2016-01-15', -1000],
        ['2016-02-08', -2500],
        ['2016-04-17', -1000],
        ['2016-08-24', 5050],
      ],
    ],
    [
      'java-xirr, issue 5: a loss within four weeks',
      -0.7640294,
      [
        ['2001-06-22', -2610],
        ['2001-07-03', -2589],
        ['2001-07-05', -5110],
        ['2001-07-06', -2550],
        ['2001-07-09', -5086],
        ['2001-07-10', -2561],
        ['2001-07-12', -5040],
        ['2001-07-13', -2552],
        ['2001-07-16', -2530],
        ['2001-07-17', 29_520],
      ],
    ],
    [
      'PhpSpreadsheet, issue 2469',
      -0.642307613,
      [
        ['2021-11-24', 55_600],
        ['2021-12-24', -51_094.83],
      ],
    ],
  ])('gives the published rate of %s', (_source, expected, published) => {
    expect(xirr(published.map(([date, amount]) => ({ date, amount })))).toBeCloseTo(expected, 7)
  })
  it('takes strings and dates of any hour for the same days', () => {
    const dates = project.map(({ date, amount }) => ({ date: new Date(`${date}T23:59:59Z`), amount }))
    expect(xirr(dates)).toBe(xirr(project))
  })
  it('is the same in any order', () => {
    expect(xirr(project.toReversed())).toBe(xirr(project))
  })
  it('adds flows of one day', () => {
    const split = project.flatMap(({ date, amount }) => [
      { date, amount: amount * 1.5 },
      { date, amount: amount * -0.5 },
    ])
    expect(xirr(split)).toBeCloseTo(xirr(project), 12)
  })
  it('is the same in whatever order the flows of one day come', () => {
    const day = [0.1, 0.2, 0.3, 1e9, -1e9].map((amount) => ({ date: '2008-06-01', amount }))
    const found = [day, day.toReversed()].map((flows) => xirr([...project, ...flows]))
    expect(found[0]).toBe(found[1])
  })
  it('lists rates on both sides of 0 of days far from 1970', () => {
    const flows = [-1, 1.9, -0.88].map((amount, k) => ({
      date: new Date((20_000 + 365 * k) * 864e5),
      amount,
    }))
    expect(analyzeCashFlows(flows).roots.map((rate) => rate.toFixed(10))).toEqual([
      '-0.2000000000',
      '0.1000000000',
    ])
    expect(xirr(flows, -0.15)).toBeCloseTo(-0.2, 10)
  })
  it('lists rates below 0 of days long before 1970', () => {
    const flows = [-1, 1.3, -0.4].map((amount, k) => ({
      date: new Date(Date.UTC(1900, 0, 1) + 365 * k * 864e5),
      amount,
    }))
    expect(analyzeCashFlows(flows).roots.map((rate) => rate.toFixed(10))).toEqual([
      '-0.5000000000',
      '-0.2000000000',
    ])
  })
  it('forgets days of no flow before and after the others', () => {
    const none = [
      { date: '1999-01-01', amount: 0 },
      { date: '2029-01-01', amount: 0 },
    ]
    expect(xirr([...none, ...project])).toBe(xirr(project))
  })
  it('forgets days whose flows cancel out', () => {
    const more = [{ date: '2000-01-01', amount: 5 }, { date: '2000-01-01', amount: -5 }, ...project]
    expect(xirr(more)).toBeCloseTo(xirr(project), 12)
  })
  it('finds rates of thousands of percent', () => {
    expect(
      xirr([
        { date: '2024-01-01', amount: -100 },
        { date: '2024-01-15', amount: 150 },
      ]),
    ).toBeCloseTo(1.5 ** (365 / 14) - 1, 6)
  })
  it('is right to the last digits where a halving happens to end beside the root', () => {
    const day = (days: number) => new Date(days * 864e5)
    const flows = [
      [1, -118.44449849726834],
      [181, 168.66511691765186],
      [1082, -871.3383267034488],
      [1684, -227.90249708476586],
      [1729, -605.5184203225738],
      [2227, 318.4640019752385],
      [2686, -332.5262861012137],
      [2893, 74.36964962369291],
      [3305, 261.4287066559441],
    ].map(([days = 0, amount = 0]) => ({ date: day(days), amount }))
    // Computed with 60 digits.
    expect(xirr(flows)).toBeCloseTo(-0.3185372376648265, 15)
  })
  it('lists one rate, and that exactly, of flows that change direction 299 times', () => {
    const signs = Array.from({ length: 300 }, (_, k) => ({ date: day30(k), amount: k % 2 ? 105 : -100 }))
    expect(analyzeCashFlows(signs).roots).toHaveLength(1)
    expect(xirr(signs)).toBeCloseTo(1.05 ** (365 / 30) - 1, 10)
  })
  it('refuses flows that are all on one day', () => {
    expect(() =>
      xirr([
        { date: '2024-01-01', amount: -1 },
        { date: '2024-01-01', amount: 2 },
      ]),
    ).toThrow('flows must be of both signs, each day summed.')
  })
  it.each([
    '2023-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-1-1',
    '',
    '1 Jan 2023',
  ])('refuses the date %j', (date) => {
    expect(() =>
      xirr([
        { date, amount: -1 },
        { date: '2024-01-01', amount: 2 },
      ]),
    ).toThrow('flows must be finite amounts dated YYYY-MM-DD; item 0 is not.')
  })
  it('refuses an invalid Date', () => {
    expect(() =>
      xirr([
        { date: new Date(Number.NaN), amount: -1 },
        { date: '2024-01-01', amount: 2 },
      ]),
    ).toThrow('flows must be finite amounts dated YYYY-MM-DD; item 0 is not.')
  })
  it('refuses flows without an amount', () => {
    for (const flow of [null, undefined, { date: '2023-01-01' }]) {
      expect(() => xirr([flow as never, null as never])).toThrow(
        'flows must be finite amounts dated YYYY-MM-DD; item 0 is not.',
      )
    }
  })
})

describe('xirr of flows a few days apart', () => {
  it('stays above -1 for a loss that no double above -1 can tell from a total one', () => {
    const found = xirr([
      { date: '2024-01-01', amount: -100 },
      { date: '2024-01-03', amount: 1 },
    ])
    expect(found).toBe(-0.9999999999999999)
  })
  it('refuses a gain whose yearly rate is beyond the largest double', () => {
    const gain = [
      { date: '2024-01-01', amount: -1 },
      { date: '2024-01-02', amount: 1000 },
    ]
    expect(() => xirr(gain)).toThrow('No rate fits the flows.')
  })
})
