import { type SsyResult, ssy } from '../../india/ssy.ts'

/** What the SSY calculator asks. */
export interface SsyValues {
  mode: 'yearly' | 'monthly'
  yearlyDeposit: number
  monthlyDeposit: number
  girlAge: number
  annualRatePercent: number
  yearlyTiming: 'start-of-year' | 'end-of-year'
  monthlyTiming: 'monthly-by-5th' | 'monthly-after-5th'
}

/** The account of these values, opened on 1 April. */
export function ssyAccount(values: SsyValues): SsyResult {
  const { mode, girlAge, annualRatePercent } = values
  return ssy({
    ...(mode === 'yearly'
      ? { yearlyDeposit: values.yearlyDeposit, depositTiming: values.yearlyTiming }
      : { monthlyDeposit: values.monthlyDeposit, depositTiming: values.monthlyTiming }),
    girlAge,
    annualRatePercent,
  })
}
