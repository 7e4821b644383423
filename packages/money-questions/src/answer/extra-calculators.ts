import { afterTax } from './extra-calculators/after-tax.ts'
import type { ExtraCalculator } from './extra-calculators/extra-calculator.ts'
import { loans } from './extra-calculators/loans.ts'
import { rates } from './extra-calculators/rates.ts'
import { savings } from './extra-calculators/savings.ts'

/** Questions that the library answers and no calculator of the registry asks. */
export const extraCalculators: readonly ExtraCalculator[] = [...savings, ...loans, ...afterTax, ...rates]
