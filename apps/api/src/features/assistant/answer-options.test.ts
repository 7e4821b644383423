import type { AskEvent } from '@pkg/api-contract'
import { solve } from '@pkg/money-questions'
import { readCorpus } from '@pkg/money-questions/corpus'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'
import { readEvents } from '../../testing/read-events.ts'

const now = Date.UTC(2026, 10, 21)
const doneIn = (events: readonly AskEvent[]) => {
  const [done] = events.flatMap((event) => (event.event === 'done' ? [event.data] : []))
  if (done === undefined) throw new Error('The answer has no end.')
  return done
}

// Of the thousands of questions only those that want asking back, with something to choose, are asked over HTTP.
const withChoice = readCorpus().filter(
  ({ ask, after, kind }) =>
    kind === 'clarify' && solve({ question: ask, before: after, now }).options.length > 0,
)

test('every option of every choice in the corpus leads to an answer or to another question', async () => {
  expect(withChoice.length).toBeGreaterThan(25)
  const chain = createFakeChain()
  const { getRates } = chain
  const perDollar = { USD: 1, INR: 80, EUR: 0.9, GBP: 0.8, JPY: 150, AED: 3.6725 }
  chain.getRates = async (base) => ({ ...(await getRates(base)), data: perDollar })
  const { app } = await buildTestApp({ chain })
  const ask = async (question: string, before: readonly string[]) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/ask',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
      payload: { question, turns: before.map((earlier) => ({ question: earlier, answer: '' })) },
    })
    expect(response.statusCode).toBe(200)
    return doneIn(readEvents(response.payload))
  }
  for (const { ask: question, after } of withChoice) {
    const asked = await ask(question, after)
    expect(asked.kind, question).toBe('clarify')
    expect(new Set(asked.options).size, question).toBe(asked.options.length)
    const told = new Set<string>()
    for (const option of asked.options) {
      const next = await ask(option, [...after, question])
      expect(next.kind, `${question} » ${option}`).not.toBe('declined')
      expect(next.text, `${question} » ${option}`).not.toBe(asked.text)
      told.add(next.text)
    }
    // What the options come to sets them apart; only no tax at all may be the same for a salary and other income.
    const isUntaxed = [...told].every((text) => text.includes('**₹0**'))
    if (!isUntaxed) expect(told.size, question).toBe(asked.options.length)
  }
})
