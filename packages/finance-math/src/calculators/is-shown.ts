import type { Condition, InputValue } from './input.ts'

/**
 * Whether something is to be shown for these values: always, or only where a condition, or each of several, holds.
 * Never throws.
 *
 * @param when the condition, or several of which each must hold; none holds always
 * @param values of the calculator
 * @example
 * isShown({ input: 'mode', is: ['sip'] }, { mode: 'lump-sum' }) //=> false
 */
export function isShown(
  when: Condition | readonly Condition[] | undefined,
  values: Readonly<Record<string, InputValue>>,
): boolean {
  return [when ?? []].flat().every((condition: Condition) => {
    const value = values[condition.input] as string | number
    return 'is' in condition ? condition.is.includes(value) : !condition.isNot.includes(value)
  })
}
