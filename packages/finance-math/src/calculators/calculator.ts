import type { RuleCertainty } from '../india/dated-rule.ts'
import type { Condition, Input, Unit, Values } from './input.ts'
import type { Output, OutputValue, OutputValues } from './output.ts'
import type { Text } from './text.ts'

/** A line of the chart or a column of the schedule. */
export interface Column<Label = Text> {
  readonly label: Label
  readonly unit: Unit
  /** What the cells of a `'text'` column may say; they hold the names. */
  readonly options?: Readonly<Record<string, Label>>
}

/** How a line of what is owed ends: in which month nothing is owed any more, and what that has cost in interest. */
export interface LineEnd {
  readonly month: number
  readonly interest: number
}

/** A curve or a set of bars: its axis, its named lines, and the points. */
export interface Series<Label, Inputs, Line extends string> {
  /** Lines on their own, areas that add up, or bars side by side. */
  readonly shape: 'lines' | 'stacked' | 'bars'
  readonly x: Column<Label>
  readonly lines: Readonly<Record<Line, Column<Label>>>
  /** What tells the lines of debts apart that all end at nothing owed. */
  ends?(values: Values<Inputs>): Readonly<Partial<Record<NoInfer<Line>, LineEnd>>>
  /** The day on which an axis begins that counts years of 365 days from one: screens name days then. */
  startsOn?(values: Values<Inputs>): string
  points(
    values: Values<Inputs>,
    inflationPercent?: number,
  ): readonly Readonly<Record<NoInfer<Line>, number> & { x: number }>[]
}

/**
 * One way to look at a table: the rows whose first column is divisible by `every`, with what flowed since the one
 * before.
 */
export interface ScheduleView<Label = Text> {
  readonly label: Label
  readonly every: number
  /**
   * Heads the first column where that counts in `every`: months 12, 24, … as years 1, 2, … The last row is then
   * shown too, where it ends a part of a year.
   */
  readonly countedAs?: Column<Label>
}

/** A table, and the views of it; the first one is shown unless another is asked for. */
export interface Schedule<Label, Inputs, Name extends string> {
  readonly columns: Readonly<Record<Name, Column<Label>>>
  readonly views?: Readonly<Record<string, ScheduleView<Label>>>
  rows(
    values: Values<Inputs>,
    inflationPercent?: number,
  ): readonly Readonly<Record<NoInfer<Name>, number | string>>[]
}

/** What the other columns of a row leave, as they are shown: of the row itself and of the one before. */
export interface ColumnRest {
  readonly plus?: readonly string[]
  readonly minus?: readonly string[]
  readonly plusBefore?: readonly string[]
  readonly minusBefore?: readonly string[]
}

/** How the money of a table is rounded so that what is shown adds up; what is not named is rounded by itself. */
export interface RowRounding<Inputs = never> {
  /** What is paid, earned or taken out in a row: a view that leaves rows out has their sums. */
  readonly flows?: readonly string[]
  /**
   * The output that a flow adds up to. Sums in another order may end on the other side of half a paisa: the last row
   * follows the output that stands beside the table.
   */
  readonly totals?: Readonly<Record<string, string>>
  /** Columns worked out of others, in this order. Flows that are none of these are what their rounded running total grew by. */
  readonly rests?: Readonly<Record<string, ColumnRest>>
  /** What stands before the first row, and goes on in each row that does not say it anew; a flow's total begins with it. */
  opening?(values: Inputs): Readonly<Record<string, number>>
  /** Rows that the named ones, in their order, add up to; rows are named by the first column. */
  readonly sums?: Readonly<Record<string, readonly string[]>>
}

/** A formula in symbols, and the same with {figures} in their places. */
export interface Formula {
  readonly symbols: string
  readonly filled: string
  /** Where several hold, each of them has to. */
  readonly when?: Condition | readonly Condition[]
  /** The outputs that it gives, where it is about these alone. */
  readonly of?: readonly string[]
  /** Told only where one of these outputs is asked for by itself. */
  readonly isAside?: true
}

/** What a symbol stands for, and the figure that it is here. */
export interface Symbol<Label = Text> {
  readonly meaning: Label
  readonly figure?: string
}

/** A figure that only the explanation needs. */
export interface DerivedFigure {
  readonly value: number | string
  readonly unit: Unit
}

