import { defineCalculator } from '../define-calculator.ts'
import { apyDetails } from './apy.details.ts'
import { apyPlan, pensionAge } from './apy-plan.ts'

/** What a pension of the Atal Pension Yojana costs a month. */
export const apyCalculator = defineCalculator({
  id: 'apy',
  name: 'Atal Pension Yojana Calculator',
  description: 'What a pension of ₹1,000 to ₹5,000 from 60 on costs a month, by the age at joining',
  icon: 'umbrella',
  inputs: {
    joiningAge: {
      kind: 'number',
      label: 'Age at joining',
      unit: 'age',
      min: 18,
      max: 40,
      step: 1,
      default: 30,
      granularity: 1,
    },
    monthlyPension: {
      kind: 'choice',
      label: 'Pension a month from 60 on',
      default: '5000',
      options: { '1000': '₹1,000', '2000': '₹2,000', '3000': '₹3,000', '4000': '₹4,000', '5000': '₹5,000' },
    },
  },
  outputs: {
    monthlyContribution: { label: 'Contribution a month', unit: 'inr', role: 'headline' },
    years: { label: 'Contributions last', unit: 'years', role: 'detail' },
    totalPaid: { label: 'Paid in until 60', unit: 'inr', role: 'part' },
    yearlyPension: { label: 'Pension a year', unit: 'inr', role: 'detail' },
    nomineeCorpus: { label: 'Left to the nominee', unit: 'inr', role: 'part' },
  },
  compute: (values) => {
    const { monthlyContribution, nomineeCorpus, years, pension, totalPaid } = apyPlan(values)
    return { monthlyContribution, years, totalPaid, yearlyPension: 12 * pension, nomineeCorpus }
  },
  series: {
    shape: 'lines',
    x: { label: 'Age', unit: 'age' },
    lines: { paid: { label: 'Paid in', unit: 'inr' } },
    points: (values) => {
      const { monthlyContribution, years } = apyPlan(values)
      return Array.from({ length: years + 1 }, (_, year) => ({
        x: pensionAge - years + year,
        paid: monthlyContribution * 12 * year,
      }))
    },
  },
  goals: [],
  ...apyDetails,
})
