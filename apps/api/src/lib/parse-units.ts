/** Base units of a decimal: `1.5` with eighteen decimals is `1500000000000000000`. What is finer is cut off. */
export function parseUnits(value: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}
