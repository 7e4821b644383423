import {
  usEquityPercent,
  usFirstYear,
  usInflationPercent,
  usLongRatePercent,
} from '../formulas/backtest/us-shiller-yearly.ts'
import type { ReturnSeries } from './return-series.ts'

/**
 * The United States from 1871 to 2022, after Robert Shiller: the S&P Composite with dividends from January to
 * January, the long interest rate of January in the place of bonds (no change of their price is counted), consumer
 * prices. Read on 2026-11-22 from the public-domain file `data/data.csv` of datasets/s-and-p-500.
 */
export const usReturns: ReturnSeries = {
  firstYear: usFirstYear,
  equityPercent: usEquityPercent,
  bondPercent: usLongRatePercent,
  inflationPercent: usInflationPercent,
}
