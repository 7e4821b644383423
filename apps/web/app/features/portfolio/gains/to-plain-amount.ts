const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/

/**
 * An amount as it is typed, without spaces, the sign of rupees or dollars, and commas that set its thousands or lakh
 * apart. Any other comma stays, as it may be that of decimals.
 *
 * @example toPlainAmount('₹ 1,50,000') //=> '150000'
 */
export function toPlainAmount(text: string): string {
  const bare = text.replaceAll(/[\s₹$]/g, '')
  return grouped.test(bare) ? bare.replaceAll(',', '') : bare
}
