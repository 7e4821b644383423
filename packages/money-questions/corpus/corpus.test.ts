import { expect, test } from 'vitest'
import { isHeldOut, readCorpus } from './read-corpus.ts'
import { referenceAnswer } from './reference.ts'

const corpus = readCorpus()

test('there are at least 400 questions, none twice, and two in five or so are held out', () => {
  const asked = corpus.map(({ after, ask }) => [...after, ask].join(' | '))
  expect(asked.length).toBeGreaterThanOrEqual(400)
  expect(new Set(asked).size).toBe(asked.length)
  const unseen = corpus.filter(({ seen }) => !seen)
  const share = unseen.filter(isHeldOut).length / unseen.length
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.45)
})

// In decimal arithmetic, and many: computed before any test is timed.
const references = corpus.flatMap(({ ask, kind, how = '', answer }) =>
  kind === 'answer' ? [{ ask, answer, reference: referenceAnswer(how) }] : [],
)

test('every answer is what decimal arithmetic from first principles gives', () => {
  for (const { ask, answer, reference } of references) {
    expect(answer, ask).toHaveLength(reference.length)
    for (const [index, value] of reference.entries()) {
      expect(Math.abs((answer[index] ?? Number.NaN) - value), ask).toBeLessThanOrEqual(1e-9 * Math.abs(value))
    }
  }
})
