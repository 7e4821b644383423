import { newest } from '../../india/dated-rule.ts'
import { type NpsResult, nps } from '../../india/nps.ts'
import { type NpsAllocation, type NpsLifeCycleFund, npsAllocation } from '../../india/nps-allocation.ts'
import { npsExitBy } from '../../india/nps-exit-by.ts'
import { type NpsTaxSavingResult, npsTaxSaving } from '../../india/nps-tax-saving.ts'
import { npsExitValues } from '../../india/rules/nps-exit-values.ts'

/** What the NPS calculator asks. */
export interface NpsValues {
  monthlyContribution: number
  assetChoice: 'one' | 'own' | NpsLifeCycleFund
  annualReturnPercent: number
  shareE: number
  shareC: number
  returnE: number
  returnC: number
  returnG: number
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
  const { normalAge, normalYears } = newest(npsExitValues)
  const next = age + 1
  if (exitType === 'premature') return { min: next, max: Math.max(normalAge - 1, next) }
  const afterYears = sector === 'government' || normalYears === null ? normalAge : age + normalYears
  return { min: Math.max(next, Math.min(normalAge, afterYears)) }
}

/** For how many years is paid in: to the age of leaving, at least one. */
export function npsYears({ age, exitAge }: Pick<NpsValues, 'age' | 'exitAge'>): number {
  return Math.max(1, exitAge - age)
}

/** Into what is invested in a year, counted from 0: by the fund's table at the age then, or the own shares in every year. */
export function npsSharesIn(values: NpsValues, year: number): NpsAllocation {
  const { assetChoice, age, shareE, shareC } = values
  return assetChoice === 'own' || assetChoice === 'one'
    ? { equityPercent: shareE, corporatePercent: shareC, governmentPercent: 100 - shareE - shareC }
    : npsAllocation({ fund: assetChoice, age: Math.min(age + year, 85) })
}

/** The return of a year, counted from 0, in percent. */
export function npsReturnIn(values: NpsValues, year: number): number {
  if (values.assetChoice === 'one') return values.annualReturnPercent
  const { equityPercent, corporatePercent, governmentPercent } = npsSharesIn(values, year)
  const { returnE, returnC, returnG } = values
  return (equityPercent * returnE + corporatePercent * returnC + governmentPercent * returnG) / 100
}

/** What has come together at the end of a year, each year at its own return. */
export function npsAfter(
  values: NpsValues,
  years: number,
): Pick<NpsResult, 'corpus' | 'totalInvested' | 'totalGain'> {
  const { assetChoice, monthlyContribution, openingBalance, timing } = values
  if (assetChoice === 'one' || assetChoice === 'own') return npsAt(values, npsReturnIn(values, 0), years)
  let corpus = openingBalance
  for (let year = 0; year < years; year++) {
    const annualReturnPercent = npsReturnIn(values, year)
    corpus = nps({
      monthlyContribution,
      annualReturnPercent,
      openingBalance: corpus,
      years: 1,
      timing,
    }).corpus
  }
  const totalInvested = 12 * years * monthlyContribution
  return { corpus, totalInvested, totalGain: corpus - totalInvested - openingBalance }
}

function npsAt(
  { monthlyContribution, openingBalance, timing }: NpsValues,
  annualReturnPercent: number,
  years: number,
) {
  return nps({ monthlyContribution, annualReturnPercent, openingBalance, years, timing })
}

/** The one return a year that comes to the same corpus: it lies between those of the years, and is searched by halves. */
export function npsAverageReturn(values: NpsValues): number {
  const years = npsYears(values)
  const { corpus } = npsAfter(values, years)
  const returns = Array.from({ length: years }, (_, year) => npsReturnIn(values, year))
  let low = Math.min(...returns)
  let high = Math.max(...returns)
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2
    if (npsAt(values, middle, years).corpus < corpus) low = middle
    else high = middle
  }
  return high
}

/** The corpus on leaving, what is paid at once and how it is taxed, and the pension that the rest buys. */
export function npsPlan(values: NpsValues) {
  const { corpus, totalInvested, totalGain } = npsAfter(values, npsYears(values))
  const { sector, exitType, annuityRatePercent } = values
  const terms = newest(npsExitValues)
  const { percent: least, taxFreeLumpSum } = npsExitBy(terms, { corpus, sector, exitType })
  const annuityPercent = values.annuity === 'least' ? least : Math.max(least, values.annuityPercent)
  const annuityCorpus = (corpus / 100) * annuityPercent
  const lumpSum = corpus - annuityCorpus
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
