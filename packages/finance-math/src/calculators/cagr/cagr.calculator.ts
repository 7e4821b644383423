import { investmentReturn } from '../../formulas/investment-return.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, optionalAmountLimits, timeLimits } from '../input-limits.ts'
import { yearPoints } from '../year-points.ts'
import { cagrDetails } from './cagr.details.ts'

/** What an investment has returned, in all and a year. */
export const cagrCalculator = defineCalculator({
  id: 'cagr',
  name: 'CAGR Calculator',
  description: 'What an investment has returned, in all and a year, from what it was and what it is worth',
  icon: 'chart-line',
  inputs: {
    invested: {
      kind: 'number',
      label: 'Invested',
      unit: 'inr',
      min: 1000,
      max: 10_000_000,
      limits: amountLimits,
      step: 1000,
      default: 100_000,
    },
    value: {
      kind: 'number',
      label: 'Worth now',
      unit: 'inr',
      min: 0,
      max: 20_000_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 175_000,
    },
    years: {
      kind: 'number',
      label: 'Time',
      unit: 'years',
      min: 1,
      max: 40,
      limits: timeLimits,
      step: 1,
      default: 5,
    },
  },
  outputs: {
    cagrPercent: { label: 'Return a year (CAGR)', unit: 'percent', role: 'headline', decimals: 2 },
    absolutePercent: { label: 'Return in all', unit: 'percent', role: 'part', decimals: 2 },
    gain: {
      label: 'Gain',
      unit: 'inr',
      role: 'part',
      rest: { plus: ['value'], minus: ['invested'] },
    },
    multiple: { label: 'Times the money', unit: 'number', role: 'detail' },
  },
  compute: (values) => investmentReturn(values),
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: { worth: { label: 'Worth', unit: 'inr' } },
    points: ({ invested, value, years }) => [
      { x: 0, worth: invested },
      ...yearPoints(years).map((year) => ({
        x: year,
        worth: year === years ? value : invested * (value / invested) ** (year / years),
      })),
    ],
  },
  goals: [
    { question: 'What must it be worth for this return a year?', input: 'value', output: 'cagrPercent' },
    { question: 'In what time is this the return a year?', input: 'years', output: 'cagrPercent' },
  ],
  ...cagrDetails,
})
