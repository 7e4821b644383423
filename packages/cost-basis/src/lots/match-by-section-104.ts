import { addTo, type Basis, emptyBasis, least, takeFrom } from './basis.ts'
import type { Acquire, Ledger, Left, Piece, Spend } from './ledger.ts'

const bedAndBreakfastDays = 30

/** What was bought on one day counts as one purchase; its ids say where the units came from. */
interface Day {
  day: number
  bought: Basis
  acquisitions: { acquire: Acquire; left: bigint }[]
  /** The first of them with units left. */
  first: number
  spends: (Spend & { pieces: Piece[] })[]
}

/**
 * United Kingdom, TCGA 1992 sections 105, 106A and 104: what is sold is matched with what was bought on the
 * same day, then with what was bought in the 30 days after it (earliest first), then with the pool of the rest.
 */
export function matchBySection104({ entries, byWallet }: Ledger): Left[] {
  const holdings = new Map<string | undefined, Map<number, Day>>()
  for (const entry of entries) {
    if (entry.kind === 'move') continue
    const key = byWallet ? entry.account : undefined
    const days = holdings.get(key) ?? new Map<number, Day>()
    holdings.set(key, days)
    const number = entry.date.day
    const day = days.get(number) ?? {
      day: number,
      bought: emptyBasis(),
      acquisitions: [],
      first: 0,
      spends: [],
    }
    days.set(number, day)
    if (entry.kind === 'spend') {
      day.spends.push(Object.assign(entry, { missing: entry.quantity, pieces: [] }))
    } else {
      addTo(day.bought, entry.lot)
      day.acquisitions.push({ acquire: entry, left: entry.quantity })
    }
  }
  return [...holdings].flatMap(([account, days]) => {
    const pool = matchHolding([...days.values()].sort((a, b) => a.day - b.day))
    return pool.quantity > 0n ? [{ ...pool, account }] : []
  })
}

function matchHolding(days: readonly Day[]): Basis {
  for (const day of days) {
    for (const spend of day.spends) matchWith(day, spend, 'same-day')
  }
  days.forEach((day, place) => {
    for (const spend of day.spends) {
      for (let next = place + 1; spend.missing > 0n && next < days.length; next++) {
        const later = days[next] as Day
        if (later.day > day.day + bedAndBreakfastDays) break
        matchWith(later, spend, 'thirty-days')
      }
    }
  })
  const pool = emptyBasis()
  for (const day of days) {
    addTo(pool, day.bought)
    for (const spend of day.spends) {
      const quantity = least(spend.missing, pool.quantity)
      if (quantity === 0n) continue
      spend.pieces.push({ ...takeFrom(pool, quantity), rule: 'pool' })
      spend.missing -= quantity
    }
  }
  return pool
}

/** Takes units of a day's purchases, each acquisition after the other, all at the day's average cost. */
function matchWith(day: Day, spend: Day['spends'][0], rule: NonNullable<Piece['rule']>): void {
  while (spend.missing > 0n && day.bought.quantity > 0n) {
    const first = day.acquisitions[day.first] as Day['acquisitions'][0]
    const quantity = least(spend.missing, first.left)
    spend.pieces.push({ ...takeFrom(day.bought, quantity), origin: first.acquire.lot.origin, rule })
    spend.missing -= quantity
    first.left -= quantity
    if (first.left === 0n) day.first++
  }
}
