import { newest } from '../../india/dated-rule.ts'
import { hraExemption } from '../../india/hra-exemption.ts'
import { hraMetro } from '../../india/hra-metro.ts'
import { hraPercentValues } from '../../india/rules/hra-percent-values.ts'
import { section80GGLimits } from '../../india/rules/rent-rules.ts'
import { section80GG } from '../../india/section-80gg.ts'

/** What the HRA calculator asks: rupees of a year. */
export interface HraValues {
  mode: 'hra' | '80gg'
  financialYear: string
  city: string
  basicPlusDa: number
  hraReceived: number
  rentPaid: number
  totalIncome: number
}

/** What is free of tax, the three amounts of which it is the least, and what is left of the allowance. */
export function hraLimits({ mode, financialYear, city, ...amounts }: HraValues) {
  const { basicPlusDa, hraReceived, rentPaid, totalIncome } = amounts
  if (mode === '80gg') {
    const { maxYear, rentAbove, ofIncome } = newest(section80GGLimits)
    const { deduction } = section80GG({ totalIncome, rentPaid })
    return {
      exempt: deduction,
      taxable: 0,
      received: 0,
      first: maxYear,
      aboveTenth: Math.max(0, rentPaid - (totalIncome / 100) * rentAbove),
      share: (totalIncome / 100) * ofIncome,
      sharePercent: ofIncome,
    }
  }
  const metro = city !== 'elsewhere' && hraMetro({ city, financialYear }).metro
  const { exempt, taxable } = hraExemption({ basicPlusDa, hraReceived, rentPaid, metro })
  const percents = newest(hraPercentValues)
  const sharePercent = metro ? percents.metro : percents.elsewhere
  return {
    exempt,
    taxable,
    received: hraReceived,
    first: hraReceived,
    aboveTenth: Math.max(0, rentPaid - (basicPlusDa / 100) * percents.rentAbove),
    share: (basicPlusDa / 100) * sharePercent,
    sharePercent,
  }
}
