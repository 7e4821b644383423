const formatters = [0, 1, 2].map(
  (decimals) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2, minimumSignificantDigits: 2 })

/**
 * Formats a gas price, which may be anything from thousandths to hundreds: two decimals under 10 gwei, one
 * under 100, none above. What would round to 0.00 keeps two digits.
 *
 * @example formatGwei(1.8371) //=> '1.84'
 */
export function formatGwei(gwei: number): string {
  if (gwei > 0 && gwei < 0.095) return small.format(gwei)
  const decimals = gwei < 9.995 ? 2 : gwei < 99.95 ? 1 : 0
  return (formatters[decimals] ?? small).format(gwei)
}
