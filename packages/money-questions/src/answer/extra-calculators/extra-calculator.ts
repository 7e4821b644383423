import type { Unit } from '@pkg/finance-math/calculators'

type Field = readonly [label: string, unit: Unit]
/** In symbols, and with {figures} in their places. */
type ExtraFormula = readonly [symbols: string, filled: string]

/** A formula of the library that has no screen of its own; its figures by their ids, each with its label and unit. */
export interface ExtraCalculator<Input extends string = string, Output extends string = string> {
  id: string
  inputs: Readonly<Record<Input, Field>>
  outputs: Readonly<Record<Output, Field>>
  formula(values: Readonly<Record<Input, number>>): ExtraFormula
  /** Beside it, for an output that is asked for by itself. */
  formulasOf?: Readonly<Partial<Record<Output, ExtraFormula>>>
  compute(values: Readonly<Record<Input, number>>): Record<Output, number>
}

/** Holds a calculator to its own figures. */
export const define = <Input extends string, Output extends string>(
  calculator: ExtraCalculator<Input, Output>,
): ExtraCalculator => calculator
