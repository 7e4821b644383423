import { numberFormat } from './number-format.ts'
import { trueMinus } from './true-minus.ts'

interface FormatInrWordsOptions {
  /** With ₹ in front, for axes and labels. @default false */
  sign?: boolean
  /** Decimals at most. @default 2 */
  decimals?: number
}

const scales = [
  { from: 1e12, by: 1e12, word: 'lakh crore' },
  { from: 1e7, by: 1e7, word: 'crore' },
  { from: 1e5, by: 1e5, word: 'lakh' },
] as const

/**
 * Says rupees in lakh and crore, as people in India do.
 *
 * @example formatInrWords(1_234_567) //=> '12.35 lakh'
 */
export function formatInrWords(
  inr: number,
  { sign = false, decimals = 2 }: FormatInrWordsOptions = {},
): string {
  const number = numberFormat('en-IN', { maximumFractionDigits: decimals, signDisplay: 'negative' })
  const round = (by: number) => Number((Math.abs(inr) / by).toFixed(decimals)) * by
  // Rounded first: 99,99,999 is 1 crore, not 100 lakh.
  const scale = Math.abs(inr) < 1e5 ? undefined : scales.find(({ from, by }) => round(by) >= from)
  const text = number.format(inr / (scale?.by ?? 1))
  const signed = sign ? text.replace(/^-?/, '$&₹') : text
  return trueMinus(scale ? `${signed}\u00a0${scale.word}` : signed)
}
