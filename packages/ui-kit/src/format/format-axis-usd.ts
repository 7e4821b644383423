import { numberFormat } from './number-format.ts'
import { trueMinus } from './true-minus.ts'
import { writePower } from './write-power.ts'

/** From here on, and below the other, an axis has no room for the digits. */
const huge = 1e16
const tiny = 1e-6

/** Dollars for an axis, in as few letters as tell them apart: "$157.1k", "$1.243M", "$1.005", "$1.2×10^17". */
export function formatAxisUsd(usd: number): string {
  if (usd === 0) return '$0'
  const size = Math.abs(usd)
  if (size >= huge || size < tiny) return writePower(usd, '$')
  const format = numberFormat('en-US', {
    ...{ style: 'currency', currency: 'USD', maximumSignificantDigits: size < 0.001 ? 3 : 4 },
    ...(size >= 1000 && { notation: 'compact' }),
  })
  return trueMinus(format.format(usd).replace('K', 'k'))
}
