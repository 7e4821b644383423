import { calculators } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { readCorpus } from '../../../corpus/read-corpus.ts'
import { extraCalculators } from '../../answer/extra-calculators.ts'
import { solve } from '../../solve.ts'
import { cardWords } from './card-words.ts'

const now = Date.UTC(2026, 10, 29)
const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

test('every sentence of a card has the same places in each language', () => {
  const { names: _, ...english } = cardWords.en
  for (const { names: __, ...words } of Object.values(cardWords))
    expect(Object.values(words).map(placesOf)).toEqual(Object.values(english).map(placesOf))
})

test('every calculation has a name in Devanagari, and none is kept that nothing has', () => {
  const ids = new Set([...calculators, ...extraCalculators].map(({ id }) => id))
  for (const id of ['arithmetic', 'units']) ids.add(id)
  const { names } = cardWords.hi
  expect([...ids].filter((id) => !/\p{Script=Devanagari}/u.test(names[id] ?? ''))).toEqual([])
  expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([])
})

test('nothing on the card of any Hindi question of the corpus is English', () => {
  const asked = readCorpus().filter(({ ask }) => /\p{Script=Devanagari}/u.test(ask))
  const cards = asked.flatMap(({ ask: question, after: before }) => {
    const { language, calculations } = solve({ question, before, now })
    return language === 'hi' ? calculations : []
  })
  const words = cards.flatMap(({ calculator, outputs, told }) => [
    cardWords.hi.names[calculator] ?? calculator,
    ...outputs.flatMap(({ label, text = '' }) => [label, text]),
    ...Object.values(told?.inputs ?? {}).flatMap(({ label, text = '' }) => [label, text]),
  ])
  expect(cards.length).toBeGreaterThan(300)
  // EMI, codes of currencies, sections and the abbreviation of early retirement are written so in Hindi, too.
  const foreign = words.flatMap((word) => word.match(/[A-Za-z]{3,}/g) ?? [])
  expect([...new Set(foreign)].filter((word) => !/^(?:EMI|FIRE|CCD|[A-Z]{3})$/.test(word))).toEqual([])
})
