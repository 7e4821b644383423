import type { ExamplesOf } from '../calculator.ts'
import type { brokerageCalculator } from './brokerage.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it: no published one has the charges of 2026. */
export const brokerageExamples: ExamplesOf<typeof brokerageCalculator> = [
  {
    given: { buyPrice: 100, sellPrice: 110, quantity: 1000, brokeragePercent: 0, dpCharge: 0 },
    expect: { stt: 210, stampDuty: 15, totalCharges: 232.86, netProfit: 9767.14 },
    source:
      'by hand from the rates: 0.1 % of each side, 0.015 % of the purchase, 0.00307 % and 0.0001 % with 18 % GST',
  },
  {
    given: { segment: 'intraday', buyPrice: 500, sellPrice: 502, quantity: 300 },
    expect: { brokerage: 40, stt: 37.65, stampDuty: 4.5, depository: 0 },
    source: 'by hand: 20 rupees a side at most, 0.025 % of 1,50,600, 0.003 % of 1,50,000',
  },
]
