import { amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { emi } from '../../formulas/emi.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { loanInputs } from '../loan-inputs.ts'
import { repaidLoanTable } from '../repaid-loan.ts'
import { loanDetails } from './loan.details.ts'

const inputs = {
  ...loanInputs,
  emiRounding: {
    kind: 'choice',
    label: 'Instalment rounded to',
    advanced: true,
    default: 'none',
    options: { none: 'Not rounded', rupee: 'The rupee', paisa: 'The paisa' },
  },
} as const

function toLoan({ years, ...loan }: Values<typeof inputs>) {
  return { ...loan, months: Math.round(12 * years) }
}

/** What a loan costs a month and in all. */
export const loanCalculator = defineCalculator({
  id: 'loan',
  name: 'Loan EMI Calculator',
  description: 'The monthly instalment of a loan, its interest and its amortization schedule',
  icon: 'landmark',
  inputs,
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    principalPaid: { label: 'Principal', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Total interest', unit: 'inr', role: 'part' },
    totalPayment: { label: 'Total payment', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'totalPayment', parts: ['principalPaid', 'totalInterest'] },
  compute: (values) => ({ ...emi(toLoan(values)), principalPaid: values.principal }),
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      principalPaid: { label: 'Principal paid', unit: 'inr' },
      interestPaid: { label: 'Interest paid', unit: 'inr' },
      balance: { label: 'Still owed', unit: 'inr' },
    },
    points: (values) => {
      const points = [{ x: 0, balance: values.principal, principalPaid: 0, interestPaid: 0 }]
      let interestPaid = 0
      const rows = amortizationSchedule(toLoan(values))
      for (const { month, balance, interestPaid: interest } of rows) {
        interestPaid += interest
        if (month % 12 === 0 || month === rows.length) {
          points.push({ x: month / 12, balance, principalPaid: values.principal - balance, interestPaid })
        }
      }
      return points
    },
  },
  schedule: {
    ...repaidLoanTable,
    rows: (values) => amortizationSchedule(toLoan(values)).map((row) => ({ ...row })),
  },
  goals: [
    { question: 'How much can be borrowed for this instalment?', input: 'principal', output: 'emi' },
    { question: 'At what rate is this the instalment?', input: 'annualRatePercent', output: 'emi' },
    { question: 'With what tenure is the instalment no more than this?', input: 'years', output: 'emi' },
  ],
  ...loanDetails,
})
