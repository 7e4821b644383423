/**
 * Parts a formatted amount at its decimal point, so that the cents can be set quieter.
 *
 * @example splitCents('$156,970.90') //=> { whole: '$156,970', cents: '.90' }
 */
export function splitCents(amount: string): { whole: string; cents: string } {
  const match = /^(?<whole>.*\d)(?<cents>\.\d+)$/.exec(amount)
  return { whole: match?.groups?.whole ?? amount, cents: match?.groups?.cents ?? '' }
}
