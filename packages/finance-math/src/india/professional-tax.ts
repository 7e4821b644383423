import { atLeast, object, oneOf, whole } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { type ProfessionalTaxSlab, professionalTaxValues } from './rules/salary-values.ts'

/** What `professionalTax` takes: a month's gross pay in rupees. */
export interface ProfessionalTaxInput {
  state: string
  monthlyGross: number
  /** Of the calendar: 1 for January. */
  month: number
  gender?: 'male' | 'female' | 'other'
}

/**
 * The professional tax of a month. Maharashtra and Karnataka take 300 instead of 200 rupees in February;
 * Maharashtra takes none from women up to 25,000. Where a state counts years or half-years (Madhya Pradesh,
 * Tamil Nadu), this month's pay is taken for all of them, and the tax is spread over their months in whole
 * rupees, the last (March, September) taking the rest: how an employer spreads it is a custom, not a rule.
 *
 * @formula none: the state's table is looked up
 * @param input state by its name, as in `professionalTaxStates`; monthlyGross in rupees; month, 1 to 12;
 *   gender (`'male'`)
 * @see `professionalTaxStates` (probable); Article 276 of the Constitution
 * @throws FinanceMathError INVALID_ARGUMENT naming the field, also for a state that is not in the list
 * @example
 * professionalTax({ state: 'Maharashtra', monthlyGross: 30_000, month: 2 }).tax //=> 300
 * @example
 * professionalTax({ state: 'Maharashtra', monthlyGross: 20_000, month: 7, gender: 'female' }).tax //=> 0
 */
export function professionalTax(input: ProfessionalTaxInput): { tax: number } {
  const { state, monthlyGross, month, gender = 'male' } = object('input', input)
  const states = newest(professionalTaxValues)
  oneOf('state', state, Object.keys(states))
  atLeast('monthlyGross', monthlyGross, 0)
  whole('month', month, 1, 12)
  oneOf('gender', gender, ['male', 'female', 'other'])
  const { months, slabs, women, february } = states[state] as (typeof states)[string]
  const due = (gender === 'female' && women) || slabs
  const slab = due.find(([upTo]) => upTo === null || monthlyGross * months <= upTo) as ProfessionalTaxSlab
  const [, tax] = slab
  if (month === 2 && tax === 200 && february !== undefined) return { tax: february }
  const share = Math.floor(tax / months)
  // Years end in March, half-years in September and March.
  return { tax: (month + 9) % months === 0 ? tax - share * (months - 1) : share }
}
