import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'

/** What something is worth in dollars and cents; what is less than half a cent, and not nothing, says so. */
export function formatWorth(usd: number): string {
  return usd !== 0 && Math.abs(usd) < 0.005 ? 'Under $0.01' : formatUsd(usd)
}
