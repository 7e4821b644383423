import { costAveraging } from '../../formulas/cost-averaging.ts'

interface Purchase {
  date: string
  price: number
  amount: number
}

/** What the cost averaging calculator asks. */
export interface PurchaseValues {
  /** One at least. */
  purchases: readonly Purchase[]
  valueDate: string
  valuePrice: number
}

/** What the purchases came to, and what all the money would have come to on the first of their days. */
export function purchasePlan(values: PurchaseValues) {
  const { xirrPercent, ...plan } = costAveraging(values)
  const lumpValue = (plan.invested / firstPurchase(values).price) * values.valuePrice
  return {
    ...plan,
    xirrPercent: xirrPercent === null ? [] : [xirrPercent],
    lumpValue,
    ahead: plan.value - lumpValue,
  }
}

/** The purchases by their days. */
export function inOrder({ purchases }: PurchaseValues): readonly Purchase[] {
  return purchases.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
}

/** The purchase of the first day. */
export function firstPurchase(values: PurchaseValues): Purchase {
  return inOrder(values)[0] as Purchase
}

/** Purchase by purchase: what was bought, and what all that was bought so far cost and was worth. */
export function purchaseRows(values: PurchaseValues) {
  let total = 0
  let invested = 0
  return inOrder(values).map(({ date, price, amount }) => {
    const units = amount / price
    total += units
    invested += amount
    return { date, price, amount, units, invested, averageCost: invested / total, value: total * price }
  })
}

/** What was invested and what it was worth, by the day, also of all the money on the first day. */
export function purchasePoints(values: PurchaseValues) {
  const rows = purchaseRows(values)
  const [first] = rows as [(typeof rows)[number]]
  const { units, invested, value } = costAveraging(values)
  const last = { date: values.valueDate, price: values.valuePrice, units, invested, value }
  return [...rows, last].map((row) => ({
    x: (Date.parse(row.date) - Date.parse(first.date)) / 86_400_000 / 365,
    invested: row.invested,
    value: row.value,
    lump: (invested / first.price) * row.price,
  }))
}
