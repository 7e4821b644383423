import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string) => solve({ question, now })

test.each([
  'dukan me sadhe chaar lakh lagaye, 3 saal me kul 5.94 lakh wapas aaye, total roi kitna percent',
  'invested 4.5 lakh, got 5.94 lakh after 3 years, total roi percent?',
  '4.5 lakh became 5.94 lakh in 3 years. overall gain %',
  'what is the absolute return if 4.5 lakh becomes 5.94 lakh in 3 years',
  '4.5 lakh se 5.94 lakh 3 saal me, kul return kitne percent',
  '4.5 लाख लगाए, 3 साल में 5.94 लाख मिले, कुल रिटर्न कितने प्रतिशत',
])('the return in all is of the whole time: %s', (question) => {
  const { kind, asked } = ask(question)
  expect(kind).toBe('answer')
  expect(asked[0]).toBeCloseTo(32, 4)
})

test.each([
  'annual return on 4.5 lakh that became 5.94 lakh in 3 years',
  '4.5 lakh became 5.94 lakh in 3 years, cagr',
])('the return of a year stays one of a year: %s', (question) => {
  expect(ask(question).asked[0]).toBeCloseTo(9.6961, 3)
})
