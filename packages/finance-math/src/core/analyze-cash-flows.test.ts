import { describe, expect, it } from 'vitest'
import { analyzeCashFlows } from './analyze-cash-flows.ts'

describe('analyzeCashFlows', () => {
  it('lists every rate, ascending', () => {
    const { signChanges, roots } = analyzeCashFlows([-1, 6, -11, 6])
    expect(signChanges).toBe(3)
    expect(roots.map((root) => Number(root.toFixed(12)))).toEqual([0, 1, 2])
  })
  it('takes dated flows', () => {
    const flows = [
      { date: '2024-01-01', amount: -100 },
      { date: new Date('2024-12-31'), amount: 110 },
    ]
    expect(analyzeCashFlows(flows)).toEqual({ signChanges: 1, roots: [expect.closeTo(0.1, 12)] })
  })
  it('skips zeros when it counts changes of direction', () => {
    expect(analyzeCashFlows([-100, 0, 0, 50, 0, -5]).signChanges).toBe(2)
  })
  it('says that flows of one sign have no rate', () => {
    expect(analyzeCashFlows([100, 200])).toEqual({ signChanges: 0, roots: [] })
  })
  it('finds the roots of a polynomial built from them', () => {
    let values = [-1]
    const rates = [-0.5, -0.1, 0.05, 0.4, 1.5]
    for (const rate of rates) {
      values = [...values, 0].map((value, k) => value - (1 + rate) * (values[k - 1] ?? 0))
    }
    const { signChanges, roots } = analyzeCashFlows(values)
    expect(signChanges).toBe(5)
    roots.forEach((root, k) => {
      expect(root).toBeCloseTo(rates[k] as number, 9)
    })
  })
  it('loses no rate among others that almost coincide (60 digits)', () => {
    const values = [
      1, -9.613736230554059, 37.63145578679395, -76.66850884597224, 85.69155108775375, -49.83471763199631,
      11.793955833974906,
    ]
    const { roots } = analyzeCashFlows(values)
    // Two rates each lie within a millionth of 0 and of 1.25, where the value is nothing but rounding errors.
    expect(roots.map((root) => root.toFixed(4).replace('-0.', '0.'))).toEqual([
      '0.0000',
      '0.2500',
      '0.8637',
      '1.2500',
    ])
  })
})
