import { newest } from '../../india/dated-rule.ts'
import { nps } from '../../india/nps.ts'
import { npsExit, npsMinimumAnnuityPercent } from '../../india/nps-exit.ts'
import { type NpsTaxSavingResult, npsTaxSaving } from '../../india/nps-tax-saving.ts'
import { npsExitTerms } from '../../india/rules/nps-exit-terms.ts'

/** What the NPS calculator asks. */
export interface NpsValues {
  monthlyContribution: number
  annualReturnPercent: number
  age: number
  exitAge: number
  sector: 'other' | 'government'
  exitType: 'normal' | 'premature'
  timing: 'begin' | 'end'
  annuity: 'least' | 'own'
  annuityPercent: number
  annuityRatePercent: number
  openingBalance: number
  taxRegime: 'none' | 'old' | 'new'
  basicPlusDa: number
  employerPercent: number
  other80C: number
  slabRatePercent: '5' | '20' | '30'
}

/** Between which ages one may leave, and no earlier than a year from now. */
export function exitAges({ age, sector, exitType }: Pick<NpsValues, 'age' | 'sector' | 'exitType'>) {
  const { normalAge, normalYears } = newest(npsExitTerms)
  const next = age + 1
  if (exitType === 'premature') return { min: next, max: Math.max(normalAge - 1, next) }
  const afterYears = sector === 'government' || normalYears === null ? normalAge : age + normalYears
  return { min: Math.max(next, Math.min(normalAge, afterYears)) }
}

/** For how many years is paid in: to the age of leaving, at least one. */
export function npsYears({ age, exitAge }: Pick<NpsValues, 'age' | 'exitAge'>): number {
  return Math.max(1, exitAge - age)
}

/** What has come together at the end of a year. */
export function npsAfter(values: NpsValues, years: number) {
  const { monthlyContribution, annualReturnPercent, openingBalance, timing } = values
  return nps({ monthlyContribution, annualReturnPercent, openingBalance, years, timing })
}

/** The corpus on leaving, what is paid at once and how it is taxed, and the pension that the rest buys. */
export function npsPlan(values: NpsValues) {
  const { corpus, totalInvested, totalGain } = npsAfter(values, npsYears(values))
  const { sector, exitType, annuityRatePercent } = values
  const { percent: least } = npsMinimumAnnuityPercent({ corpus, sector, exitType })
  const annuityPercent = values.annuity === 'least' ? least : Math.max(least, values.annuityPercent)
  const annuityCorpus = (corpus / 100) * annuityPercent
  const lumpSum = corpus - annuityCorpus
  const { taxFreeLumpSum } = npsExit({ corpus, sector, exitType })
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

/** The most of salary that an employer can pay of these contributions, in percent. */
export function mostOfEmployer({ monthlyContribution, basicPlusDa }: NpsValues): number {
  return Math.min(100, (1200 * monthlyContribution) / basicPlusDa)
}

/** The deductions of a year's contributions, of which the employer's are a part, and the tax that they save, without cess. */
export function npsYearTax(values: NpsValues): NpsTaxSavingResult {
  const { taxRegime, basicPlusDa, employerPercent, other80C, sector } = values
  const ofEmployer = (basicPlusDa / 100) * employerPercent
  return npsTaxSaving({
    ...{ regime: taxRegime === 'new' ? 'new' : 'old', basicPlusDa, employerPercent, other80C, sector },
    ownContribution: Math.max(0, 12 * values.monthlyContribution - ofEmployer),
    slabRatePercent: Number(values.slabRatePercent),
  })
}
