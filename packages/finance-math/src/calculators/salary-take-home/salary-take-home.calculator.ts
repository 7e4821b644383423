import { defineCalculator } from '../define-calculator.ts'
import { salaryTakeHomeDetails } from './salary-take-home.details.ts'
import { takeHomeInputs, takeHomePay } from './take-home-pay.ts'

/** The way from the cost to the company to what arrives, in the order of its schedule. */
const steps = {
  ctc: 'Cost to company',
  variablePay: 'Variable pay',
  employerPf: 'Employer’s provident fund',
  gratuityProvision: 'Gratuity',
  employerInsurance: 'Insurance',
  employerEsi: 'Employer’s ESI',
  gross: 'Gross pay',
  employeePf: 'Own provident fund',
  employeeEsi: 'Own ESI',
  professionalTax: 'Professional tax',
  incomeTax: 'Income tax',
  inHand: 'In hand',
}

/** The steps that are reached; every other one is taken off on the way. */
const reached: readonly string[] = ['ctc', 'gross', 'inHand']

/** What arrives of a cost to the company, month by month. */
export const salaryTakeHomeCalculator = defineCalculator({
  id: 'salary-take-home',
  name: 'Take-Home Salary Calculator',
  description: 'What arrives every month of a CTC, after provident fund, professional tax and income tax',
  icon: 'wallet',
  inputs: takeHomeInputs,
  outputs: {
    monthlyInHand: { label: 'In hand a month', unit: 'inr', role: 'headline' },
    inHand: { label: 'In hand', unit: 'inr', role: 'part' },
    tax: { label: 'Tax of the year', unit: 'inr', role: 'part' },
    employeePf: { label: 'Own provident fund', unit: 'inr', role: 'part' },
    employerPart: { label: 'Employer’s fund, gratuity, insurance', unit: 'inr', role: 'part' },
    otherDeductions: { label: 'Professional tax and ESI', unit: 'inr', role: 'part' },
    variable: { label: 'Variable part, apart', unit: 'inr', role: 'part' },
    ctc: { label: 'Cost to company', unit: 'inr', role: 'detail' },
    gross: { label: 'Gross a year', unit: 'inr', role: 'detail' },
    otherRegime: { label: 'In hand a month in the other regime', unit: 'inr', role: 'detail' },
  },
  composition: {
    total: 'ctc',
    parts: ['tax', 'employeePf', 'employerPart', 'otherDeductions', 'variable', 'inHand'],
  },
  compute: (values) => {
    const pay = takeHomePay(values)
    return {
      monthlyInHand: pay.monthlyInHand,
      inHand: pay.inHand,
      tax: pay.incomeTax,
      employeePf: pay.employeePf,
      employerPart: pay.employerPf + pay.gratuityProvision + pay.employerInsurance + pay.employerEsi,
      otherDeductions: pay.professionalTax + pay.employeeEsi,
      variable: pay.variablePay,
      ctc: values.ctc,
      gross: pay.gross,
      otherRegime: takeHomePay(values, values.regime === 'new' ? 'old' : 'new').monthlyInHand,
    }
  },
  schedule: {
    columns: {
      step: {
        label: 'Step',
        unit: 'text',
        options: steps,
      },
      yearly: { label: 'A year', unit: 'inr' },
      monthly: { label: 'A month', unit: 'inr' },
    },
    rows: (values) => {
      const figures = { ...takeHomePay(values), ctc: values.ctc }
      return (Object.keys(steps) as (keyof typeof steps)[]).map((step) => {
        // What is not there is 0, not −0.
        const yearly = figures[step] * (reached.includes(step) ? 1 : -1) + 0
        return { step, yearly, monthly: yearly / 12 }
      })
    },
  },
  goals: [{ question: 'What CTC brings this much a month?', input: 'ctc', output: 'monthlyInHand' }],
  ...salaryTakeHomeDetails,
})
