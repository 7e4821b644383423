import type { DatedAmount } from '../input.ts'

/** The flows in the order of their dates, with the sum so far. */
export function inOrder(flows: readonly DatedAmount[]) {
  let sum = 0
  return flows
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .map(({ date, amount }) => {
      sum += amount
      return { date, amount, sum }
    })
}

/** The first and the last day; there are two flows at least. */
export function daysOf(ordered: readonly DatedAmount[]): [string, string] {
  return [(ordered[0] as DatedAmount).date, (ordered.at(-1) as DatedAmount).date]
}
