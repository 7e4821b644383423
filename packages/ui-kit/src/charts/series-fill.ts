const fills = ['fill-series-1', 'fill-series-2', 'fill-series-3', 'fill-series-4', 'fill-series-5'] as const

/** The class that fills a shape with the colour of the series at a place; those beyond the fifth share one. */
export function seriesFill(place: number): string {
  return fills[place] ?? 'fill-series-rest'
}
