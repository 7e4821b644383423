import { background, byBackground, ofPlainPlan } from '../grammar/background.ts'
import { blockers } from '../grammar/blockers.ts'
import type { Concept } from '../grammar/concepts.ts'
import { isTurning } from '../grammar/turning.ts'
import { hasPhrase } from './find-concepts.ts'
import { readOwnWords } from './reword.ts'

/** What a sentence may say that tells no figure, and none the less nothing of money. */
const idle: ReadonlySet<Concept> = new Set(['tenure', 'received', 'today', 'from'])

/** A sentence that tells no figure, names nothing that is about money and turns nothing round. */
function saysNothing(sentence: string): boolean {
  if (/\d|[?%₹]/.test(sentence)) return false
  const { concepts, tokens, quantities, text } = readOwnWords(sentence)
  return (
    [...concepts].every((concept) => idle.has(concept)) &&
    quantities.length === 0 &&
    !tokens.some((token) => isTurning(token.text)) &&
    !blockers.some(({ words }) => hasPhrase(words, text))
  )
}

/** A question without what its asker tells beside it: who asks, what others pay, sentences of no money. */
export function leaveOutBackground(asked: string): string {
  if (!ofPlainPlan.test(asked)) return asked
  const sentences = asked.split(/(?<=[.!;])\s+|\n+/)
  const told = sentences.filter((sentence) => sentences.length > 1 && !saysNothing(sentence))
  const rest = (told.length > 0 ? told : sentences).join(' ')
  const plain = background
    .reduce((text, one) => text.replace(one, ' '), rest)
    .replace(/\s+/g, ' ')
    .replace(/^[ ,.;]*(?:and |but |so )*/, '')
  return byBackground.test(plain) ? rest : plain
}
