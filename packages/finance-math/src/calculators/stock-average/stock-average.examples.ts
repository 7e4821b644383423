import type { ExamplesOf } from '../calculator.ts'
import type { stockAverageCalculator } from './stock-average.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const stockAverageExamples: ExamplesOf<typeof stockAverageCalculator> = [
  {
    given: { heldQuantity: 100, heldPrice: 250, boughtQuantity: 50, boughtPrice: 190 },
    expect: { averagePrice: 230, totalCost: 34_500, totalQuantity: 150 },
    source: 'by hand: 34,500 ÷ 150',
  },
]
