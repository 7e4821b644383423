import { has, type Step } from './step.ts'
import type { Piece, Word } from './take-story.ts'

/** The figures of a story with the words that are said of each, and the words that ask. */
export function toSteps(pieces: readonly Piece[]): { steps: Step[]; ask: Word[] } {
  const steps: (Step & { behind: Word[] })[] = []
  let ask: Word[] = []
  let words: Word[] = []
  let behindLast: Word[] = []
  const clauseHasFigure = (at: number) => {
    const start = pieces.slice(0, at).findLastIndex(({ kind }) => kind === 'pause')
    const end = pieces.findIndex(({ kind }, place) => place > at && kind === 'pause')
    return pieces.slice(start + 1, end < 0 ? undefined : end).some(({ kind }) => kind === 'figure')
  }
  let isPaused = false
  let pauses = ''
  let own: Word[] = []
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'pause') {
      // What stands behind a figure up to the pause is said of that one.
      if (!isPaused && steps.length > 0) [behindLast, words] = [words, []]
      isPaused = true
      pauses += piece.text
      own = []
    } else if (piece.kind === 'figure') {
      // What stands behind an operator in the same clause is said of this figure, and not of the one before.
      const former = steps.at(-1)
      const cut = isPaused
        ? -1
        : (former?.behind.findIndex(({ text }) =>
            /^(?:plus|minus|less|and|then|add|by|but|[-+])$/.test(text),
          ) ?? -1)
      // "5,500 on fuel from my salary of 75,000".
      const from = former?.behind.findIndex(({ text }) => text === 'from') ?? -1
      if (former !== undefined && cut < 0 && from > 0 && has(former.behind.slice(from + 1), 'income'))
        former.behind = former.behind.slice(0, from)
      if (former !== undefined && cut >= 0) former.behind = former.behind.slice(0, cut)
      steps.push({
        figure: piece,
        before: cut < 0 || words[cut]?.text === 'by' ? words : words.slice(cut),
        behind: [],
        own,
        pauses,
        isListed: isPaused || words.some(({ text }) => /^(?:and|plus|\+)$/.test(text)),
      })
      ;[behindLast, words] = [[], []]
      own = []
      pauses = ''
      isPaused = false
    } else {
      own = /^(?:and|but|plus|\+)$/.test(piece.text) ? [] : [...own, piece]
      if (clauseHasFigure(at)) words.push(piece)
      else ask.push(piece)
      if (!isPaused) steps.at(-1)?.behind.push(piece)
    }
  }
  // What stands behind the last figure in its own clause may ask, too.
  const isOpen = ask.every((word) => word.means.size === 0 || has([word], 'idle', 'of', 'many'))
  ask = [...ask, ...(isOpen || has(behindLast, 'save') ? behindLast : []), ...words]
  return { steps, ask }
}
