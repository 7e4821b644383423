/** What says that a question is about something else than ordinary growth, and with what weight. */
export const notOrdinary = {
  swp: -6,
  withdraw: -5,
  inflation: -4,
  retire: -4,
  tax: -6,
  xirr: -6,
  arbitrage: -6,
  fire: -5,
  convert: -3,
} as const

/** How often interest is added, where once a year is all that a calculator knows. */
export const notYearly = { monthlyCompounding: -9, dailyCompounding: -9, half: -9, quarterly: -9 } as const
