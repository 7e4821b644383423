import { above, between, invalid, list, object, whole } from '../primitives/check.ts'
import type { YearOfReturns } from './year-of-returns.ts'

/** Years of the past, one after the other, each with what was earned and how prices rose, in percent. */
export interface ReturnSeries {
  /** The calendar year of the first entry. */
  firstYear: number
  /** Shares with their dividends. */
  equityPercent: readonly number[]
  /** Bonds; left out where none are known. */
  bondPercent?: readonly number[]
  /** Consumer prices. */
  inflationPercent: readonly number[]
}

/** How the years of a series are taken. */
interface TakenAs {
  /** In shares, the rest in bonds, brought back to it every year. */
  equityPercent: number
  /** Of what a year ends with. */
  feePercent: number
  /** How prices rise every year, in the place of the series' own prices. */
  inflationPercent: number | undefined
}

/**
 * The years of a series for a portfolio. Where prices rise otherwise than in the series, a year's growth is what it brought
 * beyond its own prices, times that rise: what an amount of the first day buys then is as it was, while what stays the same
 * in money, such as an instalment, loses as much a year as the plan assumes.
 */
export function readSeries(
  series: ReturnSeries,
  { equityPercent, feePercent, inflationPercent: assumed }: TakenAs,
): readonly YearOfReturns[] {
  const { firstYear, equityPercent: equity, bondPercent, inflationPercent } = object('series', series)
  whole('firstYear', firstYear, 1, 9999)
  list('series.equityPercent', equity, 1)
  const inEquity = between('equityPercent', equityPercent, 0, 100) / 100
  const kept = 1 - between('feePercent', feePercent, 0, 100) / 100
  if (bondPercent === undefined && inEquity < 1) {
    invalid('equityPercent', equityPercent, '100: this series knows no bonds')
  }
  const sameLength = (name: string, values: readonly number[]) => {
    list(name, values, 1)
    if (values.length !== equity.length) invalid(name, values, `as many as ${equity.length} years`)
  }
  if (bondPercent) sameLength('series.bondPercent', bondPercent)
  sameLength('series.inflationPercent', inflationPercent)
  const rise = assumed === undefined ? undefined : 1 + above('inflationPercent', assumed, -100) / 100
  return equity.map((percent, year) => {
    const shares = above('series.equityPercent', percent, -100) / 100
    const bonds = bondPercent ? above('series.bondPercent', bondPercent[year] as number, -100) / 100 : 0
    const prices = 1 + above('series.inflationPercent', inflationPercent[year] as number, -100) / 100
    const growth = kept * (1 + inEquity * shares + (1 - inEquity) * bonds)
    return rise === undefined ? { growth, prices } : { growth: (growth / prices) * rise, prices: rise }
  })
}
