import { optionalAmountLimits } from './input-limits.ts'

/** What fills section 80C beside the payments that a calculator is about. */
export const other80CInput = {
  kind: 'number',
  label: 'Other payments under 80C a year',
  unit: 'inr',
  min: 0,
  max: 150_000,
  limits: optionalAmountLimits,
  step: 5000,
  default: 0,
  advanced: true,
} as const

/** The rates of the old regime's slabs, at which a deduction saves tax. */
export const slabRates = { '5': 'Slab of 5 %', '20': 'Slab of 20 %', '30': 'Slab of 30 %' } as const
