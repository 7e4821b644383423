import { addTo, type Basis, emptyBasis, least, takeFrom } from './basis.ts'
import type { Acquire, Ledger, Left, Spend } from './ledger.ts'
import { shareTaken, type Taken } from './share-taken.ts'

const bedAndBreakfastDays = 30

/** What was bought on one day counts as one purchase, whose ids say where the units came from, and what was given up as one disposal. */
interface Day {
  day: number
  bought: Basis
  acquisitions: { acquire: Acquire; left: bigint }[]
  /** The first of them with units left. */
  first: number
  given: Given
  /** What the disposal of the day consists of. */
  spends: Spend[]
}

/** All that was given up on one day: how much of it is not matched yet, and what was. */
interface Given {
  missing: bigint
  taken: Taken[]
}

/**
 * United Kingdom, TCGA 1992 sections 105, 106A and 104: what is sold is matched with what was bought on the
 * same day, then with what was bought in the 30 days after it (earliest first), then with the pool of the rest.
 * All that is sold on one day is one disposal (section 105(1)(a)): its parts bear its cost by their quantities.
 */
export function matchBySection104({ entries, byWallet, closing }: Ledger): Left[] {
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
      given: { missing: 0n, taken: [] },
      spends: [],
    }
    days.set(number, day)
    if (entry.kind === 'spend') {
      day.spends.push(entry)
      day.given.missing += entry.quantity
    } else {
      addTo(day.bought, entry.lot)
      day.acquisitions.push({ acquire: entry, left: entry.quantity })
    }
  }
  return [...holdings].flatMap(([account, days]) => {
    const inOrder = [...days.values()].sort((a, b) => a.day - b.day)
    const pool = matchHolding(
      inOrder,
      closing && { day: closing.day, take: (atClose) => closing.take(atClose, account) },
    )
    return pool.quantity > 0n ? [{ ...pool, account }] : []
  })
}

/**
 * What is given up by the closing day and matched with a later purchase never leaves the pool, nor does that purchase enter it:
 * of the pool of that day only the rest is held.
 */
function matchHolding(
  days: readonly Day[],
  closing: { day: number; take: (pool: Basis) => void } | undefined,
): Basis {
  let boughtBack = 0n
  for (const day of days) matchWith(day, day.given, 'same-day')
  days.forEach(({ day, given }, place) => {
    for (let next = place + 1; given.missing > 0n && next < days.length; next++) {
      const later = days[next] as Day
      if (later.day > day + bedAndBreakfastDays) break
      const { missing } = given
      matchWith(later, given, 'thirty-days')
      if (closing && day <= closing.day && later.day > closing.day) boughtBack += missing - given.missing
    }
  })
  const pool = emptyBasis()
  let isOpen = closing !== undefined
  const close = (): void => {
    isOpen = false
    closing?.take(takeFrom({ ...pool }, pool.quantity - least(boughtBack, pool.quantity)))
  }
  for (const { day, bought, given, spends } of days) {
    if (isOpen && closing && day > closing.day) close()
    addTo(pool, bought)
    const quantity = least(given.missing, pool.quantity)
    if (quantity > 0n) {
      given.taken.push({ ...takeFrom(pool, quantity), rule: 'pool', sources: [{ quantity }] })
      given.missing -= quantity
    }
    shareTaken(given.taken, spends)
  }
  if (isOpen) close()
  return pool
}

/** Takes units of a day's purchases, each acquisition after the other, all at the day's average cost. */
function matchWith(day: Day, given: Given, rule: Taken['rule']): void {
  const quantity = least(given.missing, day.bought.quantity)
  if (quantity === 0n) return
  const sources: Taken['sources'] = []
  for (let left = quantity; left > 0n; ) {
    const first = day.acquisitions[day.first] as Day['acquisitions'][0]
    const part = least(left, first.left)
    sources.push({ origin: first.acquire.lot.origin, quantity: part })
    left -= part
    first.left -= part
    if (first.left === 0n) day.first++
  }
  given.taken.push({ ...takeFrom(day.bought, quantity), rule, sources })
  given.missing -= quantity
}
