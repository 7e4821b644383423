import { fireNumber, fv, pv } from '@pkg/finance-math'
import { define, type ExtraCalculator } from './extra-calculator.ts'

/** Savings that have no screen of their own. */
export const savings: readonly ExtraCalculator[] = [
  define({
    id: 'fire-number',
    inputs: {
      monthlyExpenses: ['Monthly expenses', 'inr'],
      withdrawalRatePercent: ['Withdrawal rate a year', 'percent'],
    },
    outputs: { corpus: ['Corpus needed', 'inr'] },
    formula: () => ['C = 12 × E ÷ w', '{corpus} = 12 × {monthlyExpenses} ÷ {withdrawalRatePercent}'],
    compute: (values) => ({ corpus: fireNumber(values) }),
  }),
  define({
    id: 'paid-in',
    inputs: { monthlyInvestment: ['Monthly amount', 'inr'], years: ['Time', 'years'] },
    outputs: { totalInvested: ['Paid in', 'inr'] },
    formula: () => ['T = 12 × P × t', '{totalInvested} = 12 × {monthlyInvestment} × {years}'],
    compute: ({ monthlyInvestment, years }) => ({ totalInvested: 12 * monthlyInvestment * years }),
  }),
  define({
    id: 'yearly-deposits',
    inputs: {
      yearlyInvestment: ['Yearly amount', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Value at the end', 'inr'],
      totalInvested: ['Paid in', 'inr'],
      gain: ['Interest', 'inr'],
    },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['FV = P × t', '{futureValue} = {yearlyInvestment} × {years}']
        : [
            'FV = P × ((1 + r)ᵗ − 1) ÷ r × (1 + r)',
            '{futureValue} = {yearlyInvestment} × ((1 + {annualRatePercent})^{years} − 1) ÷ {annualRatePercent} × (1 + {annualRatePercent})',
          ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: ['T = P × t', '{totalInvested} = {yearlyInvestment} × {years}'],
    },
    compute: ({ yearlyInvestment, annualRatePercent, years }) => {
      // Half a year has no deposit of its own.
      const deposits = Number.isInteger(years) ? years : Number.NaN
      const futureValue = fv(annualRatePercent / 100, deposits, -yearlyInvestment, 0, 'begin')
      const totalInvested = yearlyInvestment * deposits
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'periodic-deposits',
    inputs: {
      amount: ['Amount each time', 'inr'],
      timesAYear: ['Times a year', 'number'],
      annualRatePercent: ['Rate of return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Value at the end', 'inr'],
      totalInvested: ['Paid in', 'inr'],
      gain: ['Returns', 'inr'],
    },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['FV = P × m × t', '{futureValue} = {amount} × {timesAYear} × {years}']
        : [
            'FV = P × ((1 + r ÷ m)^(m × t) − 1) ÷ (r ÷ m) × (1 + r ÷ m)',
            '{futureValue} = {amount} × ((1 + {annualRatePercent} ÷ {timesAYear})^({timesAYear} × {years}) − 1) ÷ ({annualRatePercent} ÷ {timesAYear}) × (1 + {annualRatePercent} ÷ {timesAYear})',
          ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: ['T = P × m × t', '{totalInvested} = {amount} × {timesAYear} × {years}'],
    },
    compute: ({ amount, timesAYear, annualRatePercent, years }) => {
      const times = Math.round(timesAYear * years * 1e6) / 1e6
      // A part of a period has no deposit of its own.
      const deposits = Number.isInteger(times) ? times : Number.NaN
      const futureValue = fv(annualRatePercent / 100 / timesAYear, deposits, -amount, 0, 'begin')
      const totalInvested = amount * deposits
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'withdrawal-corpus',
    inputs: {
      monthlyWithdrawal: ['Monthly withdrawal', 'inr'],
      annualRatePercent: ['Return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: { principal: ['Corpus needed', 'inr'], totalWithdrawn: ['Withdrawn in all', 'inr'] },
    formula: ({ annualRatePercent }) =>
      annualRatePercent === 0
        ? ['P = 12 × W × t', '{principal} = 12 × {monthlyWithdrawal} × {years}']
        : [
            'P = W × (1 − (1 + r ÷ 12)^(−12 × t)) ÷ (r ÷ 12)',
            '{principal} = {monthlyWithdrawal} × (1 − (1 + {annualRatePercent} ÷ 12)^(−12 × {years})) ÷ ({annualRatePercent} ÷ 12)',
          ],
    compute: ({ monthlyWithdrawal, annualRatePercent, years }) => ({
      principal: pv(annualRatePercent / 1200, 12 * years, -monthlyWithdrawal),
      totalWithdrawn: 12 * years * monthlyWithdrawal,
    }),
  }),
  define({
    id: 'rising-sip',
    inputs: {
      monthlyInvestment: ['Monthly investment in the first year', 'inr'],
      yearlyRise: ['More a month, every year', 'inr'],
      annualRatePercent: ['Expected return a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: {
      futureValue: ['Future value', 'inr'],
      totalInvested: ['Total invested', 'inr'],
      gain: ['Gain', 'inr'],
    },
    formula: () => [
      'FV = Σ (P + a × ⌊k ÷ 12⌋) × (1 + r ÷ 12)^(12 × t − k), k = 0 to 12 × t − 1',
      '{futureValue} = Σ ({monthlyInvestment} + {yearlyRise} × ⌊k ÷ 12⌋) × (1 + {annualRatePercent} ÷ 12)^(12 × {years} − k)',
    ],
    formulasOf: {
      gain: ['G = FV − T', '{gain} = {futureValue} − {totalInvested}'],
      totalInvested: [
        'T = Σ (P + a × ⌊k ÷ 12⌋)',
        '{totalInvested} = Σ ({monthlyInvestment} + {yearlyRise} × ⌊k ÷ 12⌋)',
      ],
    },
    compute: ({ monthlyInvestment, yearlyRise, annualRatePercent, years }) => {
      const months = Math.round(12 * years)
      let futureValue = 0
      let totalInvested = 0
      for (let from = 0; from < months; from += 12) {
        const monthly = monthlyInvestment + (yearlyRise * from) / 12
        const count = Math.min(12, months - from)
        futureValue = fv(annualRatePercent / 1200, count, -monthly, -futureValue, 'begin')
        totalInvested += monthly * count
      }
      return { futureValue, totalInvested, gain: futureValue - totalInvested }
    },
  }),
  define({
    id: 'compound-growth',
    inputs: {
      principal: ['Principal', 'inr'],
      annualRatePercent: ['Interest rate a year', 'percent'],
      years: ['Time', 'years'],
      periodsPerYear: ['Times compounded a year', 'number'],
    },
    outputs: { total: ['Total amount', 'inr'], interest: ['Interest', 'inr'] },
    formula: () => [
      'A = P × (1 + r ÷ m)^(m × t)',
      '{total} = {principal} × (1 + {annualRatePercent} ÷ {periodsPerYear})^({periodsPerYear} × {years})',
    ],
    formulasOf: { interest: ['I = A − P', '{interest} = {total} − {principal}'] },
    compute: ({ principal, annualRatePercent, years, periodsPerYear }) => {
      const total = fv(annualRatePercent / 100 / periodsPerYear, periodsPerYear * years, 0, -principal)
      return { total, interest: total - principal }
    },
  }),
  define({
    id: 'decline',
    inputs: {
      principal: ['Amount at the start', 'inr'],
      annualLossPercent: ['Loss a year', 'percent'],
      years: ['Time', 'years'],
    },
    outputs: { remaining: ['What is left', 'inr'], lost: ['Lost', 'inr'] },
    formula: () => ['A = P × (1 − d)ᵗ', '{remaining} = {principal} × (1 − {annualLossPercent})^{years}'],
    formulasOf: { lost: ['L = P − A', '{lost} = {principal} − {remaining}'] },
    compute: ({ principal, annualLossPercent, years }) => {
      // Nothing loses more than all of what is left.
      const rate = annualLossPercent <= 100 ? -annualLossPercent / 100 : Number.NaN
      const remaining = fv(rate, years, 0, -principal)
      return { remaining, lost: principal - remaining }
    },
  }),
]
