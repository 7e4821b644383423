import { defineCalculator } from '../define-calculator.ts'
import { loanInputs } from '../loan-inputs.ts'
import { repaidLoanChart, repaidLoanPoints, repaidLoanRows, repaidLoanTable } from '../repaid-loan.ts'
import { educationLoanDetails } from './education-loan.details.ts'
import { repaidStudyLoan, studyLoan } from './study-loan.ts'

/** What an education loan costs, whose instalments begin after the studies. */
export const educationLoanCalculator = defineCalculator({
  id: 'education-loan',
  name: 'Education Loan Calculator',
  description: 'What is owed when studies end, and the instalment of an education loan with its moratorium',
  icon: 'graduation-cap',
  inputs: {
    principal: { ...loanInputs.principal, max: 20_000_000, default: 1_000_000 },
    annualRatePercent: { ...loanInputs.annualRatePercent, min: 5, default: 10.5 },
    studyYears: {
      kind: 'number',
      label: 'Years of study',
      unit: 'years',
      min: 1,
      max: 8,
      limits: { min: 0, max: 20 },
      step: 1,
      default: 4,
      granularity: 12,
    },
    graceMonths: {
      kind: 'number',
      label: 'Months after it without instalments',
      unit: 'months',
      min: 0,
      max: 24,
      limits: { min: 0, max: 60 },
      step: 1,
      default: 12,
      granularity: 1,
    },
    years: { ...loanInputs.years, label: 'Then paid back over', max: 15, default: 10 },
    moratoriumInterest: {
      kind: 'choice',
      label: 'Interest until then',
      help: 'Most banks charge simple interest until the first instalment',
      default: 'simple',
      options: { simple: 'Simple', compounded: 'Compounded every month' },
    },
  },
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    owedThen: { label: 'Owed when instalments begin', unit: 'inr', role: 'headline' },
    borrowed: { label: 'Loan', unit: 'inr', role: 'part' },
    studyInterest: { label: 'Interest until instalments begin', unit: 'inr', role: 'part' },
    laterInterest: { label: 'Interest after that', unit: 'inr', role: 'part' },
    totalPayment: { label: 'Total payment', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'totalPayment', parts: ['borrowed', 'studyInterest', 'laterInterest'] },
  compute: studyLoan,
  series: { ...repaidLoanChart, points: (values) => repaidLoanPoints(repaidStudyLoan(values)) },
  schedule: { ...repaidLoanTable, rows: (values) => repaidLoanRows(repaidStudyLoan(values)) },
  goals: [{ question: 'How much can be borrowed for this instalment?', input: 'principal', output: 'emi' }],
  ...educationLoanDetails,
})
