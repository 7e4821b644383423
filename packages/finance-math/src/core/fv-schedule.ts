import { above, list, number, result } from '../primitives/check.ts'

export function fvSchedule(principal: number, rates: readonly number[]): number {
  let value = number('principal', principal)
  for (const rate of list('rates', rates, 0)) value *= 1 + above('rates', rate, -1)
  return result('rates', rates, value)
}
