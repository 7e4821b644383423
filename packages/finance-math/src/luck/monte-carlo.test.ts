import { describe, expect, it } from 'vitest'
import { indiaReturns } from './india-returns.ts'
import { monteCarlo } from './monte-carlo.ts'
import { plans } from './plans.test-kit.ts'
import { usReturns } from './us-returns.ts'

const blocks = { model: 'blocks', series: usReturns, equityPercent: 75 } as const
const student = { model: 'student-t', medianPercent: 8, volatilityPercent: 15, inflationPercent: 3 } as const
const percentiles = [5, 25, 50, 75, 95]

function expectNear(found: readonly number[] | undefined, expected: readonly number[]) {
  expect(found).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((found?.[index] as number) - value)).toBeLessThan(0.001 + 1e-9 * Math.abs(value))
  }
}

// The same draws, lived month by month in Python: percentiles of the end, of a year in the middle, of the last spending.
it.each([
  [
    'constant',
    2000,
    1833,
    [0.0, 649450.8598, 1779244.7501, 3442356.382, 7862915.4789],
    16,
    [339009.4257, 798081.6598, 1273988.8132, 1971300.533, 3352594.9161],
    [0.0, 40000.0, 40000.0, 40000.0, 40000.0],
  ],
  [
    'monthly',
    2000,
    472,
    [0.0, 0.0, 0.0, 0.0, 2443737.4102],
    16,
    [0.0, 126849.5034, 498539.4078, 987957.7464, 2148083.9911],
    [0.0, 0.0, 0.0, 49265.217, 161201.0478],
  ],
  [
    'percentage',
    2000,
    1913,
    [48482.597, 775369.2066, 1443242.7056, 2638223.6904, 6100801.9035],
    16,
    [404341.7884, 829256.8206, 1207818.1581, 1729178.1462, 2876814.5491],
    [35000.0, 35000.0, 56907.9983, 60000.0, 60000.0],
  ],
  [
    'guardrails',
    2000,
    1930,
    [56702.5789, 438066.3867, 933397.2807, 1708084.081, 3673212.5559],
    16,
    [385906.1814, 690829.2857, 1029558.057, 1506728.423, 2450562.2675],
    [21523.3605, 43554.2964, 60500.0, 88578.05, 156921.4188],
  ],
  [
    'vpw',
    2000,
    2000,
    [0, 0, 0, 0, 0],
    16,
    [352133.4343, 570541.8849, 800764.6105, 1113055.8524, 1721145.3805],
    [30099.0559, 57437.3628, 89305.4219, 138590.1527, 259048.6893],
  ],
  [
    'fire',
    2000,
    1945,
    [131915.8768, 1002615.1711, 2099562.2548, 4209205.9674, 9250872.6976],
    21,
    [506893.0808, 970950.7561, 1444164.2604, 2071479.6996, 3443105.0589],
    [26244.0, 44000.0, 64420.4, 94317.9076, 167089.9268],
  ],
  [
    'sip',
    2000,
    2000,
    [2334030.0022, 3422588.4687, 4374186.3986, 5417874.9129, 7818033.9524],
    11,
    [1180461.3986, 1534403.0638, 1820920.1768, 2155629.9774, 2716026.8719],
    [0.0, 0.0, 0.0, 0.0, 0.0],
  ],
] as [keyof typeof plans, number, number, number[], number, number[], number[]][])(
  'lives the plan %s through %i draws of blocks',
  (name, runs, lasted, end, middle, inMiddle, spent) => {
    const found = monteCarlo({
      plan: plans[name],
      returns: blocks,
      feePercent: 0.5,
      runs,
      seed: 7,
      percentiles,
    })
    if (name !== 'sip') {
      expect(found.lasted?.count).toBe(lasted)
      expectNear(found.spending.at(-1)?.values, spent)
    }
    expectNear(found.balances.at(-1)?.values, end)
    expectNear(found.balances[middle]?.values, inMiddle)
  },
)

it('lives blocks of three years of India, and draws of Student, as Python does', () => {
  const spending = { rule: 'constant', annual: 400_000 } as const
  const india = monteCarlo({
    plan: { startBalance: 10_000_000, spendingYears: 30, spending },
    returns: { model: 'blocks', series: indiaReturns, blockYears: 3 },
    ...{ runs: 2000, seed: 11 },
  })
  expect(india.lasted?.count).toBe(1599)
  expectNear(india.balances.at(-1)?.values, [0, 2201109.0379, 20886207.1138, 72124938.893, 299652363.3803])
  const drawn = monteCarlo({ plan: plans.constant, returns: student, feePercent: 0.5, runs: 2000, seed: 3 })
  expect(drawn.lasted?.count).toBe(1565)
  expectNear(drawn.balances.at(-1)?.values, [0, 106447.4801, 960443.1911, 2367855.8782, 7133510.8513])
})

