import { writeNumber } from './write-number.ts'

interface FormatPercentOptions {
  /** A plus before gains too. @default false */
  signed?: boolean
  /** @default 2 */
  decimals?: number
}

const noBreakSpace = '\u00a0'

/**
 * Formats percent points: 2.92 means 2.92 %. The space before the sign never breaks.
 *
 * @example formatPercent(-0.61, { signed: true }) //=> '−0.61 %'
 */
export function formatPercent(
  percent: number,
  { signed = false, decimals = 2 }: FormatPercentOptions = {},
): string {
  return `${writeNumber(percent, { decimals, signed })}${noBreakSpace}%`
}
