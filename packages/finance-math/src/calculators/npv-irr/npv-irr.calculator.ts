import { defineCalculator } from '../define-calculator.ts'
import { growthLimits } from '../input-limits.ts'
import { parseNumbers } from '../parse-many.ts'
import { npvIrrDetails } from './npv-irr.details.ts'
import { project, projectCourse } from './project.ts'

const rate = { kind: 'number', unit: 'percent', min: 0, max: 30, limits: growthLimits, step: 0.5 } as const

/** What a project is worth today, its rate of return, and when it has paid for itself. */
export const npvIrrCalculator = defineCalculator({
  id: 'npv-irr',
  name: 'NPV and IRR Calculator',
  description: 'The net present value of a project, its rates of return (IRR, MIRR) and its payback time',
  icon: 'chart-line',
  inputs: {
    spent: {
      kind: 'number',
      label: 'Spent now',
      unit: 'inr',
      min: 1000,
      max: 10_000_000,
      limits: { min: 0.01, max: 1e12 },
      step: 1000,
      default: 1_000_000,
    },
    flows: {
      kind: 'list',
      parse: parseNumbers,
      label: 'Comes in, year by year',
      help: 'Negative where more is spent',
      item: 'Year',
      unit: 'inr',
      min: -1e12,
      max: 1e12,
      step: 1000,
      minItems: 1,
      maxItems: 60,
      default: [250_000, 300_000, 350_000, 400_000, 450_000],
    },
    discountPercent: {
      ...rate,
      label: 'Discount rate a year',
      help: 'What the money would earn elsewhere',
      default: 12,
    },
    financePercent: { ...rate, label: 'Money spent later is set aside at', default: 8, advanced: true },
    reinvestPercent: { ...rate, label: 'Money that comes in earns', default: 8, advanced: true },
  },
  outputs: {
    npv: { label: 'Net present value (NPV)', unit: 'inr', role: 'headline' },
    irrPercent: {
      kind: 'list',
      label: 'Rates of return (IRR)',
      item: 'IRR',
      unit: 'percent',
      role: 'headline',
    },
    payback: { kind: 'list', label: 'Paid back after', item: 'Time', unit: 'years', role: 'detail' },
    discountedPayback: {
      kind: 'list',
      label: 'Paid back with interest after',
      item: 'Time',
      unit: 'years',
      role: 'detail',
    },
    mirrPercent: {
      kind: 'list',
      label: 'Modified rate of return (MIRR)',
      item: 'MIRR',
      unit: 'percent',
      role: 'detail',
    },
  },
  compute: project,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      sum: { label: 'So far', unit: 'inr' },
      present: { label: 'Worth today', unit: 'inr' },
    },
    points: (values) => projectCourse(values).map(({ year, sum, present }) => ({ x: year, sum, present })),
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      flow: { label: 'Flow', unit: 'inr' },
      sum: { label: 'So far', unit: 'inr' },
      worth: { label: 'Worth today', unit: 'inr' },
      present: { label: 'So far, worth today', unit: 'inr' },
    },
    rows: projectCourse,
  },
  goals: [],
  ...npvIrrDetails,
})
