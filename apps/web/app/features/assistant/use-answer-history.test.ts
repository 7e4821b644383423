import { beforeEach, expect, test } from 'vitest'
import type { HistoryEntry } from './stored-history.ts'
import { addToHistory, clearHistory, restoreHistory, useAnswerHistory } from './use-answer-history.ts'

const entry = (query: string): HistoryEntry => ({ query, result: '42', timestamp: 1 })
const stored = () => JSON.parse(localStorage.getItem('calculatorHistory') ?? 'null')
const queries = () => useAnswerHistory.getState().entries.map(({ query }) => query)

beforeEach(() => {
  clearHistory()
  localStorage.clear()
})

test('what is stored stays a bare list, newest first, of a hundred at most', async () => {
  for (let index = 0; index < 102; index += 1) await addToHistory(entry(String(index)))
  expect(stored()).toHaveLength(100)
  expect(stored()[0]).toEqual(entry('101'))
})

test('what another tab has kept meanwhile is kept too', async () => {
  await addToHistory(entry('here'))
  localStorage.setItem('calculatorHistory', JSON.stringify([entry('there'), entry('here')]))
  await addToHistory(entry('again'))
  expect(queries()).toEqual(['again', 'there', 'here'])
})

test('a list of before is read, and forgotten when cleared', async () => {
  localStorage.setItem('calculatorHistory', JSON.stringify([entry('before')]))
  await restoreHistory()
  expect(queries()).toEqual(['before'])
  clearHistory()
  expect([queries(), localStorage.getItem('calculatorHistory')]).toEqual([[], null])
})
