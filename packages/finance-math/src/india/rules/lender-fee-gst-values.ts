import type { DatedValues } from '../dated-rule.ts'

/** The values of `lenderFeeGstPercent`. */
export const lenderFeeGstValues: DatedValues<number> = { steps: [['2017-07-01', 18]] }
