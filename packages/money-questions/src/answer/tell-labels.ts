import { labelIn, type Phrases } from '../languages/phrases.ts'
import type { Calculation } from './answer.ts'
import { definitionOf } from './definitions.ts'
import { writeFigure } from './format.ts'

/**
 * A calculation with its figures called as the language calls them, and what has words in their values written in it; ids,
 * values and symbols stay as they are. In English a card writes by itself.
 */
export function tellLabels({ given, ...calculation }: Calculation, phrases: Phrases): Calculation {
  const { finds, labels, definitionLabels, families, language } = phrases
  const known: Readonly<Record<string, string>> = { ...finds, ...labels }
  const isEnglish = language === 'en'
  const { calculator } = calculation
  const { currency = 'INR', inputs = [] } = given ?? {}
  const outputs = calculation.outputs.map(({ say, ...figure }) => {
    if (isEnglish) return figure
    const label = say?.(phrases) ?? known[figure.id] ?? labelIn(phrases, figure.label)
    return { ...figure, label: capitalize(label), ...inWords(writeFigure(figure, currency, phrases)) }
  })
  if (isEnglish) return { ...calculation, outputs }
  const ofFamily: Readonly<Record<string, string>> = {
    ...Object.entries(families).find(([id]) => id === calculator)?.[1].figures,
  }
  const fields = definitionOf(calculator)?.inputs
  let { formula } = calculation
  const told = inputs.map((figure) => {
    const { id, label, value, write } = figure
    const field = fields?.[id]
    const option = field?.kind === 'choice' && field.options[String(value)]?.en
    const text =
      write?.(phrases) ?? writeFigure(option ? { ...figure, value: option } : figure, currency, phrases)
    if (write !== undefined) formula = formula.replace(String(value), () => text)
    // What is asked back names the unit to answer in: "समय (साल में)".
    const name = definitionLabels[label] ?? (ofFamily[id] ?? known[id] ?? label).replace(/ \(.+\)$/, '')
    return [id, { label: capitalize(name), ...inWords(text) }] as const
  })
  return { ...calculation, outputs, formula, told: { language, inputs: Object.fromEntries(told) } }
}

/** A value in words; a number with its sign alone is written by the card. */
function inWords(text: string): { text?: string } {
  return /\p{L}/u.test(text) ? { text } : {}
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
