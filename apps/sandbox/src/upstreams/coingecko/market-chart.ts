/** The answer of `market_chart`: every 5 minutes for a day, hourly up to 90 days, daily beyond or when asked. */
export function marketChart(
  priceAt: (moment: number) => number | null,
  query: { days?: string; interval?: string },
  now: number,
) {
  const days = query.days === 'max' ? 365 : Math.min(Number(query.days ?? 1) || 1, 365)
  const moments = momentsOf(days, query.interval === 'daily', now)
  const series = (of: (price: number) => number) => moments.map((at) => [at, of(priceAt(at) ?? 0)])
  return {
    prices: series((price) => price),
    market_caps: series((price) => price * 1e7),
    total_volumes: series((price) => price * 3e5),
  }
}

const minute = 60_000
const day = 86_400_000

function momentsOf(days: number, daily: boolean, now: number): number[] {
  if (daily || days > 90) {
    const midnight = Math.floor(now / day) * day
    // Whole days, then the unfinished one at the present moment.
    return [...Array.from({ length: days }, (_, index) => midnight - (days - 1 - index) * day), now]
  }
  const step = days <= 1 ? 5 * minute : 60 * minute
  const count = Math.round((days * day) / step)
  const moments = Array.from({ length: count }, (_, index) => now - (count - 1 - index) * step)
  // Recorded days end with a point that lies before the one in front of it.
  return days <= 1 ? [...moments.slice(0, -2), now, now - minute] : moments
}
