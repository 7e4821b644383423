import type { Phrases } from '../languages/phrases.ts'
import { writeFigure } from './format.ts'
import { type Parts, type SaidFigure, tell } from './parts.ts'
import { findFigure, type Result } from './result.ts'
import { toSaid } from './to-said.ts'

/** Puts the figures of a result into a sentence: `{years}` becomes "10 years", or "10 साल". */
export function say(sentence: string, result: Result, phrases: Phrases): Parts {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return tell(sentence, Object.fromEntries(names.map((name) => [name, sayFigure(name, result, phrases)])))
}

/** A figure of a result by its id; words, such as a financial year, where it is no single number. */
export function sayFigure(id: string, result: Result, phrases: Phrases): string | SaidFigure {
  const figure = findFigure(result, id)
  if (figure === undefined) return '?'
  const text = writeFigure(figure, result.currency, phrases)
  if (typeof figure.value !== 'number') return text
  const computed = !result.inputs.some((input) => input.id === id)
  return toSaid(figure.value, figure.unit, { text, computed, currency: result.currency })
}

/** The figure that was asked for; nothing where there is none. */
export function sayAsked(result: Result, phrases: Phrases): string | SaidFigure {
  const [asked] = result.outputs
  if (asked === undefined) return ''
  const text = writeFigure(asked, result.currency, phrases)
  return typeof asked.value === 'number'
    ? toSaid(asked.value, asked.unit, { text, computed: true, currency: result.currency })
    : text
}
