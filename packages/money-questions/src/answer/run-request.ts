import type { AnyCalculator } from '@pkg/finance-math/calculators'

/** What to run, and what of it is told. */
export interface RunRequest {
  calculator: string
  /** The definition of it; that of the registry unless given. */
  definition?: AnyCalculator
  /** The inputs that somebody gave or that are assumed: those a card shows. */
  values: Readonly<Record<string, unknown>>
  /** Inputs that the kind of question sets; a card shows those that are choices. */
  fixed?: Readonly<Record<string, number | string>>
  /** For a question backwards: the input that is looked for, and the output it has to give. */
  solve?: { input: string; output: string; target: number; inWholeMonths?: boolean }
  /** The output that was asked for; the first headline of the calculator unless given. */
  asked?: string
  /** The only outputs that the question is about, where the others are about something else. */
  only?: readonly string[]
  /** ISO code of the currency that amounts are in. */
  currency?: string
  /** Whether inputs that nobody gave are told with their defaults. */
  withDefaults?: boolean
}
