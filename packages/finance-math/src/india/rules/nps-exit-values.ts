import type { DatedValues } from '../dated-rule.ts'

/** How a subscriber may leave the National Pension System: rupees of the corpus, percent of it as annuity. */
export interface NpsExitTerms {
  /** Up to here everything may be taken at once. */
  wholeUpTo: number
  /** Up to here the most that may be taken is an amount, and no percentage; null where there is no such step. */
  amountUpTo: number | null
  amount: number
  annuityPercent: Readonly<Record<'other' | 'government', number>>
  /** When leaving early: up to here everything, above it this much as annuity. */
  prematureWholeUpTo: number
  prematureAnnuityPercent: number
  /** The part of the corpus that is free of tax when taken at once. */
  taxFreePercent: number
  /** From this age on leaving is normal, for others than government also after so many years; null where years do not count. */
  normalAge: number
  normalYears: number | null
  /** No later than at this age. */
  latestAge: number
}

/** The values of `npsExitTerms`. */
export const npsExitValues: DatedValues<NpsExitTerms> = {
  steps: [
    [
      '2021-06-14',
      {
        wholeUpTo: 500_000,
        amountUpTo: null,
        amount: 0,
        annuityPercent: { other: 40, government: 40 },
        prematureWholeUpTo: 250_000,
        prematureAnnuityPercent: 80,
        taxFreePercent: 60,
        ...{ normalAge: 60, normalYears: null, latestAge: 75 },
      },
      'uncertain',
    ],
    [
      '2025-12-15',
      {
        wholeUpTo: 800_000,
        amountUpTo: 1_200_000,
        amount: 600_000,
        annuityPercent: { other: 20, government: 40 },
        prematureWholeUpTo: 500_000,
        prematureAnnuityPercent: 80,
        taxFreePercent: 60,
        ...{ normalAge: 60, normalYears: 15, latestAge: 85 },
      },
    ],
  ],
}
