import { calculators } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'
import { definitionLabels } from './definition-labels.ts'

const devanagari = /[\u0900-\u097f]/
/** Years, quarters of a year, percentages and amounts are written alike in both languages. */
const alike = /^(?:FY \d{4}-\d\d|[A-Z][a-z]{2}–[A-Z][a-z]{2} \d{4}|[\d.]+ %|\d years?|₹[\d,]+)$/

const texts = new Set(
  calculators.flatMap(({ inputs, outputs }) =>
    [...Object.values(inputs), ...Object.values(outputs)].flatMap((field) => [
      field.label.en,
      ...('options' in field ? Object.values(field.options as Record<string, { en: string }>) : []).map(
        ({ en }) => en,
      ),
    ]),
  ),
)

test('every label and option of every calculator has a Hindi one', () => {
  const missing = [...texts].filter(
    (text) => !alike.test(text) && !devanagari.test(definitionLabels[text] ?? ''),
  )
  expect(missing).toEqual([])
})

test('no label is kept that no calculator has any more', () => {
  expect(Object.keys(definitionLabels).filter((text) => !texts.has(text))).toEqual([])
})

const now = Date.UTC(2026, 10, 24)
test.each([
  '20 साल नौकरी, अंतिम वेतन 80000, ग्रेच्युटी कितनी',
  'मूल वेतन 30000 पर 20 साल में ईपीएफ कितना होगा',
  'दिल्ली में मूल वेतन 50000 महीने, एचआरए 20000 महीने, किराया 18000 महीने, एचआरए छूट कितनी',
])('%s: nothing of the answer or its card is English', (question) => {
  const { text, calculations, kind } = solve({ question, now })
  expect(kind).toBe('answer')
  const words = [text, ...calculations.flatMap(({ outputs }) => outputs.map(({ label }) => label))].join(' ')
  expect(words.match(/[a-z]{3,}/gi) ?? []).toEqual([])
})
