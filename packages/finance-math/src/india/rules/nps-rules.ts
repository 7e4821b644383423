import { section80CCD1BLimit, section80CLimit } from '../../tax/section-80c-limits.ts'
import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

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

/**
 * The exit rules. Early exit before December 2025, and until which age it could wait, are from memory; so is that nothing of section 10(12A) of the
 * Income-tax Act has followed, by which what goes beyond 60 % of the corpus is taxed.
 */
export const npsExitTerms: DatedRule<NpsExitTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the exit from the National Pension System',
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
  knownUntil: '2026-11-22',
  source:
    "PFRDA's exit regulations as amended in December 2025, quoted by the Press Information Bureau on 19 December 2025 (PRID 2206763) and by govtemployeeshub.com; the tax on what goes beyond 60 % is uncertain",
  checkedOn: '2026-11-22',
  certainty: 'certain',
})

/** Deductions for contributions: rupees a year, percent of basic pay and dearness allowance. */
export const npsDeductionTerms: DatedRule<{
  /** Section 80CCD(1B), beside the others. */
  ownBeside: number
  /** Sections 80C, 80CCC and 80CCD(1) together. */
  sharedLimit: number
  /** Of salary, the most that counts under 80CCD(1). */
  ownPercent: number
  /** Of salary, the most of an employer's payments that counts under 80CCD(2). */
  employerPercent: Readonly<Record<'new' | 'old', Readonly<Record<'other' | 'government', number>>>>
}> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the deductions for the National Pension System',
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
  knownUntil: '2027-03-31',
  source:
    'sections 80CCD(1), (1B), (2) and 80CCE of the Income-tax Act, 1961, as amended by the Finance (No. 2) Act, 2024; the 10 % of 80CCD(1) and the 14 % of governments in the old regime from memory',
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
