import { writeNumber } from './write-number.ts'

interface FormatUsdOptions {
  /** A plus before gains too. @default false */
  signed?: boolean
  /** @default 2 */
  decimals?: number
}

/**
 * Formats dollars the American way, with cents and a true minus. A value that rounds to zero carries no sign.
 *
 * @example formatUsd(-1234.5) //=> '−$1,234.50'
 */
export function formatUsd(usd: number, { signed = false, decimals = 2 }: FormatUsdOptions = {}): string {
  return writeNumber(usd, { decimals, signed, prefix: '$' })
}
