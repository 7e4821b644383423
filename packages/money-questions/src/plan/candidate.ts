import type { Ask, Family } from '../grammar/family.ts'

/** A way to understand a question: a family, what is asked of it, and what is known and missing for that. */
export interface Candidate {
  family: Family
  ask: Ask
  /** By the ids of the family's variables. */
  values: Readonly<Record<string, number | string>>
  choices: Readonly<Record<string, string>>
  /** Inputs that were read apart from the variables of the family, such as the deductions of a tax and what they hang on. */
  extra?: Readonly<Record<string, number | string>> | undefined
  /** What is asked is by how much those deductions lower the tax. */
  isSavingOfClaims?: true
  /** What the result of before is taken up as: no figure that is said now stands in its place. */
  carried?: string | undefined
  /** Variables and choices that were said, in this question or before. */
  said: readonly string[]
  missing: readonly string[]
  /** Words with a meaning that it has no place for. */
  unexplained: readonly string[]
  /** Of those, words that ask for another figure than the one that it comes to. */
  unheard: readonly string[]
  /** Words that are not in the vocabulary, which may change everything or nothing. */
  unaccounted: readonly string[]
  score: number
  /** Whether a time that is looked for was asked for in months. */
  inMonths: boolean
  currency: string
}

/** What was understood before, for questions that go on from there. */
export type Context = Candidate
