import type { DepositTiming } from '../india/deposit-timing.ts'

const inYears = { input: 'mode', is: ['yearly'] } as const
const inMonths = { input: 'mode', is: ['monthly'] } as const

/** Whether a saver of a scheme pays once a year or every month, and when: what its account earns hangs on it. */
export const depositMode = {
  kind: 'choice',
  label: 'Deposits',
  isMode: true,
  default: 'yearly',
  options: { yearly: 'Once a year', monthly: 'Every month' },
} as const

export const yearlyDepositInput = {
  kind: 'number',
  label: 'Deposit a year',
  unit: 'inr',
  max: 150_000,
  default: 100_000,
  when: inYears,
} as const

export const monthlyDepositInput = {
  kind: 'number',
  label: 'Deposit a month',
  unit: 'inr',
  min: 50,
  max: 12_500,
  step: 50,
  default: 5000,
  when: inMonths,
} as const

export const depositTimingInputs = {
  yearlyTiming: {
    kind: 'choice',
    label: 'Paid',
    default: 'start-of-year',
    options: { 'start-of-year': 'By 5 April', 'end-of-year': 'In late March' },
    advanced: true,
    when: inYears,
  },
  otherMonth: {
    kind: 'choice',
    label: 'Paid in another month',
    default: 'no',
    options: {
      no: 'No',
      'month-2': 'By 5 May',
      'month-3': 'By 5 June',
      'month-4': 'By 5 July',
      'month-5': 'By 5 August',
      'month-6': 'By 5 September',
      'month-7': 'By 5 October',
      'month-8': 'By 5 November',
      'month-9': 'By 5 December',
      'month-10': 'By 5 January',
      'month-11': 'By 5 February',
      'month-12': 'By 5 March',
    },
    advanced: true,
    when: inYears,
  },
  monthlyTiming: {
    kind: 'choice',
    label: 'Paid',
    default: 'monthly-by-5th',
    options: { 'monthly-by-5th': 'By the 5th', 'monthly-after-5th': 'After the 5th' },
    advanced: true,
    when: inMonths,
  },
} as const

/** When deposits are paid, as these inputs tell it. */
export interface DepositTimingValues {
  mode: 'yearly' | 'monthly'
  yearlyTiming: 'start-of-year' | 'end-of-year'
  otherMonth: keyof typeof depositTimingInputs.otherMonth.options
  monthlyTiming: 'monthly-by-5th' | 'monthly-after-5th'
}

/** The timing that they come to. */
export function depositTimingFrom(values: DepositTimingValues): DepositTiming {
  if (values.mode === 'monthly') return values.monthlyTiming
  return values.otherMonth === 'no' ? values.yearlyTiming : values.otherMonth
}

/** The questions backwards of both ways to pay. */
export const depositGoals = [
  {
    question: 'What deposit a year reaches this balance?',
    input: 'yearlyDeposit',
    output: 'maturity',
    when: inYears,
  },
  {
    question: 'What deposit a month reaches this balance?',
    input: 'monthlyDeposit',
    output: 'maturity',
    when: inMonths,
  },
] as const
