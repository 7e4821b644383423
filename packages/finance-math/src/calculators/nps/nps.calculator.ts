import { openingBalanceInput } from '../account-course.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { other80CInput, slabRates } from '../section-80c-inputs.ts'
import { npsDetails } from './nps.details.ts'
import {
  exitAges,
  mostOfEmployer,
  npsAfter,
  npsAverageReturn,
  npsPlan,
  npsSharesIn,
  npsYears,
  npsYearTax,
} from './nps-plan.ts'

const inRegime = { input: 'taxRegime', is: ['old', 'new'] } as const
const atOneReturn = { input: 'assetChoice', is: ['one'] } as const
const bySplit = { input: 'assetChoice', isNot: ['one'] } as const
const byOwnShares = { input: 'assetChoice', is: ['own'] } as const
const share = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  max: 100,
  step: 5,
  byNameOnly: true,
  when: byOwnShares,
} as const
const classReturn = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  max: 20,
  limits: { min: 0, max: 100 },
  step: 0.5,
  byNameOnly: true,
  when: bySplit,
} as const

/** What the National Pension System comes to, and what may be taken out of it. */
export const npsCalculator = defineCalculator({
  id: 'nps',
  name: 'NPS Calculator',
  description: 'What the National Pension System comes to, what may be taken at once, and the pension',
  icon: 'umbrella',
  inputs: {
    monthlyContribution: {
      kind: 'number',
      label: 'Contribution a month',
      unit: 'inr',
      min: 500,
      max: 200_000,
      limits: amountLimits,
      step: 500,
      default: 5000,
    },
    age: {
      kind: 'number',
      label: 'Age now',
      unit: 'age',
      min: 18,
      max: 74,
      step: 1,
      default: 30,
      granularity: 1,
    },
    exitAge: {
      kind: 'number',
      label: 'Age on leaving',
      unit: 'age',
      min: 60,
      max: 85,
      limits: { min: 19, max: 85 },
      step: 1,
      default: 60,
      granularity: 1,
    },
    assetChoice: {
      kind: 'choice',
      label: 'Choice of assets',
      default: 'one',
      options: {
        one: 'At one expected return',
        lc75: 'Life Cycle 75 – High',
        aggressive: 'Life Cycle – Aggressive',
        lc50: 'Life Cycle 50 – Moderate',
        lc25: 'Life Cycle 25 – Low',
        own: 'By own shares (active choice)',
      },
    },
    annualReturnPercent: {
      kind: 'number',
      label: 'Expected return a year',
      unit: 'percent',
      min: 4,
      max: 15,
      limits: { min: 0, max: 100 },
      step: 0.5,
      default: 10,
      when: atOneReturn,
    },
    shareE: { ...share, label: 'Share of E', help: 'Equity', default: 50 },
    shareC: {
      ...share,
      label: 'Share of C',
      help: 'Corporate bonds; the rest is G, government bonds',
      default: 30,
    },
    returnE: { ...classReturn, label: 'E returns a year', help: 'Equity', default: 11 },
    returnC: { ...classReturn, label: 'C returns a year', help: 'Corporate bonds', default: 8 },
    returnG: { ...classReturn, label: 'G returns a year', help: 'Government bonds', default: 7 },
    annuityRatePercent: {
      kind: 'number',
      label: 'The annuity pays a year',
      unit: 'percent',
      min: 3,
      max: 10,
      limits: { min: 0, max: 100 },
      step: 0.1,
      default: 6,
    },
    sector: {
      kind: 'choice',
      label: 'Subscriber',
      default: 'other',
      options: { other: 'Anybody else', government: 'Government' },
    },
    exitType: {
      kind: 'choice',
      label: 'Way of leaving',
      help: 'Normal is from 60 on, and outside government after 15 years',
      default: 'normal',
      options: { normal: 'Normal', premature: 'Premature' },
    },
    annuity: {
      kind: 'choice',
      label: 'Into the annuity',
      default: 'least',
      options: { least: 'As little as allowed', own: 'Another share' },
      advanced: true,
    },
    annuityPercent: {
      kind: 'number',
      label: 'Share of the annuity',
      help: 'At least what the rules ask for',
      unit: 'percent',
      min: 0,
      max: 100,
      step: 5,
      default: 40,
      advanced: true,
      when: { input: 'annuity', is: ['own'] },
    },
    openingBalance: openingBalanceInput,
    timing: {
      kind: 'choice',
      label: 'Contributions are paid',
      default: 'begin',
      options: { begin: 'At the beginning of the month', end: 'At the end of the month' },
      advanced: true,
    },
    taxRegime: {
      kind: 'choice',
      label: 'Tax saved a year',
      default: 'none',
      options: { none: 'Left out', old: 'In the old regime', new: 'In the new regime' },
      advanced: true,
    },
    basicPlusDa: {
      kind: 'number',
      label: 'Basic pay and DA a year',
      unit: 'inr',
      min: 100_000,
      max: 5_000_000,
      limits: amountLimits,
      step: 10_000,
      default: 600_000,
      advanced: true,
      when: inRegime,
    },
    employerPercent: {
      kind: 'number',
      label: 'Of that, paid in by the employer',
      help: 'A part of the contribution a month',
      unit: 'percent',
      min: 0,
      max: 14,
      limits: { min: 0, max: 100 },
      step: 0.5,
      default: 0,
      advanced: true,
      when: inRegime,
    },
    other80C: { ...other80CInput, when: { input: 'taxRegime', is: ['old'] } },
    slabRatePercent: {
      kind: 'choice',
      label: 'Your slab rate',
      default: '30',
      options: slabRates,
      advanced: true,
      when: inRegime,
    },
  },
  limits: (values) => ({
    exitAge: exitAges(values),
    employerPercent: { max: mostOfEmployer(values) },
    shareC: { max: 100 - values.shareE },
  }),
  outputs: {
    corpus: { label: 'Corpus on leaving', unit: 'inr', role: 'headline' },
    monthlyPension: { label: 'Pension a month', unit: 'inr', role: 'headline' },
    paidIn: { label: 'Paid in', unit: 'inr', role: 'part' },
    totalGain: { label: 'Returns', unit: 'inr', role: 'part' },
    lumpSum: { label: 'Paid at once', unit: 'inr', role: 'detail' },
    annuityCorpus: {
      label: 'Into the annuity',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['corpus'], minus: ['lumpSum'] },
    },
    taxFree: { label: 'Of what is paid at once, free of tax', unit: 'inr', role: 'detail' },
    taxable: {
      label: 'Of what is paid at once, taxed',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['lumpSum'], minus: ['taxFree'] },
    },
    annuityShare: { label: 'Share of the annuity', unit: 'percent', role: 'detail' },
    evenedReturn: {
      label: 'Return a year, evened out',
      unit: 'percent',
      decimals: 2,
      role: 'detail',
      when: bySplit,
    },
    lastShareE: { label: 'Share of E at the end', unit: 'percent', role: 'detail', when: bySplit },
    taxSaved: { label: 'Tax saved a year, without cess', unit: 'inr', role: 'detail', when: inRegime },
    ownDeduction: { label: 'Deducted of one’s own', unit: 'inr', role: 'detail', when: inRegime },
    employerDeduction: { label: 'Deducted of the employer’s', unit: 'inr', role: 'detail', when: inRegime },
  },
  composition: { total: 'corpus', parts: ['paidIn', 'totalGain'] },
  compute: (values) => {
    const { annuityPercent, ...plan } = npsPlan(values)
    const { taxSaved, ownDeduction, employerDeduction } = npsYearTax(values)
    const { equityPercent: lastShareE } = npsSharesIn(values, npsYears(values) - 1)
    const split = { evenedReturn: npsAverageReturn(values), lastShareE }
    return { ...plan, ...split, annuityShare: annuityPercent, taxSaved, ownDeduction, employerDeduction }
  },
  series: {
    shape: 'stacked',
    x: { label: 'Age', unit: 'age' },
    lines: { paidIn: { label: 'Paid in', unit: 'inr' }, gain: { label: 'Returns', unit: 'inr' } },
    points: (values) => {
      const { age, openingBalance } = values
      const later = Array.from({ length: npsYears(values) }, (_, index) => {
        const { totalInvested, totalGain } = npsAfter(values, index + 1)
        return { x: age + index + 1, paidIn: openingBalance + totalInvested, gain: totalGain }
      })
      return [{ x: age, paidIn: openingBalance, gain: 0 }, ...later]
    },
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      deposit: { label: 'Paid in', unit: 'inr' },
      interest: { label: 'Return', unit: 'inr' },
      balance: { label: 'Corpus', unit: 'inr' },
    },
    rows: (values) => {
      let before = values.openingBalance
      return Array.from({ length: npsYears(values) }, (_, index) => {
        const deposit = 12 * values.monthlyContribution
        const { corpus: balance } = npsAfter(values, index + 1)
        const interest = balance - before - deposit
        before = balance
        return { year: index + 1, deposit, interest, balance }
      })
    },
  },
  goals: [
    {
      question: 'What contribution a month reaches this corpus?',
      input: 'monthlyContribution',
      output: 'corpus',
    },
    {
      question: 'What return reaches this corpus?',
      input: 'annualReturnPercent',
      output: 'corpus',
      when: atOneReturn,
    },
  ],
  ...npsDetails,
})
