/** What a file says of values that stand on prices of days while those of their hours are being read. */
export const PRICES_PENDING =
  'Prices of some hours are still being read; such rows are marked as provisional. A later file has them.'
