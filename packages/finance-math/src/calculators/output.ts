import type { Condition, Unit } from './input.ts'
import type { Text } from './text.ts'

interface OutputBase<Label> {
  readonly label: Label
  /** The answer itself, a part of it, or a figure beside it. */
  readonly role: 'headline' | 'part' | 'detail'
  readonly when?: Condition
}

/** A figure. */
export interface NumberOutput<Label = Text> extends OutputBase<Label> {
  readonly kind?: 'number'
  readonly unit: Unit
  /** The input that holds the currency code of a `'currency'` figure. */
  readonly currencyInput?: string
  /** Screens write it with exactly so many decimals. */
  readonly decimals?: number
  /** For some values there is no such figure: it is NaN then, `null` in JSON, and written as `none`. */
  readonly mayBeNone?: true
  /** What others leave, inputs or outputs as they are shown, so that it adds up with them. */
  readonly rest?: { readonly plus: readonly string[]; readonly minus: readonly string[] }
}

/** One of several answers. */
export interface ChoiceOutput<Label = Text> extends OutputBase<Label> {
  readonly kind: 'choice'
  readonly options: Readonly<Record<string, Label>>
}

/** Figures of one kind: as many as the list input that they answer has, or those that there are, none too. */
export interface ListOutput<Label = Text> extends OutputBase<Label> {
  readonly kind: 'list'
  readonly unit: Unit
  readonly item: Label
}

/** One thing that a calculator answers. */
export type Output<Label = Text> = NumberOutput<Label> | ChoiceOutput<Label> | ListOutput<Label>

/** Any value that an output can hold. */
export type OutputValue = number | string | readonly number[]

/** The values of a set of outputs, each of the type that its kind says. */
export type OutputValues<Outputs> = {
  readonly [Name in keyof Outputs]: Outputs[Name] extends { kind: 'choice'; options: infer Options }
    ? Extract<keyof Options, string>
    : Outputs[Name] extends { kind: 'list' }
      ? readonly number[]
      : number
}
