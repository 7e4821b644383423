import type { Condition, InputValue } from './input.ts'

/**
 * Whether something is to be shown for these values: always, or only with certain choices. Never throws.
 *
 * @example
 * isShown({ input: 'mode', is: ['sip'] }, { mode: 'lump-sum' }) //=> false
 */
export function isShown(when: Condition | undefined, values: Readonly<Record<string, InputValue>>): boolean {
  return when === undefined || when.is.includes(values[when.input] as string)
}
