import type { ParsedDate } from '../primitives/parse-date.ts'

type Order = (a: ParsedDate, b: ParsedDate) => number

interface Dated {
  date: ParsedDate
}

/** Where a date stands: at a moment, and in it among those before (below nil) or of it. */
interface Place {
  moment: number
  step: number
}

interface Instant {
  moment: number
  /** Its day begins with it. */
  isMidnight: boolean
}

const dayMs = 86_400_000
const byMoment: Order = (a, b) => a.moment - b.moment

/**
 * The order of some dates, instants by their moment. A day alone has no zone, so it stands among instants by the day that
 * they are written with: as its first moment, before every instant of that day or of a later one. All instants of one
 * midnight, and the day that it begins, are one moment.
 */
export function orderDates(...lists: readonly (readonly Dated[])[]): Order {
  // Most ledgers have one of both alone, and are long.
  const isDay = ({ date: { zone } }: Dated): boolean => zone === undefined
  if (!lists.some((list) => list.some(isDay)) || lists.every((list) => list.every(isDay))) return byMoment
  const alone = new Set<number>()
  /** The earliest instant of each day. */
  const earliest = new Map<number, Instant>()
  for (const { date } of lists.flat()) {
    const { day, moment, zone } = date
    if (zone === undefined) alone.add(day)
    else if (moment < (earliest.get(day)?.moment ?? Number.POSITIVE_INFINITY)) {
      earliest.set(day, { moment, isMidnight: moment + zone * 60_000 === day * dayMs })
    }
  }
  const places = placeDays(alone, earliest)
  const momentOf = ({ moment, day, zone }: ParsedDate): number =>
    zone === undefined ? (places.get(day) as Place).moment : moment
  const stepOf = ({ day, zone }: ParsedDate): number =>
    zone === undefined ? (places.get(day) as Place).step : 0
  return (a, b) => {
    const [one, other] = [momentOf(a), momentOf(b)]
    return one === other ? stepOf(a) - stepOf(b) : one - other
  }
}

/** Places each day before the earliest instant that is written with it or with a later one; without one, after all. */
function placeDays(alone: ReadonlySet<number>, earliest: ReadonlyMap<number, Instant>): Map<number, Place> {
  const places = new Map<number, Place>()
  let [moment, midnight] = [Number.POSITIVE_INFINITY, Number.NaN]
  const days = new Set([...alone, ...earliest.keys()])
  for (const day of [...days].sort((a, b) => b - a)) {
    const first = earliest.get(day)
    if (first !== undefined && first.moment < moment) {
      moment = first.moment
      midnight = first.isMidnight ? day : Number.NaN
    }
    // Days before one moment stand in their order.
    if (alone.has(day)) places.set(day, { moment, step: day === midnight ? 0 : day - lastDay })
  }
  return places
}

/** Later than any day that can be written. */
const lastDay = Date.UTC(10_000, 0, 1) / dayMs
