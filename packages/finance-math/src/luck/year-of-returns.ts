/** What one year does to a portfolio and to prices, as factors: 1.1 is a rise by a tenth. */
export interface YearOfReturns {
  readonly growth: number
  readonly prices: number
}
