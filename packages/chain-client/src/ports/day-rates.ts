import type { ReadOptions } from './wallet-data.ts'

/** Exchange rates of the dollar on days that lie in the past. */
export interface DayRates {
  /**
   * What one US dollar bought of a currency, by ISO day, both ends included. A day on which no rate was set (a weekend,
   * a holiday, one that is not over) is absent.
   */
  getDayRates(
    currency: string,
    span: { from: string; to: string },
    options?: ReadOptions,
  ): Promise<Record<string, number>>
}
