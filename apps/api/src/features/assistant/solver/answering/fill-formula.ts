import type { FilledExplanation } from '@pkg/finance-math/calculators'
import { formatUnit } from './format.ts'

/** Formulas as text: in symbols, and below with the figures in their places. */
export function fillFormula(formulas: FilledExplanation['formulas'], currency: string): string {
  return formulas
    .map(({ symbols, parts }) => {
      const filled = parts.map((part) => {
        if (typeof part === 'string') return part
        return typeof part.value === 'number'
          ? formatUnit(part.value, part.unit ?? 'number', part.currency ?? currency)
          : String(part.value)
      })
      return `${symbols}\n${filled.join('')}`
    })
    .join('\n')
}
