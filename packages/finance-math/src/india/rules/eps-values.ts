import type { DatedValues } from '../dated-rule.ts'

/** What a step of `epsTerms` holds: years, ages, percent and rupees a month. */
export interface EpsTerms {
  divisor: number
  minServiceYears: number
  maxServiceYears: number
  bonusFromServiceYears: number
  bonusYears: number
  fullAge: number
  earlyFromAge: number
  deferredToAge: number
  percentPerYear: number
  minimumPension: number
}

/** The values of `epsTerms`. */
export const epsValues: DatedValues<EpsTerms> = {
  steps: [
    [
      '2014-09-01',
      {
        divisor: 70,
        minServiceYears: 10,
        maxServiceYears: 35,
        bonusFromServiceYears: 20,
        bonusYears: 2,
        fullAge: 58,
        earlyFromAge: 50,
        deferredToAge: 60,
        percentPerYear: 4,
        minimumPension: 1000,
      },
    ],
  ],
}
