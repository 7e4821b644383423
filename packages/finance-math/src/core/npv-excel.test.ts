import { describe, expect, it } from 'vitest'
import { npvExcel } from './npv-excel.ts'

describe('npvExcel', () => {
  it("gives Excel's documented NPV(10 %, -10000, 3000, 4200, 6800)", () => {
    expect(npvExcel(0.1, [-10_000, 3000, 4200, 6800])).toBeCloseTo(1188.44, 2)
  })
  it('discounts even the first cash flow', () => {
    expect(npvExcel(0.5, [150])).toBe(100)
  })
})
