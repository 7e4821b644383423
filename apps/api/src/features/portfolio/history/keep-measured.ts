import type { MeasuredBalances } from '@pkg/chain-client'
import { DAY_MS, toDay } from '../ledger/day.ts'

/** Charts show hours of the last day, and days before it. */
const HOURLY_MS = DAY_MS + 3_600_000

/** Measured balances that are worth keeping, oldest first: of each block once, and of days that are long over the last alone. */
export function keepMeasured(measured: readonly MeasuredBalances[], now: number): MeasuredBalances[] {
  const byBlock = new Map(measured.map((one) => [one.block, one]))
  const sorted = [...byBlock.values()].sort((a, b) => a.block - b.block)
  return sorted.filter(({ at }, index) => {
    const next = sorted[index + 1]
    return next === undefined || at > now - HOURLY_MS || toDay(next.at) !== toDay(at)
  })
}
