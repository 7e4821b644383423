/**
 * Parts a formatted amount of money at its decimal point, so that the cents can be set quieter. Anything that is not
 * money with two decimals stays whole.
 *
 * @example splitCents('$156,970.90') //=> { whole: '$156,970', cents: '.90' }
 */
export function splitCents(amount: string): { whole: string; cents: string } {
  const match = /^(?<whole>[^\d]*\p{Sc}[\d,]+)(?<cents>\.\d{2})$/u.exec(amount)
  return { whole: match?.groups?.whole ?? amount, cents: match?.groups?.cents ?? '' }
}
