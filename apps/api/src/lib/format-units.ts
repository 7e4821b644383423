import { absolute } from './absolute.ts'

/** Base units as a decimal: `1500000000000000000` of eighteen decimals are `1.5`. */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = String(absolute(units)).padStart(decimals + 1, '0')
  const whole = digits.length - decimals
  let end = digits.length
  while (end > whole && digits.charCodeAt(end - 1) === ZERO) end -= 1
  const text =
    end === whole ? digits.slice(0, whole) : `${digits.slice(0, whole)}.${digits.slice(whole, end)}`
  return units < 0n ? `-${text}` : text
}
const ZERO = '0'.charCodeAt(0)
