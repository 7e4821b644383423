import type { Phrases } from '../languages/phrases.ts'
import { writeFigure } from './format.ts'
import { findFigure, type Result } from './result.ts'

/** Puts the figures of a result into a sentence: `{years}` becomes "10 years", or "10 साल". */
export function say(sentence: string, result: Result, phrases: Phrases): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = findFigure(result, name)
    return figure === undefined ? '?' : writeFigure(figure, result.currency, phrases)
  })
}
