import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import type { MeasuredBalances } from '@pkg/chain-client'
import { lastOfDays } from './last-of-days.ts'

/** Charts show hours of the last day, and days before it. */
const HOURLY_MS = DAY_MS + HOUR_MS

/** Measured balances that are worth keeping, oldest first: of each moment once, and of days that are long over the last alone. */
export function keepMeasured(measured: readonly MeasuredBalances[], now: number): MeasuredBalances[] {
  const byMoment = new Map(measured.map((one) => [one.at, one]))
  const sorted = [...byMoment.values()].sort((a, b) => a.at - b.at)
  const last = new Set(lastOfDays(sorted))
  return sorted.filter((one) => one.at > now - HOURLY_MS || last.has(one))
}
