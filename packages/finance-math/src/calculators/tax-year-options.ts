import { type FinancialYear, financialYears } from '../tax/tax-rules.ts'

/** The years whose tax is known, as the options of a choice. */
export const taxYearOptions = Object.fromEntries(
  financialYears.map((year) => [year, `FY ${year}`]),
) as Readonly<Record<FinancialYear, string>>
