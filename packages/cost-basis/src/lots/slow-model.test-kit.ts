import type { MatchLotsInput } from './match-types.ts'

/** A fraction, kept as it comes. */
interface Fraction {
  n: bigint
  d: bigint
}
const nil: Fraction = { n: 0n, d: 1n }
const plus = (a: Fraction, b: Fraction): Fraction => {
  let [n, d] = [a.n * b.d + b.n * a.d, a.d * b.d]
  let [x, y] = [n < 0n ? -n : n, d]
  while (y > 0n) [x, y] = [y, x % y]
  if (x > 1n) [n, d] = [n / x, d / x]
  return { n, d }
}
const over = (a: Fraction, b: bigint): Fraction => ({ n: a.n, d: a.d * b })
const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, nil)

/** One single unit, with what it cost. */
interface Unit {
  cost: Fraction
  acquisition: number
  day: number
  used?: true
}

/** To twelve decimals. */
const toText = ({ n, d }: Fraction): string => {
  const scaled = (n * 10n ** 12n * 2n + (n < 0n ? -d : d)) / (2n * d)
  return (Number(scaled) / 1e12).toFixed(9)
}

const dayOf = (date: string): number => Date.parse(date) / 86_400_000

/**
 * The methods once more, as they would be explained: every unit is a thing of its own in a list, and nothing is
 * kept in order or added up ahead. Whole quantities, whole costs, days, one account.
 */
export function matchSlowly(input: MatchLotsInput): {
  costs: Record<string, string>
  left: string
  count: number
} {
  const acquired = input.acquisitions.map((one, place) => ({ ...one, day: dayOf(one.date), place }))
  const given = input.disposals.map((one) => ({ ...one, day: dayOf(one.date) })).sort((a, b) => a.day - b.day)
  acquired.sort((a, b) => a.day - b.day)
  const unitsOf = (one: (typeof acquired)[0]): Unit[] =>
    Array.from({ length: Number(one.quantity) }, () => ({
      cost: { n: BigInt(one.cost ?? 0), d: BigInt(one.quantity) },
      acquisition: one.place,
      day: one.day,
    }))
  const costs: Record<string, Fraction> = Object.fromEntries(given.map(({ id }) => [id, nil]))
  const finish = (left: readonly Fraction[]) => ({
    costs: Object.fromEntries(Object.entries(costs).map(([id, cost]) => [id, toText(cost)])),
    left: toText(sum(left)),
    count: left.length,
  })

  if (['fifo', 'lifo', 'hifo', 'lofo'].includes(input.method)) {
    const units = acquired.flatMap(unitsOf)
    const value = (unit: Unit): number => Number(unit.cost.n) / Number(unit.cost.d)
    for (const one of given) {
      for (let k = 0; k < Number(one.quantity); k++) {
        const there = units.filter((unit) => !unit.used && unit.day <= one.day)
        if (input.method === 'lifo') there.reverse()
        // Sorting keeps the order of equals.
        if (input.method === 'hifo') there.sort((a, b) => value(b) - value(a))
        if (input.method === 'lofo') there.sort((a, b) => value(a) - value(b))
        const [unit] = there
        if (!unit) break
        unit.used = true
        costs[one.id] = plus(costs[one.id] as Fraction, unit.cost)
      }
    }
    return finish(units.flatMap((unit) => (unit.used ? [] : [unit.cost])))
  }

  if (input.method === 'uk-s104') {
    // Every unit of a day costs the average of that day.
    const days = [...new Set(acquired.map(({ day }) => day))]
    const units = days.flatMap((day) => {
      const bought = acquired.filter((one) => one.day === day).flatMap(unitsOf)
      const average = over(sum(bought.map(({ cost }) => cost)), BigInt(bought.length))
      return bought.map((unit) => ({ ...unit, cost: average }))
    })
    const open = given.flatMap((one) =>
      Array.from({ length: Number(one.quantity) }, () => ({ one, done: false })),
    )
    const spent = new Map(given.map(({ day }) => [day, nil]))
    const spend = (day: number, cost: Fraction): unknown => spent.set(day, plus(spent.get(day) ?? nil, cost))
    const match = (fits: (unit: Unit, day: number) => boolean): void => {
      for (const sold of open) {
        if (sold.done) continue
        const unit = units.find((candidate) => !candidate.used && fits(candidate, sold.one.day))
        if (!unit) continue
        unit.used = true
        sold.done = true
        spend(sold.one.day, unit.cost)
      }
    }
    match((unit, day) => unit.day === day)
    match((unit, day) => unit.day > day && unit.day <= day + 30)
    let pool: Fraction[] = []
    const rest = units.filter((unit) => !unit.used)
    for (const { one } of open.filter(({ done }) => !done)) {
      pool.push(...rest.filter((unit) => unit.day <= one.day && !unit.used).map((unit) => unit.cost))
      for (const unit of rest) if (unit.day <= one.day) unit.used = true
      if (pool.length === 0) continue
      const average = over(sum(pool), BigInt(pool.length))
      pool = pool.map(() => average)
      pool.pop()
      spend(one.day, average)
    }
    // What is sold on one day is one disposal: its parts cost the same per unit.
    for (const one of given) {
      const sold = given
        .filter(({ day }) => day === one.day)
        .reduce((all, { quantity }) => all + BigInt(quantity), 0n)
      const { n, d } = spent.get(one.day) ?? nil
      costs[one.id] = { n: n * BigInt(one.quantity), d: d * sold }
    }
    return finish([...pool, ...rest.filter((unit) => !unit.used).map((unit) => unit.cost)])
  }

  // Pools: an average over all that is there, of what came by then or, in Japan, in the year.
  let cost = nil
  let count = 0n
  const waiting = [...acquired]
  const receive = (comes: (one: (typeof acquired)[0]) => boolean): void => {
    while (waiting[0] && comes(waiting[0])) {
      const one = waiting.shift() as (typeof acquired)[0]
      cost = plus(cost, { n: BigInt(one.cost ?? 0), d: 1n })
      count += BigInt(one.quantity)
    }
  }
  /** What is held at the end of a day, counted from the first day on. */
  const heldAfter = (day: number): number => {
    let held = 0
    for (let now = Math.min(...acquired.map((one) => one.day)); now <= day; now++) {
      for (const one of acquired) if (one.day === now) held += Number(one.quantity)
      for (const one of given) if (one.day === now) held = Math.max(0, held - Number(one.quantity))
    }
    return held
  }
  for (const one of given) {
    receive(({ date, day }) =>
      input.method === 'jp-total-average' ? date.slice(0, 4) <= one.date.slice(0, 4) : day <= one.day,
    )
    if (count === 0n) continue
    const taken = BigInt(one.quantity) < count ? BigInt(one.quantity) : count
    const share: Fraction = { n: cost.n * taken, d: cost.d * count }
    costs[one.id] = share
    cost = plus(cost, { n: -share.n, d: share.d })
    count -= taken
    const loss = plus(share, { n: -BigInt(one.proceeds ?? 0), d: 1n })
    if (input.method !== 'ca-acb' || loss.n <= 0n) continue
    const near = acquired.filter(({ day }) => Math.abs(day - one.day) <= 30)
    const bought = near.reduce((total, { quantity }) => total + Number(quantity), 0)
    const part = Math.min(Number(one.quantity), bought, heldAfter(one.day + 30))
    cost = plus(cost, { n: loss.n * BigInt(part), d: loss.d * BigInt(one.quantity) })
  }
  receive(() => true)
  return { ...finish([cost]), count: Number(count) }
}
