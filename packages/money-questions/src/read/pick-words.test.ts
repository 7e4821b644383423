import { expect, test } from 'vitest'
import { nothingSaid, pickWords } from './pick-words.ts'
import { readQuestion } from './read-question.ts'

test('words that are picked keep what was read of them, at their new places', () => {
  const reading = readQuestion('emi on 20 lakh at 8%, 9% and 10% for 20 years')
  const [, first, , last] = reading.quantities
  const picked = pickWords(
    reading,
    [0, first?.start ?? 0],
    [last?.start ?? 0, last?.end ?? 0],
    [last?.end ?? 0, reading.tokens.length],
  )
  const alone = readQuestion('emi on 20 lakh at 10% for 20 years')
  expect(picked.text).toBe(alone.text)
  expect(picked.quantities).toEqual(alone.quantities)
  expect(picked.concepts).toEqual(alone.concepts)
})

test('a figure of which a part is left out is no figure', () => {
  const reading = readQuestion('sip of 5000 a month')
  expect(pickWords(reading, [0, 2]).quantities).toEqual([])
  expect(pickWords(reading).quantities).toEqual(nothingSaid.quantities)
})
