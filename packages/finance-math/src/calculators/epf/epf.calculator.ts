import { newest } from '../../india/dated-rule.ts'
import { financialYearOf } from '../../india/financial-year.ts'
import { epfInterestPercent } from '../../india/rules/epf-rules.ts'
import { epfWageCeilingValues } from '../../india/rules/epf-wage-ceiling-values.ts'
import { calendarDay } from '../../primitives/calendar-day.ts'
import { defineCalculator } from '../define-calculator.ts'
import { financialYearName, financialYearOptions } from '../financial-year-options.ts'
import { interestLimits, optionalAmountLimits } from '../input-limits.ts'
import { inRupees } from '../limit-reason.ts'
import { monthOf } from '../month-of.ts'
import { epfDetails } from './epf.details.ts'
import { epfFund } from './epf-fund.ts'

/** The ceilings since 2014: the newest, and those before it. */
const ceilings = Object.fromEntries(
  epfWageCeilingValues.steps.slice(2).map(([from, ceiling], index, { length }) => {
    const since = index === length - 1 ? `since ${Number(from.slice(8))} ${monthOf(from)}` : 'before'
    return [ceiling, `${inRupees(ceiling)}, ${since}`]
  }),
) as Readonly<Record<'15000' | '25000', string>>
const declared = financialYearOf(calendarDay(epfInterestPercent.knownUntil))

const inPension = { input: 'epsMember', is: ['yes'] } as const
const oneForAll = { input: 'terms', is: ['one'] } as const

/** What the Employees' Provident Fund grows to, and the pension beside it. */
export const epfCalculator = defineCalculator({
  id: 'epf',
  name: 'EPF Calculator',
  description: 'What provident fund and voluntary provident fund grow to, and the pension (EPS) beside them',
  icon: 'briefcase',
  inputs: {
    monthlyWage: {
      kind: 'number',
      label: 'Basic pay and DA a month',
      unit: 'inr',
      min: 1000,
      max: 500_000,
      limits: { min: 0, max: 1e9 },
      step: 500,
      default: 30_000,
      byNameOnly: true,
    },
    years: {
      kind: 'number',
      label: 'Years of service to come',
      unit: 'years',
      min: 1,
      max: 40,
      limits: { min: 1, max: 60 },
      step: 1,
      default: 25,
      granularity: 1,
    },
    salaryGrowthPercent: {
      kind: 'number',
      label: 'Pay grows a year by',
      unit: 'percent',
      min: 0,
      max: 20,
      limits: { min: 0, max: 50 },
      step: 0.5,
      default: 5,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      help: `Declared for ${financialYearName(declared)}; none is declared for ${financialYearName(declared + 1)} yet`,
      unit: 'percent',
      min: 4,
      max: 12,
      limits: interestLimits,
      step: 0.05,
      default: newest(epfInterestPercent),
      when: oneForAll,
    },
    vpfPercent: {
      kind: 'number',
      label: 'Voluntary share (VPF)',
      help: 'Beyond your 12 %, of basic pay and DA',
      unit: 'percent',
      min: 0,
      max: 88,
      step: 1,
      default: 0,
    },
    terms: {
      kind: 'choice',
      label: 'Rate and ceiling',
      default: 'one',
      options: { one: 'The same in every year', declared: 'Those of each year' },
      advanced: true,
    },
    firstFinancialYear: {
      kind: 'choice',
      label: 'First year',
      isOpening: true,
      default: '2012-13',
      options: financialYearOptions(1999, epfInterestPercent.knownUntil),
      advanced: true,
      when: { input: 'terms', is: ['declared'] },
    },
    wageCeiling: {
      kind: 'choice',
      label: 'Wage ceiling',
      default: String(newest(epfWageCeilingValues)),
      options: ceilings,
      advanced: true,
      when: oneForAll,
    },
    paidOn: {
      kind: 'choice',
      label: 'Contributions are paid on',
      default: 'full-wage',
      options: { 'full-wage': 'The whole pay', ceiling: 'Pay up to the ceiling' },
      advanced: true,
    },
    epsMember: {
      kind: 'choice',
      label: 'In the pension scheme (EPS)',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
      advanced: true,
    },
    pensionAge: {
      kind: 'number',
      label: 'Pension from',
      unit: 'age',
      min: 50,
      max: 60,
      step: 1,
      default: 58,
      granularity: 1,
      advanced: true,
      when: inPension,
    },
    openingBalance: {
      kind: 'number',
      label: 'In the fund already',
      unit: 'inr',
      min: 0,
      max: 20_000_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 0,
      advanced: true,
    },
  },
  outputs: {
    corpus: { label: 'Fund at the end', unit: 'inr', role: 'headline' },
    own: { label: 'Your share', unit: 'inr', role: 'part' },
    employer: { label: 'Employer’s share', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    taxedInterest: { label: 'Interest that is taxed', unit: 'inr', role: 'detail' },
    monthlyPension: {
      label: 'Pension a month',
      unit: 'inr',
      role: 'detail',
      when: inPension,
    },
    firstOwn: { label: 'Your share in the first month', unit: 'inr', role: 'detail' },
    firstEmployer: { label: 'Employer’s in the first month', unit: 'inr', role: 'detail' },
    firstEps: { label: 'Into the pension scheme in the first month', unit: 'inr', role: 'detail' },
    firstEdli: { label: 'Insurance (EDLI) in the first month', unit: 'inr', role: 'detail' },
    firstAdmin: { label: 'Administration charge in the first month', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'corpus', parts: ['own', 'employer', 'totalInterest'] },
  compute: (values) => {
    const { corpus, own, employer, totalInterest, taxedInterest, monthlyPension, firstMonth } =
      epfFund(values)
    return {
      ...{ corpus, own, employer, totalInterest, taxedInterest, monthlyPension },
      firstOwn: firstMonth.employee + firstMonth.vpf,
      firstEmployer: firstMonth.employerEpf,
      firstEps: firstMonth.eps,
      firstEdli: firstMonth.edli,
      firstAdmin: firstMonth.admin,
    }
  },
  series: {
    shape: 'stacked',
    x: { label: 'Year', unit: 'years' },
    lines: {
      own: { label: 'Yours', unit: 'inr' },
      employer: { label: 'Employer’s', unit: 'inr' },
      interest: { label: 'Interest', unit: 'inr' },
    },
    points: (values) => {
      let point = { x: 0, own: values.openingBalance, employer: 0, interest: 0 }
      const later = epfFund(values).years.map(({ year, own, employer, interest }) => {
        point = {
          x: year,
          own: point.own + own,
          employer: point.employer + employer,
          interest: point.interest + interest,
        }
        return point
      })
      return [{ x: 0, own: values.openingBalance, employer: 0, interest: 0 }, ...later]
    },
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      own: { label: 'Yours', unit: 'inr' },
      employer: { label: 'Employer’s', unit: 'inr' },
      interest: { label: 'Interest', unit: 'inr' },
      taxedInterest: { label: 'Of it taxed', unit: 'inr' },
      balance: { label: 'Fund', unit: 'inr' },
    },
    rows: (values) =>
      epfFund(values).years.map(({ year, own, employer, interest, taxedInterest, balance }) => ({
        ...{ year, own, employer, interest, taxedInterest, balance },
      })),
  },
  goals: [],
  ...epfDetails,
})
