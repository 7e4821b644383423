import type { DatedValues } from '../dated-rule.ts'

/** The values of `epfTaxFreeContribution`. */
export const epfTaxFreeValues: DatedValues<{ withEmployer: number; alone: number }> = {
  steps: [['2021-04-01', { withEmployer: 250_000, alone: 500_000 }]],
}
