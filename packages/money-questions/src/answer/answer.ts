import type { DatedAmount, Row } from '@pkg/finance-math/calculators'
import type { Language } from '../languages/language.ts'
import type { Say, Word } from '../languages/phrases.ts'
import type { Candidate } from '../plan/candidate.ts'
import type { FinancedLoan } from '../plan/special/to-financed-loan.ts'
import type { Reading } from '../read/read-words.ts'
import type { Parts } from './parts.ts'

/** A figure of a result, with what it is called and counted in. */
export interface Figure {
  id: string
  label: string
  value: number | string | readonly number[]
  unit: string
  /** How it is written where figures beside it add up to it, or to it and others; as `value` is rounded, if left out. */
  shown?: number
  /** How it is written in the language of the question, where that has words. */
  text?: string
  /** What it is called in another language, where its id alone does not tell; gone before it is sent. */
  say?: Word
}

/** A figure that was given: further kinds are a list of payments with their days, and rows of columns. */
export interface GivenFigure extends Omit<Figure, 'value'> {
  value: Figure['value'] | readonly DatedAmount[] | readonly Row[]
  /** The columns of rows, each with the unit of its cells. */
  columns?: Readonly<Record<string, { readonly unit: string }>>
  /** How the value is written in another language, where its words are its own. */
  write?: Word
}

/** What was given, as long as it is known by more than its ids: what a card calls it is told from this. */
interface Given {
  inputs: readonly GivenFigure[]
  /** ISO code of the currency that amounts are in. */
  currency: string
}

/** What a card says in the language of the question, where that is not English. */
export interface ToldCard {
  language: Exclude<Language, 'en'>
  /** What was given, by its id: how it is called and, where that has words, how its value is written. */
  inputs: Readonly<Record<string, { label: string; text?: string }>>
}

/** Something that our library computed. */
export interface Calculation {
  calculator: string
  inputs: Readonly<Record<string, unknown>>
  outputs: readonly Figure[]
  /** In symbols, and on a second line with the figures in their places. */
  formula: string
  /** Where to try other figures; null where no screen takes these. */
  link: string | null
  verified: boolean
  /** Gone before it is sent. */
  given?: Given
  /** What was given and is no field of a calculator's definition, by its id: how it is called in English, and its unit. */
  called?: Readonly<Record<string, { label: string; unit: string }>>
  /** What the card says in a language other than English. */
  told?: ToldCard
}

/** One of the ways in which a question can be meant: asked as the next question, it is understood as just that. */
export interface Option {
  /** The whole text of that next question. */
  say: Word
  /** What was understood, a purchase with other figures, or the words to go on with in place of the option's own. */
  means: Candidate | FinancedLoan | Reading
}

/** What the solver makes of a question, before it is said in a language. */
export interface Draft {
  kind: 'answer' | 'clarify' | 'declined'
  /** In light formatting. */
  say: Say
  calculations: readonly Calculation[]
  /** The figure that was asked for, or the figures compared. */
  asked: readonly number[]
  /** What it would be if a word that is not in the vocabulary changes nothing: no answer, but enough to confirm one. */
  likely?: readonly number[]
  /** What to choose from, where it is asked which of several ways is meant. */
  options?: readonly Option[]
  /** It was asked what only the exchange rates of the day tell, and none were given. */
  needsRates?: true
}

/** What the solver makes of a question, in the question's language. */
export interface Answer extends Omit<Draft, 'say' | 'options'> {
  /** In light formatting. */
  text: string
  /** The same, cut at its figures, which are kept as the numbers that they are. */
  parts: Parts
  language: Language
  /** What to choose from: each is a whole next question. */
  options: readonly string[]
}
