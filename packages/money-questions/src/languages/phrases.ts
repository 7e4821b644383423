import type { Parts } from '../answer/parts.ts'
import type { en } from './en/index.ts'

/** Everything that is said, by its keys: each language has the same, or its table is a type error. */
export type Phrases = typeof en

/** A kind of question, by its id. */
export type FamilyId = keyof Phrases['families']

/** The words of one kind of question, as far as every kind has them. */
export interface FamilyPhrases {
  /** What it is called. */
  name: string
  /** What is stated with every answer. */
  assumes: string
  /** What people call its figures, by their ids. */
  figures: Readonly<Record<string, string>>
  /** What is asked back about choices and, under `unclear`, about which of two ways is meant. */
  questions?: Readonly<Record<string, string>>
  /** What to choose from where it is asked back about a choice, by the choice and its values. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The answers, figures in braces. */
  asks: Readonly<Record<string, string>>
}

/** The words of a kind of question. */
export function familyPhrases(phrases: Phrases, id: FamilyId): FamilyPhrases {
  return phrases.families[id]
}

/** As methods, whose parameters are compared either way, so that one more sentence breaks nobody who keeps what is said. */
interface Told {
  word(phrases: Phrases): string
  say(phrases: Phrases): string | Parts
}

/** A name or a choice in the language that is asked for. */
export type Word = Told['word']

/** Something said in the language that is asked for, its figures apart where it has some. */
export type Say = Told['say']

/** What a definition calls a figure, a choice or an option, in the language that is asked for. */
export function labelIn({ definitionLabels }: Phrases, text: string): string {
  return definitionLabels[text] ?? text
}

/** Puts words and figures into the places of a sentence: `{years}` becomes "10 years". */
export function fill(sentence: string, parts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '?')
}
