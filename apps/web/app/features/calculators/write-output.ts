import type { Output, OutputValue } from '@pkg/finance-math/calculators'
import { formatFigure } from '#app/lib/format-figure.ts'
import type { AnyValues } from './scenario.ts'

/** Writes what an output says, with its unit. */
export function writeOutput(output: Output, value: OutputValue, values: AnyValues): string {
  if (output.kind === 'choice') return output.options[value as string]?.en ?? ''
  if (output.kind === 'list') return formatFigure(value, output.unit)
  const currency = output.currencyInput ? String(values[output.currencyInput]) : undefined
  return formatFigure(value, output.unit, { currency, fixed: output.decimals })
}
