import { atLeast, invalid, list, object, result } from '../primitives/check.ts'

/** A part of pay in rupees, and whether the Code counts it as wages (basic, dearness, retaining allowance). */
export interface PayComponent {
  amount: number
  inWages: boolean
}

/**
 * Wages as the labour Codes define them since 21 November 2025: the included parts, and of the excluded ones
 * (house rent allowance, conveyance, overtime, …) what goes beyond half of everything.
 *
 * @formula W = I + max(0, X − (I + X)/2)
 * @where W wages; I the included parts; X the excluded ones
 * @param input components, each with its amount in rupees of the same period and inWages
 * @see Code on Social Security, 2020, section 2(88), in force by S.O. 5319(E) of 21 November 2025, as quoted
 * @throws FinanceMathError INVALID_ARGUMENT naming components; NO_SOLUTION beyond the largest number
 * @example
 * codeWages({ components: [{ amount: 6000, inWages: true }, { amount: 14_000, inWages: false }] }).wages //=> 10000
 */
export function codeWages(input: { components: readonly PayComponent[] }): { wages: number } {
  const { components } = object('input', input)
  let included = 0
  let excluded = 0
  for (const component of list('components', components, 1)) {
    const { amount, inWages } = object('components', component)
    atLeast('components', amount, 0)
    if (typeof inWages !== 'boolean') invalid('components', components, 'told by inWages, true or false')
    if (inWages) included += amount
    else excluded += amount
  }
  const all = result('components', components, included + excluded)
  return { wages: included + Math.max(0, excluded - all / 2) }
}
