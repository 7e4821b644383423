import type { Text } from './text.ts'

/** What a figure is counted in; screens decide how each is written. */
export type Unit =
  | 'inr'
  | 'usd'
  | 'currency'
  | 'percent'
  | 'years'
  | 'months'
  | 'age'
  | 'number'
  | 'odds'
  | 'date'
  | 'text'

/** Holds while the input named `input`, a choice or a number, is one of `is`, or none of `isNot`. */
export type Condition =
  | { readonly input: string; readonly is: readonly (string | number)[] }
  | { readonly input: string; readonly isNot: readonly (string | number)[] }

/** An amount on a day, ISO `YYYY-MM-DD`: negative when paid in, positive when received. */
export interface DatedAmount {
  readonly date: string
  readonly amount: number
}

interface InputBase<Label> {
  readonly label: Label
  readonly help?: Label
  /** Asked only while this holds; its default is used otherwise. */
  readonly when?: Condition
  /** Behind "more options": the default suits most people. */
  readonly advanced?: true
}

/** A number with its range; a slider and a box. */
export interface NumberInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'number'
  readonly unit: Unit
  /** The ends of the slider. */
  readonly min: number
  readonly max: number
  /** How far a typed or linked number may go beyond them, because the formula does. @default the slider's ends */
  readonly limits?: { readonly min: number; readonly max: number }
  readonly step: number
  readonly default: number
  /** Only multiples of 1/granularity make sense: 1 for whole numbers, 12 for years counted in months. */
  readonly granularity?: 1 | 12
  /** Larger numbers are cut to this while they are typed, and in links, however far the formula goes. */
  readonly typingCap?: number
  /** In a question, only an amount that is called so is meant: others beside it are too alike. */
  readonly byNameOnly?: true
  /** What may fill it in: a person's net worth, or a rate from outside, whose default is no real rate. */
  readonly filledBy?: 'net-worth' | 'exchange-rate'
  /** The input that holds the currency code of a `'currency'` amount. */
  readonly currencyInput?: string
}

/** One of several options. */
export interface ChoiceInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'choice'
  readonly options: Readonly<Record<string, Label>>
  readonly default: string
  /** Drawn as a switch at the top: it changes what the calculator asks. */
  readonly isMode?: true
  /** When an account was opened, by ISO days or financial years: none begins today with the terms of any but the newest. */
  readonly isOpening?: true
}

/** Several numbers of one kind. */
export interface ListInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'list'
  readonly unit: Unit
  /** What one of them is called. */
  readonly item: Label
  readonly min: number
  readonly max: number
  readonly step: number
  readonly minItems: number
  readonly maxItems: number
  readonly default: readonly number[]
  /** Reads it from whatever was given: `parseNumbers`. */
  readonly parse: (
    input: { min: number; max: number; minItems: number; maxItems: number; default: readonly number[] },
    given: unknown,
  ) => ParsedInput
}

/** Amounts with dates. */
export interface DateFlowsInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'date-flows'
  readonly unit: Unit
  readonly minItems: number
  readonly maxItems: number
  readonly default: readonly DatedAmount[]
  /** Reads it from whatever was given: `parseFlows`. */
  readonly parse: (
    input: { minItems: number; maxItems: number; default: readonly DatedAmount[] },
    given: unknown,
  ) => ParsedInput
}

/** A calendar day, ISO `YYYY-MM-DD`. */
export interface DateInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'date'
  readonly unit: 'date'
  /** When an account was opened: none begins today by a day of its own, by which the years of its table run. */
  readonly isOpening?: true
  /** The first and the last day that make sense. */
  readonly min: string
  readonly max: string
  readonly default: string
  /** Reads it from whatever was given: `parseDate`. */
  readonly parse: (input: { min: string; max: string; default: string }, given: unknown) => ParsedInput
}

/** One row of an input of several columns, by their names: numbers, and days as ISO `YYYY-MM-DD`. */
export type Row = Readonly<Record<string, number | string>>

/** What a column of rows asks, as an input of its own; its default is what a first row has. */
export type RowColumn<Label = Text> = (NumberInput<Label> | DateInput<Label>) & {
  /** The words by which people head such a column in a spreadsheet, beside its label, in small letters. */
  readonly heads?: readonly string[]
}

/** Several rows of the same columns. */
export interface RowsInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'rows'
  /** What one row is called. */
  readonly item: Label
  /** In the order in which they are asked, and stand in a link. */
  readonly columns: Readonly<Record<string, RowColumn<Label>>>
  readonly minItems: number
  readonly maxItems: number
  readonly default: readonly Row[]
  /** Reads it from whatever was given: `parseRows`. */
  readonly parse: (
    input: {
      columns: Readonly<Record<string, RowColumn>>
      minItems: number
      maxItems: number
      default: readonly Row[]
    },
    given: unknown,
  ) => ParsedInput
}

/** An ISO 4217 currency code. */
export interface CurrencyCodeInput<Label = Text> extends InputBase<Label> {
  readonly kind: 'currency-code'
  readonly default: string
}

/** One thing that a calculator asks. */
export type Input<Label = Text> =
  | NumberInput<Label>
  | ChoiceInput<Label>
  | ListInput<Label>
  | DateFlowsInput<Label>
  | DateInput<Label>
  | RowsInput<Label>
  | CurrencyCodeInput<Label>

/** Any value that an input can hold. */
export type InputValue = number | string | readonly number[] | readonly DatedAmount[] | readonly Row[]

/** A row of columns, each of the type that its kind says. */
export type RowOf<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends { kind: 'date' } ? string : number
}

/** The values of a set of inputs, each of the type that its kind says. */
export type Values<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends { kind: 'number' }
    ? number
    : Inputs[Name] extends { kind: 'choice'; options: infer Options }
      ? Extract<keyof Options, string>
      : Inputs[Name] extends { kind: 'list' }
        ? readonly number[]
        : Inputs[Name] extends { kind: 'date-flows' }
          ? readonly DatedAmount[]
          : Inputs[Name] extends { kind: 'rows'; columns: infer Columns }
            ? readonly RowOf<Columns>[]
            : string
}

/** Why a given value was not taken as it is. */
export type CorrectionReason =
  | 'missing'
  | 'not-a-number'
  | 'below-min'
  | 'above-max'
  | 'not-whole'
  | 'not-an-option'
  | 'not-a-code'
  | 'not-a-flow'
  | 'not-a-day'
  | 'not-a-row'
  | 'too-few'
  | 'too-many'

/** A value as parsed, and the reasons for which it differs from what was given. */
export interface ParsedInput {
  value: InputValue
  reasons: CorrectionReason[]
}
