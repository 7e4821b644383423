import type { ExamplesOf } from '../calculator.ts'
import type { hraCalculator } from './hra.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const hraExamples: ExamplesOf<typeof hraCalculator> = [
  {
    given: { city: 'elsewhere', basicPlusDa: 800_000, hraReceived: 400_000, rentPaid: 360_000 },
    expect: { exempt: 280_000, taxable: 120_000 },
    source: 'by hand: the least of 4,00,000, 3,60,000 − 80,000 and 40 % of 8,00,000',
  },
  {
    given: {
      city: 'Pune',
      financialYear: '2025-26',
      basicPlusDa: 600_000,
      hraReceived: 300_000,
      rentPaid: 420_000,
    },
    expect: { exempt: 240_000, share: 240_000 },
    source: 'by hand: Pune counted 40 % before FY 2026-27',
  },
  {
    given: {
      city: 'Pune',
      financialYear: '2026-27',
      basicPlusDa: 600_000,
      hraReceived: 300_000,
      rentPaid: 420_000,
    },
    expect: { exempt: 300_000, share: 300_000 },
    source: 'by hand: Pune counts 50 % since FY 2026-27',
  },
  {
    given: { mode: '80gg', totalIncome: 400_000, rentPaid: 96_000 },
    expect: { deduction: 56_000 },
    source: 'by hand: the least of 60,000, 96,000 − 40,000 and a quarter of 4,00,000',
  },
]
