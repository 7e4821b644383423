import { define, type ExtraCalculator } from './extra-calculator.ts'

/** What is left after tax, and the tax on a gain of shares. */
export const afterTax: readonly ExtraCalculator[] = [
  define({
    id: 'income-after-tax',
    inputs: { grossIncome: ['Income a year', 'inr'], incomeTax: ['Income tax', 'inr'] },
    outputs: {
      afterTax: ['Left in a year', 'inr'],
      afterTaxMonthly: ['Left in a month', 'inr'],
    },
    formula: () => ['L = G − T', '{afterTax} = {grossIncome} − {incomeTax}'],
    formulasOf: { afterTaxMonthly: ['M = L ÷ 12', '{afterTaxMonthly} = {afterTax} ÷ 12'] },
    compute: ({ grossIncome, incomeTax }) => ({
      afterTax: grossIncome - incomeTax,
      afterTaxMonthly: (grossIncome - incomeTax) / 12,
    }),
  }),
  define({
    id: 'gain-after-tax',
    inputs: { gain: ['Gain', 'inr'], incomeTax: ['Income tax', 'inr'] },
    outputs: { afterTax: ['Left of the gain', 'inr'] },
    formula: () => ['L = G − T', '{afterTax} = {gain} − {incomeTax}'],
    compute: ({ gain, incomeTax }) => ({ afterTax: gain - incomeTax }),
  }),
  define({
    id: 'gain-of-shares',
    inputs: {
      gain: ['Gain', 'inr'],
      exemption: ['Free of tax', 'inr'],
      ratePercent: ['Tax', 'percent'],
      cessPercent: ['Cess on the tax', 'percent'],
    },
    outputs: { tax: ['Tax with cess', 'inr'] },
    formula: () => [
      'T = (G − E) × r × (1 + c)',
      '{tax} = ({gain} − {exemption}) × {ratePercent} × (1 + {cessPercent})',
    ],
    compute: ({ gain, exemption, ratePercent, cessPercent }) => ({
      tax: (((gain - exemption) * ratePercent) / 100) * (1 + cessPercent / 100),
    }),
  }),
]
