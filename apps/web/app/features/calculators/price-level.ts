/** How many times dearer things are after so many years of an inflation in percent a year. */
export function priceLevel(inflation: number, years: number): number {
  return (1 + inflation / 100) ** years
}
