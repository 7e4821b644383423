import type { FilledExplanation } from '@pkg/finance-math/calculators'
import { formatUnit } from './format.ts'

/** Formulas as text: in symbols, and below with the figures in their places. */
export function fillFormula(formulas: FilledExplanation['formulas'], currency: string): string {
  return formulas
    .map(({ symbols, parts }) => {
      const filled = parts.map((part, index) => {
        if (typeof part === 'string') return part
        if (typeof part.value !== 'number') return String(part.value)
        // A formula counts with 240, not with 240 months; only its result says what it is.
        const isTime = part.unit === 'years' || part.unit === 'months'
        const unit = isTime && index > 0 ? 'number' : (part.unit ?? 'number')
        return formatUnit(part.value, unit, part.currency ?? currency)
      })
      return `${symbols}\n${filled.join('')}`
    })
    .join('\n')
}
