import { type Micros, toBookedMicros } from '@pkg/api-contract'
import { toLocalDay } from '../tax-year.ts'
import { formatCost, formatGiven } from './match-purchases.ts'
import { type OtherLine, type Purchase, toUnits } from './read-purchases.ts'
import { type Held, type Lot, type Part, takeLots, toEvents } from './share-transfers.ts'

/**
 * Tells of each purchase that was paid with coins the gain of giving those coins up: their worth less what they cost by the same
 * file, first in, first out. It was made at the exchange, which the books do not hold, so it is shown and in no sum.
 */
export function tellGivenUp(
  purchases: readonly Purchase[],
  others: readonly OtherLine[],
  timeZone: string,
): Purchase[] {
  if (purchases.every(({ given }) => given === null)) return [...purchases]
  const held = purchases.map(
    (purchase): Held => ({
      purchase,
      units: toUnits(purchase.quantity),
      on: toLocalDay(purchase.at, timeZone),
    }),
  )
  const costs = costsOfSales(held, others)
  return purchases.map((purchase) => {
    const { given, line, note } = purchase
    if (given === null) return purchase
    const sentence = tell(purchase, given, costs.get(`${line} ${given.asset}`))
    return { ...purchase, note: [sentence, note].filter((one) => one !== null).join(' ') }
  })
}

interface Cost {
  micros: Micros
  currency: string
}

/** What was taken from the lots of the file by each of its sales cost, fees left out, by line and asset; only where all of it is known. */
function costsOfSales(held: readonly Held[], others: readonly OtherLine[]): Map<string, Cost> {
  const costs = new Map<string, Cost>()
  for (const [asset, events] of toEvents(held, others)) {
    const lots: Lot[] = []
    const used = new Map<Held, bigint>()
    for (const { kind, one, units, line, isFee } of events) {
      if (kind === 'purchase' || kind === 'deposit') {
        lots.push({ one, left: units })
        continue
      }
      const cost = sumParts(takeLots(lots, units), units, used)
      if (kind === 'sale' && isFee === undefined && cost !== null) costs.set(`${line} ${asset}`, cost)
    }
  }
  return costs
}

/** What parts of lots cost together; null where the file does not tell it of all of them, in one currency. */
function sumParts(parts: readonly Part[], units: bigint, used: Map<Held, bigint>): Cost | null {
  let sum = 0n
  let left = units
  const currencies = new Set<string | null>()
  for (const { one, units: taken } of parts) {
    left -= taken
    if (one === null) {
      currencies.add(null)
      continue
    }
    const before = used.get(one) ?? 0n
    used.set(one, before + taken)
    // Up to here less up to there, so that the parts of a lot come to what it cost.
    sum += costUpTo(one, before + taken) - costUpTo(one, before)
    currencies.add(one.purchase.currency)
  }
  const [currency = null] = currencies
  return left === 0n && currency !== null && currencies.size === 1 ? { micros: sum, currency } : null
}

const costUpTo = ({ purchase: { cost }, units }: Held, part: bigint): Micros =>
  part === 0n ? 0n : toBookedMicros((cost * part + units / 2n) / units)

function tell({ currency }: Purchase, given: NonNullable<Purchase['given']>, cost: Cost | undefined): string {
  const money = (micros: Micros) => tellMoney(micros, currency)
  const opening = `It was paid with ${formatGiven(given)}, which gives those up at their worth of ${money(given.worth)}`
  const nowhere = 'made at the exchange, and is in no figure here.'
  if (cost === undefined || cost.currency !== currency) {
    return `${opening}: what they had cost is not in this file. What that gained or lost was ${nowhere}`
  }
  const gain = given.worth - cost.micros
  const what = gain < 0n ? `The loss of ${money(-gain)}` : `The gain of ${money(gain)}`
  return `${opening}; by this file they had cost ${money(cost.micros)}. ${what} was ${nowhere}`
}

/** An amount with its currency, digits grouped as people of that currency read them: `₹1,26,000.00`. */
function tellMoney(micros: Micros, currency: string): string {
  const { format } = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  })
  return format(formatCost(micros) as `${number}`)
}
