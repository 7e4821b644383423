import type { ExamplesOf } from '../calculator.ts'
import type { rentVsBuyCalculator } from './rent-vs-buy.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it: no two public calculators agree on one. */
export const rentVsBuyExamples: ExamplesOf<typeof rentVsBuyCalculator> = [
  {
    given: {},
    expect: { better: 'rent', emi: 55_540.69, buyerNetWorth: 25_143_942.1, renterNetWorth: 37_445_625.01 },
    source: 'month by month in decimal arithmetic of 60 digits, written without this package',
  },
  {
    given: {
      ...{
        price: 5_400_000,
        monthlyRent: 31_500,
        years: 12,
        downPaymentPercent: 25,
        annualRatePercent: 9.15,
      },
      ...{ loanYears: 15, homeGrowthPercent: 7.5, rentGrowthPercent: 5, investmentReturnPercent: 8 },
      ...{ buyingCostPercent: 6.5, upkeepPercent: 0.8, sellingCostPercent: 1, depositMonths: 3 },
      yearlyTaxSaved: 12_000,
    },
    expect: { better: 'buy', ahead: 5_918_923.21, loanBalance: 1_300_298.17 },
    source: 'the same, for a home that gains more than money does',
  },
  {
    given: {
      ...{ price: 5_000_000, monthlyRent: 0, years: 1, downPaymentPercent: 100, homeGrowthPercent: 0 },
      ...{ rentGrowthPercent: 0, investmentReturnPercent: 0, buyingCostPercent: 0, upkeepPercent: 0 },
      ...{ sellingCostPercent: 0, depositMonths: 0 },
    },
    expect: { better: 'same', ahead: 0, buyerNetWorth: 5_000_000, renterNetWorth: 5_000_000 },
    source: 'by hand: a home paid in full that costs and gains nothing, beside its price kept and no rent',
  },
]
