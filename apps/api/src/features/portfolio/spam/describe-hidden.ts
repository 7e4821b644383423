/** What hiding does to the total, in a sentence or two. */
export function describeHidden({
  count,
  usd,
  unpriced,
}: {
  count: number
  usd: number
  unpriced: number
}): string {
  if (count === 0) return 'Nothing is hidden.'
  const what = count === 1 ? 'One token is hidden' : `${count} tokens are hidden`
  if (unpriced === count) return `${what}, without a price; the total is the same with or without.`
  const rest = unpriced === 0 ? '' : ` ${unpriced} of them ${unpriced === 1 ? 'has' : 'have'} no price.`
  return `${what}; the total would be ${money.format(usd)} higher with ${count === 1 ? 'it' : 'them'}.${rest}`
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
