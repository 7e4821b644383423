import { expect, test } from 'vitest'
import { solve } from '../../src/index.ts'
import * as first from './book-a.ts'
import * as second from './book-b.ts'
import * as third from './book-c.ts'
import * as fourth from './book-d.ts'
import { type Story, tellStories } from './tell.ts'

const books = { ...first, ...second, ...third, ...fourth }
const SEED = 20_000
/** Of these stories at least so many have an answer; the others are asked back, or refused. */
const leastAnswered = 0.2

/** A cent, or what a sum of fractions loses. */
const isNear = (found: number, { answer }: Story) =>
  Math.abs(found - answer) <= Math.max(Math.abs(answer) * 1e-6, 0.011)

/** The same 2,000 stories each time, no two of them alike. */
const stories = [
  ...new Map([...tellStories(SEED, 6, books)].map((story) => [story.question, story])).values(),
].slice(0, 2000)

// Two thousand questions take their time, and a limit only a hang can meet.
test('no story has a wrong answer, and as many are answered as were', { timeout: 600_000 }, () => {
  const now = Date.UTC(2026, 10, 29)
  const answered = stories.flatMap((story) => {
    const { kind, asked } = solve({ question: story.question, now, rates: 'unavailable' })
    return kind === 'answer' ? [{ ...story, asked }] : []
  })
  const wrong = answered.filter((story) => !story.asked.some((found) => isNear(found, story)))
  expect(
    wrong.map(({ kind, question, answer, asked }) => `${kind}: ${question} ${answer}, not ${asked}`),
  ).toEqual([])
  expect(stories).toHaveLength(2000)
  expect(answered.length / stories.length).toBeGreaterThanOrEqual(leastAnswered)
})