// The same draws of real returns beside prices of 6 %, lived month by month in Python.
it('lets prices rise as a plan assumes beside what the drawn years brought', () => {
  const sip = { startBalance: 0, savingYears: 20, annualSaving: 120_000, savingPartsPerYear: 12 } as const
  const ofSip = (inflationPercent?: number) =>
    monteCarlo({
      plan: { ...sip, target: 2_000_000 },
      returns: { ...blocks, ...(inflationPercent && { inflationPercent }) },
      ...{ runs: 2000, seed: 7, percentiles: [50] },
    })
  expect(ofSip().reached?.count).toBe(1859)
  expectNear(ofSip().balances.at(-1)?.values, [3_978_863.9937])
  expect(ofSip(6).reached?.count).toBe(1708)
  expectNear(ofSip(6).balances.at(-1)?.values, [3_093_054.8303])
  const { lasted, emptied } = monteCarlo({
    plan: {
      ...{ startBalance: 200_000, savingYears: 15, annualSaving: 30_000, savingPartsPerYear: 12 },
      spendingYears: 25,
      spending: { rule: 'constant', annual: 40_000 },
    },
    returns: { model: 'blocks', series: indiaReturns, inflationPercent: 6 },
    ...{ runs: 2000, seed: 11 },
  })
  expect([lasted?.count, emptied.count]).toEqual([1500, 500])
})

// 200,000 runs by NumPy's generator and SciPy's distribution: ours are within four errors of drawing.
it.each([
  ['blocks', blocks, 0.91242],
  ['student-t', student, 0.800255],
] as const)('comes near to what others draw by %s', (_model, returns, share) => {
  for (const seed of [1, 2, 3]) {
    const { lasted } = monteCarlo({ plan: plans.constant, returns, feePercent: 0.5, seed })
    expect(lasted?.standardError).toBeCloseTo(Math.sqrt((share * (1 - share)) / 10_000), 3)
    expect(Math.abs((lasted?.share as number) - share)).toBeLessThan(4 * (lasted?.standardError as number))
    expect(lasted?.interval?.[0]).toBeLessThan(lasted?.share as number)
  }
})

it('gives the same for the same seed, and something else for another', () => {
  const run = (seed: number) => monteCarlo({ plan: plans.constant, returns: blocks, runs: 200, seed })
  expect(run(5)).toEqual(run(5))
  expect(run(6).balances).not.toEqual(run(5).balances)
  expect(monteCarlo({ plan: plans.constant, returns: blocks }).runs).toBe(10_000)
})

it('is the plain sum where nothing is left to chance', () => {
  const certain = { ...student, volatilityPercent: 0, medianPercent: 12, inflationPercent: 0 }
  const { balances, reached } = monteCarlo({
    plan: { startBalance: 0, savingYears: 10, annualSaving: 12_000, savingPartsPerYear: 12, target: 224_035 },
    returns: certain,
    ...{ runs: 3, percentiles: [0, 50, 100] },
  })
  // 1,000 at the start of each month at 12 % effective a year: Σ 1000 × 1.12^(k / 12), k from 1 to 120, in Python.
  for (const value of balances.at(-1)?.values ?? []) expect(value).toBeCloseTo(224_035.88955946, 4)
  expect(reached?.count).toBe(3)
  const { balances: both } = monteCarlo({
    plan: { startBalance: 100, savingYears: 2, spendingYears: 1 },
    returns: { ...certain, spendingMedianPercent: 7 },
    ...{ runs: 1, percentiles: [50] },
  })
  expect(both.at(-1)?.values[0]).toBeCloseTo(100 * 1.12 ** 2 * 1.07, 9)
})

it('has fatter tails with fewer degrees of freedom, and the same half', () => {
  const plan = { startBalance: 100, savingYears: 1 }
  const of = (degreesOfFreedom: number) =>
    monteCarlo({
      plan,
      returns: { ...student, degreesOfFreedom, inflationPercent: 0 },
      percentiles: [0.1, 50, 99.9],
    }).balances[1]?.values as number[]
  const [low = 0, half = 0, high = 0] = of(3)
  const [lowOfMany = 0, halfOfMany = 0, highOfMany = 0] = of(1000)
  expect(low).toBeLessThan(lowOfMany)
  expect(high).toBeGreaterThan(highOfMany)
  expect(Math.abs(half - 108)).toBeLessThan(1)
  expect(Math.abs(halfOfMany - 108)).toBeLessThan(1)
})

describe('refuses', () => {
  const ok = { plan: plans.constant, returns: blocks }
  it.each([
    ['input', undefined],
    ['plan', { ...ok, plan: null }],
    ['runs', { ...ok, runs: 0 }],
    ['runs', { ...ok, runs: 100_001 }],
    ['seed', { ...ok, seed: -1 }],
    ['seed', { ...ok, seed: 2 ** 32 }],
    ['returns', { ...ok, returns: undefined }],
    ['returns.model', { ...ok, returns: { model: 'normal' } }],
    ['returns.blockYears', { ...ok, returns: { ...blocks, blockYears: 153 } }],
    ['equityPercent', { ...ok, returns: { model: 'blocks', series: indiaReturns, equityPercent: 50 } }],
    ['inflationPercent', { ...ok, returns: { ...blocks, inflationPercent: -100 } }],
    ['returns.medianPercent', { ...ok, returns: { ...student, medianPercent: -100 } }],
    ['returns.spendingMedianPercent', { ...ok, returns: { ...student, spendingMedianPercent: -100 } }],
    ['returns.volatilityPercent', { ...ok, returns: { ...student, volatilityPercent: -1 } }],
    ['returns.degreesOfFreedom', { ...ok, returns: { ...student, degreesOfFreedom: 2 } }],
    ['returns.inflationPercent', { ...ok, returns: { ...student, inflationPercent: -100 } }],
    ['feePercent', { ...ok, returns: student, feePercent: 101 }],
  ] as [string, never][])('a bad %s by its name', (argument, input) => {
    expect(() => monteCarlo(input)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', argument }))
  })
})
