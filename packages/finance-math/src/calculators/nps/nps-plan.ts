import { nps } from '../../india/nps.ts'
import { npsExit, npsMinimumAnnuityPercent } from '../../india/nps-exit.ts'

/** What the NPS calculator asks. */
export interface NpsValues {
  monthlyContribution: number
  annualReturnPercent: number
  age: number
  exitAge: number
  sector: 'other' | 'government'
  annuity: 'least' | 'own'
  annuityPercent: number
  annuityRatePercent: number
  openingBalance: number
}

/** For how many years is paid in: to the age of leaving, at least one. */
export function npsYears({ age, exitAge }: Pick<NpsValues, 'age' | 'exitAge'>): number {
  return Math.max(1, exitAge - age)
}

/** What has come together at the end of a year. */
export function npsAfter(values: NpsValues, years: number) {
  const { monthlyContribution, annualReturnPercent, openingBalance } = values
  return nps({ monthlyContribution, annualReturnPercent, openingBalance, years })
}

/** The corpus on leaving, what is paid at once and how it is taxed, and the pension that the rest buys. */
export function npsPlan(values: NpsValues) {
  const { corpus, totalInvested, totalGain } = npsAfter(values, npsYears(values))
  const { sector, annuityRatePercent } = values
  const { percent: least } = npsMinimumAnnuityPercent({ corpus, sector })
  const annuityPercent = values.annuity === 'least' ? least : Math.max(least, values.annuityPercent)
  const annuityCorpus = (corpus / 100) * annuityPercent
  const lumpSum = corpus - annuityCorpus
  const { taxFreeLumpSum } = npsExit({ corpus, sector })
  const taxFree = Math.min(lumpSum, taxFreeLumpSum)
  return {
    corpus,
    paidIn: totalInvested + values.openingBalance,
    totalGain,
    annuityPercent,
    annuityCorpus,
    lumpSum,
    taxFree,
    taxable: lumpSum - taxFree,
    monthlyPension: (annuityCorpus / 1200) * annuityRatePercent,
  }
}
