import type { NumberInput } from './input.ts'

/** From what a number may be to what it may be. */
export interface InputRange {
  readonly min: number
  readonly max: number
}

/** Money, in rupees or dollars: what doubles still count in paise is about a thousand times less than the largest. */
export const amountLimits: InputRange = { min: 0.01, max: 1e15 }

/** An amount of money that may be zero. */
export const optionalAmountLimits: InputRange = { min: 0, max: 1e15 }

/** What is charged or promised, in percent a year: nothing, up to ten times the money every year. */
export const interestLimits: InputRange = { min: 0, max: 1000 }

/** What may rise or fall, in percent a year: a return, inflation. At −100 nothing would be left. */
export const growthLimits: InputRange = { min: -99, max: 1000 }

/** Years, from a day. */
export const timeLimits: InputRange = { min: 1 / 365, max: 200 }

/** Years that count in months, from one. */
export const tenureLimits: InputRange = { min: 1 / 12, max: 200 }

/**
 * How far the formula behind an input goes; the ends of the slider where nothing else is said. Never throws.
 *
 * @param input the number's range, as its definition says it
 * @example
 * formulaLimits({ min: 1, max: 30, limits: { min: 0, max: 200 } }) //=> { min: 0, max: 200 }
 */
export function formulaLimits({ min, max, limits }: Pick<NumberInput, 'min' | 'max' | 'limits'>): InputRange {
  return limits ?? { min, max }
}

/**
 * What a person or a link may enter: as far as the formula goes, but no more than what typing is cut to. Never throws.
 *
 * @param input the number's range, as its definition says it
 * @example
 * entryLimits({ min: 1, max: 30, limits: { min: 0, max: 200 }, typingCap: 30 }) //=> { min: 0, max: 30 }
 */
export function entryLimits({
  typingCap,
  ...input
}: Pick<NumberInput, 'min' | 'max' | 'limits' | 'typingCap'>): InputRange {
  const { min, max } = formulaLimits(input)
  return { min, max: Math.min(max, typingCap ?? max) }
}
