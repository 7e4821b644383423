/** The years at which a plan is looked at: 1, 2, … and its end, which need not be a whole year. */
export function yearPoints(years: number): number[] {
  const points: number[] = []
  for (let year = 1; year < years; year++) points.push(year)
  return [...points, years]
}
