import { type SsyResult, ssy } from '../../india/ssy.ts'
import { type DepositTimingValues, depositTimingFrom } from '../deposit-timing-inputs.ts'

/** What the SSY calculator asks. */
export interface SsyValues extends DepositTimingValues {
  yearlyDeposit: number
  monthlyDeposit: number
  girlAge: number
  opening: 'april' | 'day' | 'notified'
  openedOn: string
  annualRatePercent: number
}

/** The account of these values, opened on 1 April unless a day is told. */
export function ssyAccount(values: SsyValues): SsyResult {
  const { mode, girlAge, opening, openedOn, annualRatePercent } = values
  return ssy({
    ...(mode === 'yearly'
      ? { yearlyDeposit: values.yearlyDeposit }
      : { monthlyDeposit: values.monthlyDeposit }),
    depositTiming: depositTimingFrom(values),
    girlAge,
    annualRatePercent: opening === 'notified' ? 'notified' : annualRatePercent,
    ...(opening !== 'april' && { openedOn }),
  })
}
