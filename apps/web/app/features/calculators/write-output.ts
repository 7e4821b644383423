import type { Output, OutputValue } from '@pkg/finance-math/calculators'
import { formatFigure } from './format-figure.ts'
import type { AnyValues } from './scenario.ts'

/** Turns a figure of the plan's end into today's money. */
export type ToToday = (value: number) => number

/** Whether an output is said in today's money where that is asked for. */
export function isTurned(output: Output, toToday: ToToday | undefined): toToday is ToToday {
  return toToday !== undefined && 'atHorizon' in output && output.atHorizon === true
}

/** Writes what an output says, with its unit; what is paid at the plan's end in today's money where that is asked for. */
export function writeOutput(
  output: Output,
  value: OutputValue,
  values: AnyValues,
  toToday?: ToToday | undefined,
): string {
  if (output.kind === 'choice') return output.options[value as string]?.en ?? ''
  if (output.kind === 'list') return formatFigure(value, output.unit)
  const currency = output.currencyInput ? String(values[output.currencyInput]) : undefined
  const figure = isTurned(output, toToday) ? toToday(value as number) : value
  return formatFigure(figure, output.unit, { currency })
}
