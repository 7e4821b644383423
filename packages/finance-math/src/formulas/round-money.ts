import { invalid } from '../primitives/check.ts'
import { roundAmount } from './round-amount.ts'

/** To what an amount is rounded: not at all, to the whole rupee, or to the paisa. */
export type MoneyRounding = 'none' | 'rupee' | 'paisa'

/** Rounds an amount of money as `rounding` says; `argument` is the name it has for the caller. */
export function roundMoney(value: number, rounding: MoneyRounding, argument: string): number {
  if (rounding === 'none') return value
  if (rounding === 'rupee') return roundAmount(value, 1)
  return rounding === 'paisa'
    ? roundAmount(value, 100)
    : invalid(argument, rounding, 'one of none, rupee, paisa')
}
