import { above, atLeast, between, object, oneOf, result, whole } from '../../primitives/check.ts'
import { usEquityPercent, usFirstYear, usInflationPercent, usLongRatePercent } from './us-shiller-yearly.ts'

/** What `historicalBacktest` takes: which years, what is there and spent a year, and how it is invested. */
export interface HistoricalBacktestInput {
  series?: 'us-shiller-1871-2022'
  startBalance: number
  annualSpending: number
  years: number
  equityPercent: number
  feePercent?: number
  /** Whether shares and bonds are brought back to their shares every year (default), or never. */
  rebalancing?: 'yearly' | 'never'
  /** Whether spending rises with consumer prices (default) or stays as it is. */
  spending?: 'inflation-adjusted, taken at the start of the year' | 'constant, taken at the start of the year'
}

/** How one starting year ended. */
export interface BacktestCycle {
  startYear: number
  /** In money of the end, and in money of the start; 0 where it failed. */
  endBalance: number
  realEndBalance: number
  /** The year whose spending could not be paid any more; null for none. */
  failedIn: number | null
}

/** All starting years together. */
export interface HistoricalBacktestResult {
  cycles: number
  successes: number
  /** The first starting year that failed; null for none. */
  firstFailure: number | null
  /** In money of each end, and of each start, failures counting as 0. */
  medianEndBalance: number
  medianRealEndBalance: number
  outcomes: BacktestCycle[]
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] as number) / 2 + (sorted[Math.ceil(middle)] as number) / 2
}

/**
 * What would have become of a retirement that began in any year of the past. Each year its spending is taken out
 * first, and the plan has failed if there is not enough; the rest earns that year's returns and then pays the fee;
 * shares and bonds are balanced again, and spending rises with consumer prices.
 *
 * @formula B_(k + 1) = (B_k − S_k) × (1 + r_k) × (1 − f)
 * @where B_k the portfolio of year k; S_k its spending, which rises with prices; r_k the return of shares and
 *   bonds by their shares; f the fee
 * @param input series; startBalance (above 0) and annualSpending, of the first year, in money; years from 1 to
 *   all of the series; equityPercent in shares, 0 to 100, the rest in bonds; feePercent of the balance a year
 *   (0); rebalancing and spending
 * @see cFIREsim; P. L. Cooley, C. M. Hubbard and D. T. Walz, Retirement Savings: Choosing a Withdrawal Rate That
 *   Is Sustainable, 1998; R. J. Shiller, Irrational Exuberance, for the series
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { startBalance: 1_000_000, annualSpending: 35_000, years: 40, equityPercent: 75 }
 * const { cycles, successes } = historicalBacktest(plan)
 * successes / cycles //=> 1
 */
export function historicalBacktest(input: HistoricalBacktestInput): HistoricalBacktestResult {
  const { startBalance, annualSpending, years, equityPercent, feePercent = 0 } = object('input', input)
  const { series = 'us-shiller-1871-2022', rebalancing = 'yearly' } = input
  const { spending = 'inflation-adjusted, taken at the start of the year' } = input
  oneOf('series', series, ['us-shiller-1871-2022'])
  above('startBalance', startBalance, 0)
  atLeast('annualSpending', annualSpending, 0)
  whole('years', years, 1, usEquityPercent.length)
  const inEquity = between('equityPercent', equityPercent, 0, 100) / 100
  const kept = 1 - between('feePercent', feePercent, 0, 100) / 100
  oneOf('rebalancing', rebalancing, ['yearly', 'never'])
  oneOf('spending', spending, [
    'inflation-adjusted, taken at the start of the year',
    'constant, taken at the start of the year',
  ])
  const isConstant = spending.startsWith('constant')

  const outcomes: BacktestCycle[] = []
  for (let first = 0; first + years <= usEquityPercent.length; first++) {
    let equity = startBalance * inEquity
    let bonds = startBalance - equity
    let prices = 1
    let failedIn: number | null = null
    for (let year = first; year < first + years && failedIn === null; year++) {
      const balance = equity + bonds
      const needed = isConstant ? annualSpending : annualSpending * prices
      if (balance < needed) failedIn = usFirstYear + year
      // Spending is taken from both in proportion to what they are.
      const left = failedIn === null && balance > 0 ? (balance - needed) / balance : 0
      equity *= left * kept * (1 + (usEquityPercent[year] as number) / 100)
      bonds *= left * kept * (1 + (usLongRatePercent[year] as number) / 100)
      if (rebalancing === 'yearly') {
        const all = equity + bonds
        equity = all * inEquity
        bonds = all - equity
      }
      prices *= 1 + (usInflationPercent[year] as number) / 100
    }
    const endBalance = result('startBalance', startBalance, equity + bonds)
    outcomes.push({
      startYear: usFirstYear + first,
      endBalance,
      realEndBalance: result('startBalance', startBalance, endBalance / prices),
      failedIn,
    })
  }
  const failures = outcomes.filter(({ failedIn }) => failedIn !== null)
  return {
    cycles: outcomes.length,
    successes: outcomes.length - failures.length,
    firstFailure: failures[0]?.startYear ?? null,
    medianEndBalance: median(outcomes.map(({ endBalance }) => endBalance)),
    medianRealEndBalance: median(outcomes.map(({ realEndBalance }) => realEndBalance)),
    outcomes,
  }
}
