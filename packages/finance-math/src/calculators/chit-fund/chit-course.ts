import { chitFund } from '../../formulas/chit-fund.ts'

/** What the chit fund calculator asks. */
export interface ChitValues {
  chitValue: number
  members: number
  yourMonth: number
  yourDiscountPercent: number
  othersDiscountPercent: number
  commissionPercent: number
}

/** What comes of the chit. Of who joins with nine others, there is no eleventh month. */
export function chitOf(values: ChitValues) {
  return chitFund({ ...values, yourMonth: Math.min(values.yourMonth, values.members) })
}

/** Month by month: what is paid, what comes, and both so far. */
export function chitCourse(values: ChitValues) {
  const { chitValue, members, commissionPercent } = values
  const month = Math.min(values.yourMonth, members)
  const { youReceive } = chitOf(values)
  let sum = 0
  return Array.from({ length: members }, (_, index) => {
    const isYours = index + 1 === month
    const discount = isYours ? values.yourDiscountPercent : values.othersDiscountPercent
    // The foreman keeps the commission at least, whatever is bid.
    const dividend = Math.max(discount, commissionPercent) - commissionPercent
    const paid = ((chitValue / 100) * (100 - dividend)) / members
    const received = isYours ? youReceive : 0
    sum += received - paid
    return { month: index + 1, paid, received, sum }
  })
}
