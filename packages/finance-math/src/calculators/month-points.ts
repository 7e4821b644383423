/** The months after which a plan is looked at: 1, 2, … and its end, which need not be a whole month. */
export function monthPoints(years: number): number[] {
  const points: number[] = []
  for (let month = 1; month < 12 * years; month++) points.push(month)
  return [...points, 12 * years]
}
