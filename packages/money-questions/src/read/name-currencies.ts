import { alsoWords, currencyNames, sharedNames, wordOfCurrency } from '../grammar/currency-names.ts'
import { listCurrencies } from './list-currencies.ts'
import { tokenize } from './tokenize.ts'

const codeOf = new Map(currencyNames.map(({ name, code }) => [name, code]))
const names = currencyNames.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const edge = '[\\p{L}\\p{M}\\p{N}]'
const anyName = new RegExp(`(?<!${edge.replace('\\p{N}', '')})(?:${names.join('|')})(?!${edge})`, 'gu')
const sharedName = new RegExp(`(?<!${edge})(?:${[...sharedNames.keys()].join('|')})(?!${edge})`, 'gu')
const amountBefore =
  /(?:\d|\b(?:lakh|crore|thousand|hundred|million|hazar|k|to|in|into|=)|लाख|हजार|करोड)\s*$/u
const jointAfter = /^\s*(?:$|[?=.]|(?:to|in|into|ko|me|mein|kitne|में|को|कितने)(?!\p{L}))/u

/** A normalized question with every currency in a word that the vocabulary has: "singapore dollars" becomes "singaporedollar". */
export function nameCurrencies(text: string): string {
  const whole = replaceNames(text, () => true)
  if (whole === text) return text
  // One word may be something else where nothing is converted; a country and its money are not.
  if (listCurrencies(tokenize(whole)).length === 2) return whole
  return replaceNames(text, (name) => name.includes(' '))
}

function replaceNames(text: string, isMeant: (name: string) => boolean): string {
  return text.replace(anyName, (name, at: number) => {
    const code = codeOf.get(name)
    const isBeside = amountBefore.test(text.slice(0, at)) && jointAfter.test(text.slice(at + name.length))
    if (code === undefined || !isMeant(name) || (alsoWords.has(name) && !isBeside)) return name
    return wordOfCurrency(code)
  })
}

/** A name that several currencies have in a question that converts it, with what the question would be with each. */
export interface SharedCurrency {
  word: string
  codes: readonly string[]
  /** The question with another name in the place of the shared one. */
  replace(name: string): string
}

/** The only shared name of a normalized question that has one other currency; undefined where there is none. */
export function findSharedCurrency(question: string): SharedCurrency | undefined {
  const text = replaceNames(question, () => true)
  const [found, ...others] = text.matchAll(sharedName)
  const codes = sharedNames.get(found?.[0] ?? '')
  if (found === undefined || codes === undefined || others.length > 0) return undefined
  if (listCurrencies(tokenize(text)).length !== 1) return undefined
  return { word: found[0], codes, replace: (name) => question.replace(found[0], name) }
}
