import { currencies, units } from '../grammar/units.ts'
import type { Token } from './tokenize.ts'

/** The currencies that a question names, each once, by their ISO codes. */
export function listCurrencies(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.flatMap(({ text }) => toCurrency(text) ?? []))]
}

/** The ISO code of the currency that a word or a sign names. */
export function toCurrency(word: string): string | undefined {
  const unit = units.get(word)
  return unit && currencies[unit]
}
