/** As many series have a colour of their own. */
const own = 8

/** The class that fills a shape with the colour of the series at a place; those beyond the eighth share one. */
export function seriesFill(place: number): string {
  return `fill-series-${place < own ? place + 1 : 'rest'}`
}
