import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, invalid, list, object, result } from '../primitives/check.ts'
import { indexOf } from './cost-inflation-index.ts'
import { financialYearOf } from './financial-year.ts'

/** What was paid for an asset, and what it was improved by. */
export interface AssetCostInput {
  buyDate: CalendarDate
  sellDate: CalendarDate
  cost: number
  improvements?: readonly { date: CalendarDate; amount: number }[]
  /** Of what was bought before April 2001: the market value of 1 April 2001, which may be taken instead. */
  fmv1Apr2001?: number
}

/** The cost of an asset with its improvements, as it was and by the Cost Inflation Index of the years. */
export interface AssetCost {
  plain: number
  /** Asked for only where it holds, since not every year has an index. */
  indexed: () => number
}

const firstIndexedDay = '2001-04-01'

/** The checked cost of an asset that was sold on a day after it was bought. */
export function assetCost(input: AssetCostInput): AssetCost {
  const { buyDate, sellDate, cost, improvements = [], fmv1Apr2001 = 0 } = input
  atLeast('cost', cost, 0)
  atLeast('fmv1Apr2001', fmv1Apr2001, 0)
  const first = calendarDay(firstIndexedDay)
  const sold = calendarDay(sellDate)
  const bought = calendarDay(buyDate)
  const improved = list('improvements', improvements, 0).map((improvement) => {
    const { date, amount } = object('improvements', improvement)
    const day = calendarDay(date)
    if (!(day >= first && day <= sold)) {
      invalid(
        'improvements',
        improvements,
        `of days from ${firstIndexedDay}, before which none count, to sellDate`,
      )
    }
    return [day, atLeast('improvements', amount, 0)] as const
  })
  const base = bought < first ? Math.max(cost, fmv1Apr2001) : cost
  const plain = improved.reduce((sum, [, amount]) => sum + amount, base)
  return {
    plain: result('improvements', improvements, plain),
    indexed: () => {
      const sellIndex = indexOf('sellDate', sellDate, financialYearOf(sold))
      const grown = (amount: number, day: number) =>
        (amount / indexOf('buyDate', buyDate, financialYearOf(Math.max(day, first)))) * sellIndex
      const all = improved.reduce((sum, [day, amount]) => sum + grown(amount, day), grown(base, bought))
      return result('cost', cost, all)
    },
  }
}
