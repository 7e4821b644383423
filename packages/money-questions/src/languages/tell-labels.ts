import type { Calculation } from '../answer/answer.ts'
import { labelIn, type Phrases } from './phrases.ts'

/** A calculation with its figures called as the language calls them; ids, values and formulas stay as they are. */
export function tellLabels(calculation: Calculation, phrases: Phrases): Calculation {
  const { finds, labels, language } = phrases
  const known: Readonly<Record<string, string>> = { ...finds, ...labels }
  const outputs = calculation.outputs.map(({ say, ...figure }) => {
    if (language === 'en') return figure
    const label = say?.(phrases) ?? known[figure.id] ?? labelIn(phrases, figure.label)
    return { ...figure, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
  return { ...calculation, outputs }
}
