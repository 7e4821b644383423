import { oneOf } from '../primitives/check.ts'
import { roundAmount } from './round-amount.ts'

/** To what an amount is rounded: not at all, to the whole rupee, or to the paisa. */
export type MoneyRounding = 'none' | 'rupee' | 'paisa'

/** Rounds an amount of money as `rounding` says; `argument` is the name it has for the caller. */
export function roundMoney(value: number, rounding: MoneyRounding, argument: string): number {
  oneOf(argument, rounding, ['none', 'rupee', 'paisa'])
  return rounding === 'none' ? value : roundAmount(value, rounding === 'rupee' ? 1 : 100)
}
