import { newest } from '../../india/dated-rule.ts'
import { hraCities } from '../../india/rules/rent-rules.ts'
import { defineCalculator } from '../define-calculator.ts'
import { financialYearOptions } from '../financial-year-options.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { hraDetails } from './hra.details.ts'
import { hraLimits } from './hra-limits.ts'

const withHra = { input: 'mode', is: ['hra'] } as const
const withoutHra = { input: 'mode', is: ['80gg'] } as const
const amount = { kind: 'number', unit: 'inr', limits: optionalAmountLimits, step: 6000 } as const

const cities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(newest(hraCities).map((city) => [city, city])),
  elsewhere: 'Another place',
}

/** How much of a house rent allowance, or of rent paid without one, is free of tax. */
export const hraCalculator = defineCalculator({
  id: 'hra',
  name: 'HRA Calculator',
  description: 'How much of a house rent allowance is free of tax, or what rent deducts without one (80GG)',
  icon: 'house',
  inputs: {
    mode: {
      kind: 'choice',
      label: 'The employer pays',
      isMode: true,
      default: 'hra',
      options: { hra: 'An HRA', '80gg': 'No HRA' },
    },
    financialYear: {
      kind: 'choice',
      label: 'Financial year',
      default: '2026-27',
      options: financialYearOptions(2024, hraCities.knownUntil),
      when: withHra,
    },
    city: {
      kind: 'choice',
      label: 'Home in',
      help: 'The city itself: Noida, Gurugram and Thane are other places',
      default: 'Bengaluru',
      options: cities,
      when: withHra,
    },
    basicPlusDa: {
      ...amount,
      label: 'Basic pay and DA a year',
      help: 'With commission on turnover, where there is one',
      min: 0,
      max: 6_000_000,
      default: 600_000,
      when: withHra,
    },
    hraReceived: {
      ...amount,
      label: 'HRA received a year',
      min: 0,
      max: 3_000_000,
      default: 240_000,
      when: withHra,
    },
    totalIncome: {
      ...amount,
      label: 'Income of the year before this deduction',
      min: 0,
      max: 6_000_000,
      default: 600_000,
      when: withoutHra,
    },
    rentPaid: { ...amount, label: 'Rent paid a year', min: 0, max: 2_400_000, default: 240_000 },
  },
  outputs: {
    exempt: { label: 'HRA free of tax', unit: 'inr', role: 'headline', when: withHra },
    deduction: { label: 'Deduction under 80GG', unit: 'inr', role: 'headline', when: withoutHra },
    taxable: { label: 'HRA that is taxed', unit: 'inr', role: 'part', when: withHra },
    received: { label: 'HRA received', unit: 'inr', role: 'detail', when: withHra },
    limit: { label: '₹5,000 a month', unit: 'inr', role: 'detail', when: withoutHra },
    aboveTenth: { label: 'Rent above a tenth', unit: 'inr', role: 'detail' },
    share: { label: 'Share of pay or income', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'received', parts: ['exempt', 'taxable'], when: withHra },
  compute: (values) => {
    const { exempt, taxable, received, first, aboveTenth, share } = hraLimits(values)
    return { exempt, deduction: exempt, taxable, received, limit: first, aboveTenth, share }
  },
  goals: [],
  ...hraDetails,
})
