import type { ExamplesOf } from '../calculator.ts'
import type { taxCalculator } from './tax.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const taxExamples: ExamplesOf<typeof taxCalculator> = [
  {
    given: { financialYear: '2025-26', grossIncome: 1_275_000 },
    expect: { newTax: 0 },
    source: 'Budget 2025: no tax on salaries up to 12.75 lakh in the new regime',
  },
  {
    given: { financialYear: '2025-26', grossIncome: 5_100_000, salaried: 'no' },
    expect: { oldTax: 1_469_000 },
    source: 'gstguntur.com, marginal relief at 51 lakh: 13,12,500 + 1,00,000, and cess of 4 %',
  },
  {
    given: { financialYear: '2025-26', cryptoGain: 500_000 },
    expect: { cryptoTax: 156_000 },
    source: 'knowledgehubforall.com, section 115BBH: 5,00,000 of gains cost 1,56,000',
  },
  {
    given: {
      financialYear: '2025-26',
      grossIncome: 1_000_000,
      section80DParents: 50_000,
      seniorParent: 'no',
    },
    expect: { oldTaxableIncome: 925_000, oldTax: 101_400 },
    source:
      'section 80D(2)(b), by hand: 10,00,000 − 50,000 − 25,000; 12,500 + 20 % of 4,25,000, and cess of 4 %',
  },
  {
    given: {
      financialYear: '2025-26',
      grossIncome: 1_000_000,
      section80DSelf: 40_000,
      seniorSpouse: 'yes',
    },
    expect: { oldTaxableIncome: 910_000, oldTax: 98_280 },
    source:
      'section 80D(4), by hand: 10,00,000 − 50,000 − 40,000; 12,500 + 20 % of 4,10,000, and cess of 4 %',
  },
  {
    given: { financialYear: '2025-26', grossIncome: 1_000_000, section80DParents: 50_000 },
    expect: { oldTaxableIncome: 900_000, oldTax: 96_200 },
    source:
      'section 80D(4), by hand: 10,00,000 − 50,000 − 50,000; 12,500 + 20 % of 4,00,000, and cess of 4 %',
  },
  {
    given: { financialYear: '2025-26', grossIncome: 4_900_000, salaried: 'no', cryptoGain: 2_000_000 },
    expect: { newTax: 1_201_200, cryptoTax: 686_400, newTotal: 1_887_600 },
    source:
      'sections 2(45) and 115BBH, by hand: 69 lakh in all, (10,50,000 + 6,00,000) with 10 % of surcharge and cess of 4 %',
  },
  {
    given: { financialYear: '2025-26', grossIncome: 1_200_000, salaried: 'no', cryptoGain: 100_000 },
    expect: { newTax: 62_400, cryptoTax: 31_200, newTotal: 93_600 },
    source:
      'livemint.com, a salary of 12 lakh with gains of 1 lakh: total income above 12 lakh, so no rebate; 60,000 and 30,000, and cess of 4 %',
  },
  {
    given: {
      financialYear: '2025-26',
      grossIncome: 1_200_000,
      salaried: 'no',
      cryptoGain: 100_000,
      cryptoInRebate: 'apart',
    },
    expect: { newTax: 0, cryptoTax: 31_200, newTotal: 31_200 },
    source: 'section 115BBH(1)(b), read so that the other income is taxed as if there were no gains: by hand',
  },
]
