import { result } from '../primitives/check.ts'
import { npv } from './npv.ts'

export function npvExcel(rate: number, values: readonly number[]): number {
  return result('rate', rate, npv(rate, values) / (1 + rate))
}
