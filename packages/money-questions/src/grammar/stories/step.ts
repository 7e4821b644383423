import type { Meaning } from './story-words.ts'
import { type Figure, MONEY, PERCENT, type Word } from './take-story.ts'

/** A figure with the words before it, from the figure before, and those behind it, up to a pause. */
export interface Step {
  figure: Figure
  before: readonly Word[]
  behind: readonly Word[]
  /** Those of the words before it that stand behind the last pause or "and". */
  own: readonly Word[]
  /** The pauses between the figure before and this one: "(" and ":" begin what the figure before is made up of. */
  pauses: string
  /** A pause or an "and" stands before it. */
  isListed: boolean
}

export const has = (words: readonly Word[], ...meanings: Meaning[]): boolean =>
  words.some(({ means }) => meanings.some((meaning) => means.has(meaning)))

export const isMoney = ({ figure }: Step): boolean => figure.of === MONEY
export const isPercent = ({ figure }: Step): boolean => figure.of === PERCENT

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** The words that are a figure's own: behind the last pause or "and" before it, and those behind it. */
export const ownWords = ({ own, behind }: Step): readonly Word[] => [...own, ...behind]
