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
  monthlyTiming: {
    kind: 'choice',
    label: 'Paid',
    default: 'monthly-by-5th',
    options: { 'monthly-by-5th': 'By the 5th', 'monthly-after-5th': 'After the 5th' },
    advanced: true,
    when: inMonths,
  },
} as const

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
