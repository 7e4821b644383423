import type { Unit } from '@pkg/finance-math/calculators'
import { formatInrWords } from '@pkg/ui-kit/format/format-inr-words.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { formatFigure, formatPlain } from '#app/lib/format-figure.ts'

/** Short, for the axes of a chart: `₹12 lakh`, `Year 4`. The start is not called today: what was paid may be of any day. */
export function formatAxis(value: number, unit: Unit): string {
  if (unit === 'inr') return formatInrWords(value, { sign: true, decimals: axisDecimals(value) })
  if (unit === 'usd') return formatUsd(value, { decimals: 0 })
  if (unit === 'years') return value === 0 ? 'Start' : `Year ${formatPlain(value, 1)}`
  if (unit === 'months') return value === 0 ? 'Start' : `Month ${formatPlain(value, 0)}`
  if (unit === 'age') return `Age ${formatPlain(value, 0)}`
  return formatFigure(value, unit)
}

/** Of lakhs one; rupees are whole, but for those that are few. */
function axisDecimals(inr: number): number {
  const size = Math.abs(inr)
  if (size >= 100_000) return 1
  return size < 10 ? 2 : 0
}
