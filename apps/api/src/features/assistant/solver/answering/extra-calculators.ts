import { effectiveRate, fireNumber, fv, realRate } from '@pkg/finance-math'
import type { Unit } from '@pkg/finance-math/calculators'

/** A formula of the library that has no screen of its own. */
export interface ExtraCalculator {
  id: string
  name: string
  inputs: Readonly<Record<string, { label: string; unit: Unit }>>
  outputs: Readonly<Record<string, { label: string; unit: Unit }>>
  formula: string
  compute(values: Readonly<Record<string, number>>): Record<string, number>
}

const at = (values: Readonly<Record<string, number>>, name: string) => values[name] ?? Number.NaN

/** Questions that the library answers and no calculator of the registry asks. */
export const extraCalculators: readonly ExtraCalculator[] = [
  {
    id: 'fire-number',
    name: 'FIRE number',
    inputs: {
      monthlyExpenses: { label: 'Monthly expenses', unit: 'inr' },
      withdrawalRatePercent: { label: 'Withdrawal rate a year', unit: 'percent' },
    },
    outputs: { corpus: { label: 'Corpus needed', unit: 'inr' } },
    formula: 'C = 12 × E ÷ w',
    compute: (values) => ({
      corpus: fireNumber({
        monthlyExpenses: at(values, 'monthlyExpenses'),
        withdrawalRatePercent: at(values, 'withdrawalRatePercent'),
      }),
    }),
  },
  {
    id: 'real-rate',
    name: 'Real return',
    inputs: {
      nominalPercent: { label: 'Return', unit: 'percent' },
      inflationPercent: { label: 'Inflation', unit: 'percent' },
    },
    outputs: { realPercent: { label: 'Real return', unit: 'percent' } },
    formula: 'r = (1 + n) ÷ (1 + f) − 1',
    compute: (values) => ({
      realPercent: realRate({
        nominalPercent: at(values, 'nominalPercent'),
        inflationPercent: at(values, 'inflationPercent'),
      }),
    }),
  },
  {
    id: 'effective-rate',
    name: 'Effective annual rate',
    inputs: {
      nominalPercent: { label: 'Stated rate a year', unit: 'percent' },
      periodsPerYear: { label: 'Times compounded a year', unit: 'number' },
    },
    outputs: { effectivePercent: { label: 'Effective rate a year', unit: 'percent' } },
    formula: 'e = (1 + n ÷ m)ᵐ − 1',
    compute: (values) => ({
      effectivePercent: effectiveRate(at(values, 'nominalPercent') / 100, at(values, 'periodsPerYear')) * 100,
    }),
  },
  {
    id: 'compound-growth',
    name: 'Compound interest',
    inputs: {
      principal: { label: 'Principal', unit: 'inr' },
      annualRatePercent: { label: 'Interest rate a year', unit: 'percent' },
      years: { label: 'Time', unit: 'years' },
      periodsPerYear: { label: 'Times compounded a year', unit: 'number' },
    },
    outputs: {
      total: { label: 'Total amount', unit: 'inr' },
      interest: { label: 'Interest', unit: 'inr' },
    },
    formula: 'A = P × (1 + r ÷ m)^(m × t)',
    compute: (values) => {
      const periods = at(values, 'periodsPerYear')
      const principal = at(values, 'principal')
      const total = fv(
        at(values, 'annualRatePercent') / 100 / periods,
        periods * at(values, 'years'),
        0,
        -principal,
      )
      return { total, interest: total - principal }
    },
  },
]
