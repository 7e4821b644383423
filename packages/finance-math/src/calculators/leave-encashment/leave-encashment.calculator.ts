import { leaveEncashmentTerms } from '../../india/rules/leave-rules.ts'
import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { rulePeriods } from '../rule-periods.ts'
import { encashedLeave } from './encashed-leave.ts'
import { leaveEncashmentDetails } from './leave-encashment.details.ts'

const onLeaving = { input: 'occasion', is: ['leaving'] } as const

/** From when to when the terms of a day held, of who left since 2002; those of earlier years ask for a day. */
const periods = rulePeriods(leaveEncashmentTerms, '2002-04-01')
// The release has its type as the day it was then.
const newestPeriod = Object.keys(periods)[0] as '2023-04-01'

/** How much of what is paid for leave not taken is free of tax. */
export const leaveEncashmentCalculator = defineCalculator({
  id: 'leave-encashment',
  name: 'Leave Encashment Calculator',
  description: 'How much of what is paid for leave not taken is free of tax, and what limits it',
  icon: 'calendar-check',
  inputs: {
    occasion: {
      kind: 'choice',
      label: 'Paid',
      isMode: true,
      default: 'leaving',
      options: {
        leaving: 'On leaving',
        government: 'By a government',
        service: 'In service',
      },
    },
    received: {
      kind: 'number',
      label: 'Paid for leave',
      unit: 'inr',
      min: 0,
      max: 10_000_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 800_000,
    },
    averageMonthlySalary: {
      kind: 'number',
      label: 'Average basic pay and DA a month',
      help: 'Of the last ten months, with commission on turnover',
      unit: 'inr',
      min: 5000,
      max: 1_000_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 90_000,
      when: onLeaving,
    },
    years: {
      kind: 'number',
      label: 'Completed years of service',
      help: 'With this employer',
      unit: 'years',
      min: 0,
      max: 40,
      limits: { min: 0, max: 80 },
      step: 1,
      default: 20,
      granularity: 1,
      when: onLeaving,
    },
    leavePerYear: {
      kind: 'number',
      label: 'Days of leave earned a year',
      help: 'By the employer’s rules; of more than 30, only 30 count',
      unit: 'number',
      min: 0,
      max: 60,
      limits: { min: 0, max: 366 },
      step: 1,
      default: 30,
      when: onLeaving,
    },
    leaveTaken: {
      kind: 'number',
      label: 'Days taken or paid before',
      unit: 'number',
      min: 0,
      max: 1200,
      limits: { min: 0, max: 29_280 },
      step: 1,
      default: 360,
      when: onLeaving,
    },
    exemptEarlier: {
      kind: 'number',
      label: 'Free of tax from employers before',
      help: 'The limit is one for a lifetime',
      unit: 'inr',
      min: 0,
      max: 2_500_000,
      limits: optionalAmountLimits,
      step: 10_000,
      default: 0,
      advanced: true,
      when: onLeaving,
    },
    leftSince: {
      kind: 'choice',
      label: 'Left',
      default: newestPeriod,
      options: periods,
      advanced: true,
      when: onLeaving,
    },
  },
  outputs: {
    exempt: { label: 'Free of tax', unit: 'inr', role: 'headline' },
    taxable: { label: 'Taxed', unit: 'inr', role: 'part' },
    bound: {
      kind: 'choice',
      label: 'What limits it',
      options: {
        received: 'What was paid: all of it is free',
        leaveDue: 'The leave that is due',
        tenMonths: 'Ten months of pay',
        limitLeft: 'The limit of a lifetime',
      },
      role: 'detail',
      when: onLeaving,
    },
    leaveDays: { label: 'Days of leave due', unit: 'number', role: 'detail', when: onLeaving },
    leaveDue: { label: 'They are worth', unit: 'inr', role: 'detail', when: onLeaving },
    tenMonths: { label: 'Ten months of average pay', unit: 'inr', role: 'detail', when: onLeaving },
    limitLeft: { label: 'Left of the lifetime’s limit', unit: 'inr', role: 'detail', when: onLeaving },
    paid: { label: 'Paid for leave', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'paid', parts: ['exempt', 'taxable'] },
  compute: ({ received, ...rest }) => {
    const { received: paid, ...found } = encashedLeave({ received, ...rest })
    return { ...found, paid }
  },
  goals: [],
  ...leaveEncashmentDetails,
})
