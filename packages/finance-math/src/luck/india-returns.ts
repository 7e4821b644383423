import type { ReturnSeries } from './return-series.ts'

/**
 * India from 2000 to 2017: the Nifty 50 with dividends (NSE's total return index from the last trading day of a year to
 * that of the next, after the file `datasets/nifty_50_tri.csv` of iy3r/diy.R), and the year's rise of consumer prices
 * (World Bank, FP.CPI.TOTL.ZG, after datasets/cpi, public domain). Read on 2026-11-22.
 *
 * No more years are sound: before 1999 there was no such index, later files are rounded or contradict each other. No
 * series of bonds goes with it.
 */
export const indiaReturns: ReturnSeries = {
  firstYear: 2000,
  equityPercent: [
    -13.36, -15.05, 5.34, 76.61, 13.04, 38.63, 41.9, 56.8, -51.27, 77.59, 19.22, -23.81, 29.43, 8.07, 32.9,
    -3.01, 4.39, 30.27,
  ],
  inflationPercent: [
    4.0094, 3.7793, 4.2972, 3.8059, 3.7673, 4.2463, 5.7965, 6.3729, 8.3493, 10.8824, 11.9894, 8.9118, 9.479,
    10.0179, 6.6657, 4.907, 4.9482, 3.3282,
  ],
}
