import { writeNumber } from './write-number.ts'

/**
 * A number as two digits times a power of ten, for amounts so large or so small that their digits would not fit.
 *
 * @example writePower(-1.9e42, '₹') //=> '−₹1.9×10^42'
 */
export function writePower(value: number, prefix = ''): string {
  const [digits, power] = value.toExponential(1).split('e')
  return `${writeNumber(Number(digits), { decimals: 1, minDecimals: 0, prefix })}×10^${writeNumber(Number(power), { decimals: 0 })}`
}
