/**
 * Where the years come from: every starting year of the past of the United States or of India, blocks of either past, or a
 * distribution.
 */
export type LuckModel = 'past' | 'past-in' | 'us' | 'in' | 't'

/** How much is taken out, by its first letter: constant, percentage, guardrails, what uses the money up. */
export type LuckRule = 'c' | 'p' | 'g' | 'v'

/** What a person chose of what luck may do. */
export interface LuckChoice {
  model: LuckModel
  /** Percent in shares where the years are the United States'; the spread a year in percent for a distribution. */
  number: number
  rule: LuckRule
  seed: number
}

/** What the number means, where it means anything, and its first value and ends. */
export const luckNumbers = {
  past: { label: 'In shares', first: 60, min: 0, max: 100, step: 5 },
  us: { label: 'In shares', first: 60, min: 0, max: 100, step: 5 },
  // No series of Indian bonds is kept.
  'past-in': undefined,
  in: undefined,
  // As American shares had since 1871: the standard deviation of the logarithm of a year's growth is 16.7 %.
  t: { label: 'Spread a year', first: 17, min: 0, max: 60, step: 1 },
} as const

/** Whether every starting year of a past is lived through, and none is drawn. */
export function isPast(model: LuckModel): boolean {
  return model === 'past' || model === 'past-in'
}

const models = Object.keys(luckNumbers) as LuckModel[]
const rules: readonly LuckRule[] = ['c', 'p', 'g', 'v']
/** As many seeds as an address has room for. */
export const seeds = 10_000

/** What is chosen at first. */
export const firstChoice: LuckChoice = { model: 'us', number: 60, rule: 'c', seed: 1 }

/** The choice as an address keeps it: `us.60.c.1`. */
export function writeLuck({ model, number, rule, seed }: LuckChoice): string {
  return [model, number, rule, seed].join('.')
}

/** The choice that an address asks for, each part of it that cannot be read as at first. */
export function readLuck(text: string): LuckChoice {
  const [model = '', number = '', rule = '', seed = ''] = text.split('.')
  const known = models.find((one) => one === model) ?? firstChoice.model
  const ends = luckNumbers[known]
  return {
    model: known,
    number: ends === undefined ? 0 : readWhole(number, ends.min, ends.max, ends.first),
    rule: rules.find((one) => one === rule) ?? firstChoice.rule,
    seed: readWhole(seed, 1, seeds, firstChoice.seed),
  }
}

function readWhole(text: string, min: number, max: number, otherwise: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : otherwise
}
