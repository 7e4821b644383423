import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['₹20,00,000 पर 8 % से 20 साल में EMI **₹16,728.80** महीना है।', 'hi'],
  ['The EMI is ₹16,728.80 a month.', undefined],
  ['I do not know what to make of "नहीं" here.', undefined],
  ['₹16,728.80', undefined],
  ['', undefined],
])('%s is marked as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
