import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'

/** An amount to its last base unit, without the zeros that say nothing: "1,250.5", never rounded. */
export function formatExactAmount(baseUnits: string, tokenDecimals: number | null): string {
  const text = formatTokenAmount(baseUnits, tokenDecimals, { decimals: tokenDecimals ?? 0 })
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
