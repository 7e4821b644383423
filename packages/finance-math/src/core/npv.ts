import { above, numbers, result } from '../primitives/check.ts'

export function npv(rate: number, values: readonly number[]): number {
  above('rate', rate, -1)
  numbers('values', values, 1)
  let value = 0
  for (let k = values.length - 1; k >= 0; k--) value = value / (1 + rate) + (values[k] as number)
  return result('rate', rate, value)
}
