import { writeNumber } from './write-number.ts'

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
  const round = (by: number) => Number((Math.abs(inr) / by).toFixed(decimals)) * by
  // Rounded first: 99,99,999 is 1 crore, not 100 lakh.
  const scale = Math.abs(inr) < 1e5 ? undefined : scales.find(({ from, by }) => round(by) >= from)
  const text = writeNumber(inr / (scale?.by ?? 1), {
    decimals,
    minDecimals: 0,
    indian: true,
    prefix: sign ? '₹' : '',
  })
  return scale ? `${text}\u00a0${scale.word}` : text
}
