import type { GainRow, GainsYear } from '@pkg/api-contract'

/** By which price something is valued, and who tells it: ", by the close of its hour (DefiLlama)". */
export function sayPriceOf(
  { valuedAt }: Pick<GainRow, 'valuedAt'>,
  { hour, day }: GainsYear['priceSources'],
): string {
  const by = (price: string, source: string | null) => `, by ${price}${source === null ? '' : ` (${source})`}`
  switch (valuedAt) {
    case 'hour':
      return by('the close of its hour', hour)
    case 'day':
      return by('the close of its day', day)
    case 'present':
      return by('the price of now, as its day is not over', null)
    case 'hand':
      return by('your price', null)
    default:
      return ''
  }
}
