import type { Phrases } from '../languages/phrases.ts'
import type { ShareSign } from './shares.ts'

/** Of two figures or sums, which is the smaller one. */
export type Order = `${string} < ${string}`

/** What comes of a shape: the sum that is asked for, and what is worth knowing beside it. */
export interface ShareRule {
  shape: RegExp
  /**
   * In the order of the text: n, m, k for the amounts, p and q for the percentages, t and u for the numbers of things,
   * r for an amount that comes again, l and w for times.
   */
  as: string
  unit?: 'percent' | 'percentage points'
  also?: readonly { says: keyof Phrases['beside']; as: string; unit?: 'percent' }[]
  /** Where the figures have to stand in some order of size for the rule to hold. */
  where?: Order
  /** The same, where something is said to rise. */
  whereUp?: Order
  /** What the things that are counted have to be. */
  counts?: 'alike' | readonly [RegExp, RegExp]
  /** What the question has to speak of. */
  about?: RegExp
  /** Amounts of two currencies, one of which is the price of the other. */
  isExchange?: true
  /** It may be meant in more than one way, so that nothing is computed. */
  isUnclear?: true
}

/** What is asked back where a shape has two meanings. */
export interface ShareDoubt {
  shape: RegExp
  /** What the question has to speak of; then it is asked also where a rule would fit. */
  about?: RegExp
  asks: keyof Phrases['askBack']
  /** Each meaning: what it is called, and a question that has no other; letters for figures as in a rule. */
  ways: readonly { says: keyof Phrases['ways']; means: string }[]
}

/** APIECE is what EACH is where no amount stands right before it. */
type Part = ShareSign | 'APIECE' | 'N' | 'P' | 'T'

/** A shape that all of the parts hold for. */
export const shape = (...parts: string[]): RegExp => new RegExp(`^${parts.join('')}`)
export const has = (...signs: Part[]): string => signs.map((sign) => `(?=.*\\b${sign}\\b)`).join('')
export const hasAny = (...signs: Part[]): string => `(?=.*\\b(?:${signs.join('|')})\\b)`
export const lacks = (...signs: Part[]): string => `(?!.*\\b(?:${signs.join('|')})\\b)`
/** Nothing but these, in any order. */
export const only = (...signs: Part[]): string => `(?:(?:${signs.join('|')})(?: |$))+$`
const none = (part: Part) => `(?:(?!\\b${part}\\b).)*`
export const one = (part: Part): string => `(?=${none(part)}\\b${part}\\b${none(part)}$)`
export const two = (part: Part): string =>
  `(?=${none(part)}\\b${part}\\b${none(part)}\\b${part}\\b${none(part)}$)`
export const oneOfBoth: string = one('N') + one('P')
