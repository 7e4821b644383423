import type { GainsYear } from '@pkg/api-contract'

/** The first year that the calculator of income tax knows. */
const FIRST_YEAR = 2024

/**
 * The page of the income tax calculator with what the year taxes filled in: the taxable gains, the rate of the surcharge
 * where it is known, and the other income; none where none was given, for the income that the calculator begins with is an
 * example, and its tax would stand in the same sums. Null for a year that the calculator does not know. With `taxable`, an
 * end of what the year may tax, the calculator finds the surcharge by itself.
 */
export function toTaxCalculator(
  { financialYear, india }: Pick<GainsYear, 'financialYear' | 'india'>,
  otherIncome = '0',
  taxable?: string,
): string | null {
  if (india === null || Number(financialYear.slice(0, 4)) < FIRST_YEAR) return null
  const { taxableIncome, tax, surcharge } = india
  const surchargePercent =
    taxable !== undefined || surcharge === null || Number(tax) === 0
      ? null
      : Math.round((Number(surcharge) / Number(tax)) * 100)
  const parameters = new URLSearchParams({
    ...{ financialYear, cryptoGain: taxable ?? taxableIncome },
    ...(surchargePercent !== null && { cryptoSurcharge: String(surchargePercent) }),
    grossIncome: otherIncome,
  })
  return `/calculator/tax-calculator?${parameters}`
}