/** How the answer comes about: sentences with {figures}, which are inputs, outputs or derived ones. */
export interface Explanation<Label, Inputs, Outputs> {
  readonly steps: Readonly<Record<string, Label | { readonly text: Label; readonly when: Condition }>>
  figures?(values: Values<Inputs>, outputs: OutputValues<Outputs>): Readonly<Record<string, DerivedFigure>>
}

/** A rule that a government sets, as an answer used it: what a page says of it beside the answer. */
export interface UsedRule {
  /** What is set, as the subject of a sentence. */
  readonly name: string
  /** The ISO day from which the value that was used holds. */
  readonly from: string
  /** The last ISO day for which a notification was seen. */
  readonly knownUntil: string
  readonly certainty: RuleCertainty
  /** The official text, or who quotes it, and the ISO day on which it was last read. */
  readonly source: string
  readonly checkedOn: string
}

/** Where in a list of calculators one stands. */
export type Topic = 'investing' | 'deposits' | 'salary' | 'loans' | 'tax' | 'freedom' | 'more'

/** Where something was published. */
export interface Source {
  readonly title: string
  readonly url?: string
}

/** A worked example: what is given (defaults for the rest), what comes out, and who says so. */
export interface Example<Inputs, Outputs> {
  readonly given: Partial<Values<Inputs>>
  readonly expect: Partial<OutputValues<Outputs>>
  readonly source: string
  /** To what the published figures are rounded or cut; 0.01 unless given. */
  readonly precision?: number
}

/** A question backwards, for `solveFor`: "which `input` makes `output` this much?" */
export interface Goal<Label, Inputs, Outputs> extends Asked<Label> {
  readonly input: keyof Inputs & string
  readonly output: keyof Outputs & string
}

/** How a question backwards is asked, whatever it asks for. */
interface Asked<Label> {
  readonly question: Label
  readonly when?: Condition
  /**
   * The largest value is meant where an output stays the same over a stretch of them: money that runs out leaves nothing
   * however little there was. The smallest unless this is set.
   */
  readonly isLargest?: true
  /** What a screen asks for at first; else it is near the output as it is. */
  readonly target?: number
}

/** A calculator as its author writes it (labels in English), or as everybody reads it (labels as `Text`). */
export interface CalculatorOf<
  Label,
  Inputs,
  Outputs,
  Line extends string = string,
  Name extends string = string,
> {
  readonly id: string
  readonly name: Label
  readonly description: Label
  /** The name of a lucide icon. */
  readonly icon: string
  /** The words that people look for it by, in English and Hindi, in both scripts. */
  readonly keywords: readonly string[]
  /** Single letters, each with the name of the input that it stands for where it is given on a command line. */
  readonly aliases?: Readonly<Record<string, string>>
  readonly inputs: Inputs
  /** Limits that depend on other inputs, within those of the inputs themselves. */
  limits?(values: Values<Inputs>): Partial<Record<keyof Inputs, { min?: number; max?: number }>>
  readonly outputs: Outputs
  /** Outputs that add up to another one; the last part is what the others leave of it. */
  readonly composition?: {
    readonly total: keyof Outputs & string
    readonly parts: readonly (keyof Outputs & string)[]
    readonly when?: Condition
  }
  compute(values: Values<Inputs>, inflationPercent?: number): OutputValues<Outputs>
  /**
   * Its amounts are of several days, and can all be said in the money of the first one: `compute`, `points` and `rows`
   * take an inflation in percent a year for that. `inTodaysMoney` asks them.
   */
  readonly todaysMoney?: true
  readonly series?: Series<Label, Inputs, Line>
  readonly schedule?: Schedule<Label, Inputs, Name>
  readonly rounding?: RowRounding<Values<Inputs>>
  readonly formulas: readonly Formula[]
  readonly legend: Readonly<Record<string, Symbol<Label>>>
  readonly explanation: Explanation<Label, Inputs, Outputs>
  /** What other calculators may do differently, said in a sentence each. */
  readonly conventions: Readonly<Record<string, Label>>
  /**
   * Whose limit an input has, where a scheme or a law sets it: a sentence with the source, by the input's name. Of a day
   * it says from when a rule holds.
   */
  readonly limitReasons?: Readonly<Record<string, Label>>
  /** What people ask backwards; each has an answer wherever the inputs can give it. */
  readonly goals: readonly Goal<Label, Inputs, Outputs>[]
  readonly sources: readonly Source[]
  readonly topic?: Topic
  /** The rules of a government by which these values were computed. */
  rules?(values: Values<Inputs>): readonly UsedRule[]
  /** The years that a scheme runs by its own terms, and asks nobody for: a question that names them says nothing new. */
  ownYears?(values: Values<Inputs>): readonly number[]
}

