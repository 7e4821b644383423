import { effectiveRate, realRate } from '@pkg/finance-math'
import { define, type ExtraCalculator } from './extra-calculator.ts'

/** One rate told as another. */
export const rates: readonly ExtraCalculator[] = [
  define({
    id: 'real-rate',
    inputs: { nominalPercent: ['Return', 'percent'], inflationPercent: ['Inflation', 'percent'] },
    outputs: { realPercent: ['Real return', 'percent'] },
    formula: () => [
      'r = (1 + n) ÷ (1 + f) − 1',
      '{realPercent} = (1 + {nominalPercent}) ÷ (1 + {inflationPercent}) − 1',
    ],
    compute: (values) => ({ realPercent: realRate(values) }),
  }),
  define({
    id: 'effective-rate',
    inputs: {
      nominalPercent: ['Stated rate a year', 'percent'],
      periodsPerYear: ['Times compounded a year', 'number'],
    },
    outputs: { effectivePercent: ['Effective rate a year', 'percent'] },
    formula: () => [
      'e = (1 + n ÷ m)ᵐ − 1',
      '{effectivePercent} = (1 + {nominalPercent} ÷ {periodsPerYear})^{periodsPerYear} − 1',
    ],
    compute: ({ nominalPercent, periodsPerYear }) => ({
      effectivePercent: effectiveRate(nominalPercent / 100, periodsPerYear) * 100,
    }),
  }),
]
