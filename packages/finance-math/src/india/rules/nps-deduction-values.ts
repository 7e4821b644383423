import { section80CCD1BLimit, section80CLimit } from '../../tax/section-80c-limits.ts'
import type { DatedValues } from '../dated-rule.ts'

/** Deductions for contributions: rupees a year, percent of basic pay and dearness allowance. */
export interface NpsDeductionTerms {
  /** Section 80CCD(1B), beside the others. */
  ownBeside: number
  /** Sections 80C, 80CCC and 80CCD(1) together. */
  sharedLimit: number
  /** Of salary, the most that counts under 80CCD(1). */
  ownPercent: number
  /** Of salary, the most of an employer's payments that counts under 80CCD(2). */
  employerPercent: Readonly<Record<'new' | 'old', Readonly<Record<'other' | 'government', number>>>>
}

/** The values of `npsDeductionTerms`. */
export const npsDeductionValues: DatedValues<NpsDeductionTerms> = {
  steps: [
    [
      '2024-04-01',
      {
        ownBeside: section80CCD1BLimit,
        sharedLimit: section80CLimit,
        ownPercent: 10,
        employerPercent: { new: { other: 14, government: 14 }, old: { other: 10, government: 14 } },
      },
    ],
  ],
}