/**
 * What a page needs neither to ask nor to answer, in `<id>.details.ts`: its build leaves it out of the first load and
 * fetches it afterwards. `Given` and `Computed` are the inputs and outputs of which its figures are made.
 */
export type Details<Given = never, Computed = never> = Pick<
  CalculatorOf<string, unknown, unknown>,
  'keywords' | 'aliases' | 'formulas' | 'legend' | 'conventions' | 'limitReasons' | 'sources' | 'topic'
> & {
  rules?(values: Given): readonly UsedRule[]
  ownYears?(values: Given): readonly number[]
  readonly rounding?: RowRounding<Given>
  readonly explanation: Omit<Explanation<string, unknown, unknown>, 'figures'> & {
    figures?(values: Given, outputs: Computed): Readonly<Record<string, DerivedFigure>>
  }
}

/** What `<id>.examples.ts` holds. */
export type ExamplesOf<One extends { inputs: unknown; outputs: unknown }> = readonly Example<
  One['inputs'],
  One['outputs']
>[]

/** Inputs or outputs with their English labels turned into `Text`. */
export type WithText<Fields> = {
  readonly [Name in keyof Fields]: {
    readonly [Key in keyof Fields[Name]]: Key extends 'label' | 'help' | 'item'
      ? Text
      : Key extends 'options'
        ? { readonly [Option in keyof Fields[Name][Key]]: Text }
        : Key extends 'columns'
          ? WithText<Fields[Name][Key]>
          : Fields[Name][Key]
  }
}

/** A calculator: data and pure functions from which screens, links, exports, tools and pages are made. */
export type Calculator<Inputs, Outputs> = CalculatorOf<Text, Inputs, Outputs> & {
  /** Its page: `/calculator/<id>-calculator`. */
  readonly path: string
}

/** Any calculator, whatever it asks: what the registry holds and generic code reads. */
export interface AnyCalculator
  extends Omit<
    CalculatorOf<Text, unknown, unknown>,
    | 'inputs'
    | 'outputs'
    | 'composition'
    | 'limits'
    | 'compute'
    | 'series'
    | 'schedule'
    | 'rounding'
    | 'explanation'
    | 'goals'
    | 'rules'
    | 'ownYears'
  > {
  readonly path: string
  readonly inputs: Readonly<Record<string, Input>>
  readonly outputs: Readonly<Record<string, Output>>
  readonly composition?: {
    readonly total: string
    readonly parts: readonly string[]
    readonly when?: Condition
  }
  readonly limits?: (values: never) => Partial<Record<string, { min?: number; max?: number }>>
  readonly compute: (values: never, inflationPercent?: number) => Readonly<Record<string, OutputValue>>
  readonly series?: Omit<Series<Text, unknown, string>, 'points' | 'ends' | 'startsOn'> & {
    readonly ends?: (values: never) => Readonly<Partial<Record<string, LineEnd>>>
    readonly startsOn?: (values: never) => string
    readonly points: (values: never, inflationPercent?: number) => readonly Readonly<Record<string, number>>[]
  }
  readonly schedule?: Omit<Schedule<Text, unknown, string>, 'rows'> & {
    readonly rows: (
      values: never,
      inflationPercent?: number,
    ) => readonly Readonly<Record<string, number | string>>[]
  }
  readonly rounding?: RowRounding
  readonly rules?: (values: never) => readonly UsedRule[]
  readonly ownYears?: (values: never) => readonly number[]
  readonly explanation: Omit<Explanation<Text, unknown, unknown>, 'figures'> & {
    readonly figures?: (values: never, outputs: never) => Readonly<Record<string, DerivedFigure>>
  }
  readonly goals: readonly (Asked<Text> & { readonly input: string; readonly output: string })[]
}
