import type { Unit } from '@pkg/finance-math/calculators'
import { formatAxisUsd } from '@pkg/ui-kit/format/format-axis-usd.ts'
import { formatInrWords } from '@pkg/ui-kit/format/format-inr-words.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { writeNumber } from '@pkg/ui-kit/format/write-number.ts'
import { writePower } from '@pkg/ui-kit/format/write-power.ts'
import { formatFigure, formatPlain } from '#app/lib/format-figure.ts'

/**
 * Short, for the axes of a chart: `₹12 lakh`, `Year 4`, in as many digits as tell its lines apart. The start is not called
 * today: what was paid may be of any day.
 */
export function formatAxis(value: number, unit: Unit): string {
  if (unit === 'inr') return formatAxisInr(value)
  if (unit === 'usd') return formatAxisDollars(value)
  if (unit === 'years') return value === 0 ? 'Start' : `Year ${formatPlain(value, 1)}`
  if (unit === 'months') return value === 0 ? 'Start' : `Month ${formatPlain(value, 0)}`
  if (unit === 'age') return `Age ${formatPlain(value, 0)}`
  return formatFigure(value, unit)
}

/** Whole dollars where there is room for them. */
function formatAxisDollars(usd: number): string {
  const size = Math.abs(usd)
  return size >= 10 && size < 1e6 ? formatUsd(usd, { decimals: 0 }) : formatAxisUsd(usd)
}

const crore = 1e7
const lakhCrore = 1e12

function formatAxisInr(inr: number): string {
  const size = Math.abs(inr)
  if (size >= 1e16 || (size > 0 && size < 1e-6)) return writePower(inr, '₹')
  // The whole words would not fit beside the plot: "₹14,500 crore".
  if (size >= lakhCrore) return `${writeInr(inr / lakhCrore)}\u00a0L\u00a0Cr`
  if (size >= 1000 * crore) return `${writeInr(inr / crore)}\u00a0Cr`
  return formatInrWords(inr, { sign: true, decimals: axisDecimals(size) })
}

const writeInr = (inr: number) =>
  writeNumber(inr, { decimals: Math.abs(inr) < 1000 ? 1 : 0, minDecimals: 0, indian: true, prefix: '₹' })

/** Of lakhs one; rupees are whole, but for those that are few; below a rupee two digits that tell something. */
function axisDecimals(size: number): number {
  if (size >= 100_000) return 1
  if (size >= 10) return 0
  return size >= 0.1 || size === 0 ? 2 : 1 - Math.floor(Math.log10(size))
}
