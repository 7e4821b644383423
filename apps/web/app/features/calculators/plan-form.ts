import { type AnyCalculator, defineCalculator, parseValues, toQuery } from '@pkg/finance-math/calculators'
import { describeCorrection } from './describe-correction.ts'
import type { AnyValues } from './scenario.ts'
import { usualInflation } from './usual-inflation.ts'

const amount = {
  kind: 'number',
  unit: 'inr',
  min: 0,
  max: 1e9,
  limits: { min: 0, max: 1e13 },
  default: 0,
} as const
const percent = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  max: 30,
  limits: { min: -50, max: 100 },
  step: 0.1,
} as const
const years = { kind: 'number', unit: 'years', min: 1, max: 60, step: 1, granularity: 1 } as const

/** What a plan asks beside the pins that it is made of; nothing of it is a calculator of its own. */
export const planForm: AnyCalculator = defineCalculator({
  id: 'plan',
  name: 'Plan over years',
  description: '',
  icon: 'calendar-range',
  keywords: [],
  inputs: {
    years: { ...years, label: 'Years of the plan', default: 20, advanced: true },
    start: {
      ...amount,
      label: 'At hand today',
      help: 'Money that the plan may spend and what it may sell for that',
      step: 10_000,
      filledBy: 'net-worth',
      advanced: true,
    },
    returnPercent: { ...percent, label: 'It earns a year', default: 5, advanced: true },
    monthlyIncome: {
      ...amount,
      label: 'Income a month',
      help: 'What arrives, beside a pinned take-home pay',
      step: 1000,
      advanced: true,
    },
    incomeGrowthPercent: { ...percent, label: 'Income rises a year by', default: 6, advanced: true },
    incomeYears: { ...years, label: 'Income lasts', default: 60, advanced: true },
    monthlyCosts: {
      ...amount,
      label: 'Living costs a month',
      help: 'They rise with prices',
      step: 1000,
      advanced: true,
    },
    inflationPercent: { ...percent, label: 'Prices rise a year by', default: usualInflation, advanced: true },
    propertyGrowthPercent: {
      ...percent,
      label: 'Homes rise a year by',
      help: 'As prices do, where nothing else is known',
      default: usualInflation,
      advanced: true,
    },
    lumps: {
      kind: 'choice',
      label: 'Sums that are put in today',
      default: 'beside',
      options: { beside: 'There beside it', start: 'Out of what is at hand' },
    },
    money: {
      kind: 'choice',
      label: 'Amounts',
      default: 'nominal',
      options: { nominal: 'Of their own year', today: 'In today’s money' },
    },
  },
  outputs: {},
  compute: () => ({}),
  formulas: [],
  legend: {},
  explanation: { steps: {} },
  conventions: {},
  goals: [],
  sources: [],
}) as unknown as AnyCalculator

/** The plan's numbers as an address keeps them, and the device. */
export function writePlan(values: AnyValues): string {
  return new URLSearchParams(toQuery(planForm, values as never)).toString()
}

/** The plan's numbers from what an address or the device has of them, whatever stands there. */
export function readPlan(query: string): AnyValues {
  return parseValues(planForm, new URLSearchParams(query)).values as AnyValues
}

/** The plan of an address, empty where it has none, and what of it could not be taken, as sentences. */
export function findPlan(hash: string): { plan: string; problems: string[] } {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const isAsked = Object.keys(planForm.inputs).some((name) => given.has(name))
  if (!isAsked) return { plan: '', problems: [] }
  const { values, corrections } = parseValues(planForm, given)
  const problems = corrections
    .filter(({ reason }) => reason !== 'missing')
    .map((correction) => describeCorrection(planForm, correction))
  return { plan: writePlan(values as AnyValues), problems }
}
