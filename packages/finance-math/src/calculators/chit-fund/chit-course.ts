import { chitFund, chitFundTotals } from '../../formulas/chit-fund.ts'
import { attempt } from '../../primitives/attempt.ts'

/** What the chit fund calculator asks. */
export interface ChitValues {
  chitValue: number
  members: number
  yourMonth: number
  yourDiscountPercent: number
  othersDiscountPercent: number
  commissionPercent: number
}

/** What comes of the chit; its rate is NaN where none fits. */
export function chitOf(values: ChitValues) {
  const input = fitting(values)
  const found = attempt(() => chitFund(input))
  return found.ok ? found.value : { ...chitFundTotals(input), effectiveAnnualPercent: Number.NaN }
}

/** Of who joins with nine others, there is no eleventh month. */
function fitting(values: ChitValues): ChitValues {
  return { ...values, yourMonth: Math.min(values.yourMonth, values.members) }
}

/** What each member pays in a month of such a discount: the foreman keeps the commission at least, whatever is bid. */
export function subscription(
  { chitValue, members, commissionPercent }: ChitValues,
  discount: number,
): number {
  const dividend = Math.max(0, discount - commissionPercent)
  return ((chitValue / 100) * (100 - dividend)) / members
}

/** Month by month: what is paid, what comes, and both so far. */
export function chitCourse(values: ChitValues) {
  const input = fitting(values)
  const { youReceive } = chitFundTotals(input)
  let sum = 0
  return Array.from({ length: input.members }, (_, index) => {
    const isYours = index + 1 === input.yourMonth
    const paid = subscription(values, isYours ? values.yourDiscountPercent : values.othersDiscountPercent)
    const received = isYours ? youReceive : 0
    sum += received - paid
    return { month: index + 1, paid, received, sum }
  })
}
