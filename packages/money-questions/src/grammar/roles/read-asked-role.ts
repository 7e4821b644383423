import {
  hasNoFigure,
  isKind,
  type Meaning,
  meaningsOf,
  type PercentRole,
  prefixOf,
  type Said,
  textOf,
  toPart,
} from './percent-clauses.ts'
import type { Clause } from './take-clauses.ts'

/** What is looked for: in a clause without figures, which asks or is the first or the last, or else behind the last figure. */
export function readAskedRole({ clauses, isAdded, kind: own }: Said): PercentRole | undefined {
  const apart = clauses.filter(
    (clause, at) =>
      hasNoFigure(clause) && (at === clauses.length - 1 || at === 0 || meaningsOf(clause).has('ask')),
  )
  const lastClause = clauses.at(-1) ?? []
  const lastFigure = lastClause.findLastIndex(({ kind }) => kind !== 'word')
  const words = apart.length > 0 ? apart.flat() : lastClause.slice(lastFigure + 1)
  const means = meaningsOf(words)
  const isOfBase = means.has('base') || means.has('income')
  if (means.has('on') || means.has('to')) return undefined
  if (means.has('net')) return means.size > MOST_BESIDE_NET ? undefined : isAdded ? 'base' : 'after'
  if (means.has('without') || means.has('before')) return means.has('after') ? undefined : 'base'
  if (means.has('after') || means.has('inclusive') || means.has('rest')) return 'after'
  if (means.has('got') && !isAdded && ofTax.test(textOf(clauses))) return 'after'
  const kind = [...means].find(isKind)
  if (kind !== undefined) {
    const isAsked = apart.length > 0 || means.has('ask')
    return isAsked && !isOfBase ? toPart(kind, own) : undefined
  }
  if (isOnlyWas(words)) return 'base'
  if (means.has('paid')) return 'after'
  if (means.has('total')) return isAdded ? 'after' : isOfBase ? 'base' : undefined
  return isOfBase ? 'base' : undefined
}

/** Who gets something gets what a tax leaves, and of a commission the commission itself. */
const ofTax = /\b(?:tds|tax)\b|टीडीएस|टैक्स/

/** "Net salary", "how much net": with more, another net is meant. */
const MOST_BESIDE_NET = 3

/** "1,200 now, up 20 %; was?" */
const isOnlyWas = (words: Clause) =>
  words.every((word) => word.kind === 'word' && /^(?:it|was|tha|thi|what)$/.test(word.text)) &&
  words.some((word) => word.kind === 'word' && /^(?:was|tha|thi)$/.test(word.text))

/** "25 % off price is 750, regular price": the other price is the former one. */
export const isFormerAsked = ({ clauses }: Said): boolean => meaningsOf(clauses.at(-1) ?? []).has('before')

const others: readonly Meaning[] = ['paid', 'got', 'rest', 'after', 'without', 'inclusive']

/** "Amount after 10 % TDS on 80,000", "total commission at 2 % on 3.5 lakh": what the words before the percentage ask. */
export function askedOfBase({ clauses, means, isAdded }: Said): PercentRole | undefined {
  if (prefixOf(clauses, false).has('after')) return 'after'
  const isOther = others.some((meaning) => means.has(meaning))
  return means.has('total') && (!isAdded || means.has('tax')) && !isOther ? 'change' : undefined
}
