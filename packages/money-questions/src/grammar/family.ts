import type { FamilyId } from '../languages/phrases.ts'
import type { Concept } from './concepts.ts'

/** What a variable of a family counts; months and ages are counted as such, everything else in its own unit. */
type VariableKind =
  | 'money'
  | 'money-a-month'
  | 'money-a-year'
  | 'money-a-period'
  | 'percent'
  | 'years'
  | 'months'
  | 'age'
  | 'year'
  | 'span'
  | 'number'

/** A figure of a family: an input or an output of its calculator, by its id there. */
export interface Variable {
  kind: VariableKind
  /** Words near a number that make it this. */
  hints: readonly Concept[]
  /** Words near a number that speak against it. */
  avoid?: readonly Concept[]
  /** Taken when nobody says otherwise, and then said to be assumed. */
  assume?: number
  /** From this amount on, people rarely mean it. */
  rarelyAbove?: number
  rarelyBelow?: number
  /** Less than this is never meant. */
  least?: number
  /** An amount below this beside this word may as well be another figure, so that it has to be asked. */
  doubted?: { beside: Concept; below: number }
  /** A time that people also give in months: a whole number of years in them, without its unit, may be either. */
  isInMonthsToo?: true
  /** Whether a bare number below a hundred may be meant. */
  isSmall?: true
  /** Whether twelve times a rate per month is the same thing. */
  byMonth?: true
  /** Twelve times a rate per month is the same thing only where interest is added monthly. */
  byMonthOfCompounding?: true
  /** Meant only where one of its words stands near. */
  isNamed?: true
  /** A rate by which something becomes less: "-4 % a year" is one, too. */
  isLoss?: true
  /** A rate only where its sign stands with it: a number alone is an age or an amount. */
  isSigned?: true
  /** An amount that comes once: so much a month is another. */
  isOnce?: true
  /** A rate that may be below zero. */
  mayBeNegative?: true
  /** What comes every year may be meant as well as what comes once: fees rise by the same share. */
  mayBeYearly?: true
  /** An amount per month: one per year is twelve of them. */
  ofYearToo?: true
  /** An amount per year: one per month counts twelve times. */
  byYear?: true
}

/** Something asked of a family: an output to compute, or an input to solve for. */
export interface Ask {
  /** The id of an output of the calculator, or of the input that is looked for. */
  find: string
  /** For an input that is looked for: the output that is given. */
  given?: string
  /** The figures it takes, where they are not the inputs of the family, the given output in the place of what is looked for. */
  needs?: readonly string[]
  /** Asked only where one of these is said. */
  requires?: readonly Concept[]
  /** What speaks for it, where that is not what it requires. */
  cues?: readonly Concept[]
  /**
   * Asked back first where none of these is said, because it may be meant in two ways; with `where`, only beside one
   * of those or a rate per month.
   */
  unclear?: { unless: readonly Concept[]; where?: readonly Concept[] }
  /** Never asked where one of these is said. */
  excludes?: readonly Concept[]
  /** Another calculator than the family's. */
  calculator?: string
  /** Inputs that this question fixes. */
  fixed?: Readonly<Record<string, number | string>>
  /** The key of the answer's sentence in the tables of each language (`languages/`). */
  says: string
  /** The only outputs of the calculator that it is about. */
  only?: readonly string[]
}

/** A kind of question: by which words it is recognised, what figures it has, what can be asked. Its words stand in `languages/`. */
export interface Family {
  id: FamilyId
  calculator: string
  base?: number
  cues: Readonly<Partial<Record<Concept, number>>>
  /** An amount paid every month speaks for it by this much. */
  monthlyMoney?: number
  /** What has to be said for it to be meant at all. */
  requires?: readonly Concept[]
  variables: Readonly<Record<string, Variable>>
  /** Choices of the calculator by what is said; asked back where nothing is and nothing is assumed. */
  choices?: Readonly<Record<string, { by: Readonly<Partial<Record<Concept, string>>>; assume?: string }>>
  fixed?: Readonly<Record<string, number | string>>
  /** Whether a word that nobody knows may change everything, as the name of a country does. */
  isStrict?: true
  /** Kinds of question that are about the same money: one may ask about the figures of another. */
  kin?: 'growth' | 'loan'
  /** Kinds of question that it goes on from, so that it may take over their figures. */
  follows?: readonly string[]
  /** The figures that an output is computed from. */
  inputs: readonly string[]
  asks: readonly Ask[]
}

/** The figures that a question takes. */
export function needsOf({ inputs }: Family, { needs, find, given }: Ask): readonly string[] {
  return needs ?? inputs.map((name) => (name === find && given !== undefined ? given : name))
}

/** What speaks for a question. */
export function cuesOf({ cues, requires = [] }: Ask): readonly Concept[] {
  return cues ?? requires
}

/** A concept with at least this weight for a kind of question names it. */
const NAMING = 5

/** What names a kind of question. */
export function namesOf({ cues }: Family): readonly Concept[] {
  return (Object.keys(cues) as Concept[]).filter((concept) => (cues[concept] ?? 0) >= NAMING)
}
