import type { DatedAmount } from '@pkg/finance-math/calculators'
import type { Language } from '../languages/language.ts'
import type { Say } from '../languages/phrases.ts'

/** A figure of a result, with what it is called and counted in. */
export interface Figure {
  id: string
  label: string
  value: number | string | readonly number[]
  unit: string
}

/** A figure that was given: one more kind is a list of payments with their days. */
export interface GivenFigure extends Omit<Figure, 'value'> {
  value: Figure['value'] | readonly DatedAmount[]
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
}

/** What the solver makes of a question, before it is said in a language. */
export interface Draft {
  kind: 'answer' | 'clarify' | 'declined'
  /** In light formatting. */
  say: Say
  calculations: readonly Calculation[]
  /** The figure that was asked for, or the figures compared. */
  asked: readonly number[]
  /** What it would be if a word that nobody has told us changes nothing: no answer, but enough to confirm one. */
  likely?: readonly number[]
  /** It was asked what only the exchange rates of the day tell, and none were given. */
  needsRates?: true
}

/** What the solver makes of a question, in the question's language. */
export interface Answer extends Omit<Draft, 'say'> {
  /** In light formatting. */
  text: string
  language: Language
}
