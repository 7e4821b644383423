import { describe, expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 30)
const answerOf = (question: string) => solve({ question, now })

describe('what has no answer tells the calculators that it names', () => {
  test.each([
    [
      'want vpf also. basic 60k, 12% epf plus 8% vpf. how much deducted from me in a year',
      '[EPF Calculator](/calculator/epf-calculator)',
    ],
    [
      'kvp 65000 at 7.5, what do i get when it matures (115 months)',
      '[Post Office Schemes Calculator](/calculator/post-office-calculator?scheme=kvp)',
    ],
    [
      'indore me kiraya 16500, basic+da 32000, hra 14000 milta. mahine ka kitna hra taxable banega',
      '[HRA Calculator](/calculator/hra-calculator?mode=hra&city=elsewhere)',
    ],
  ])('%s', (question, link) => {
    const { kind, text, parts } = answerOf(question)
    expect(kind).not.toBe('answer')
    expect(text).toContain(link)
    expect(parts.filter((part) => typeof part !== 'string' && part.computed)).toEqual([])
  })

  test('in the language of the question', () => {
    expect(answerOf('मेरी ग्रेच्युटी 12 साल 9 महीने की कंपनी एक्ट में नहीं, 45000 पर सही सही क्या').text).toMatch(
      /इसके लिए कैलकुलेटर: \[.+\]\(\/calculator\/gratuity-calculator.*\)।$/,
    )
  })

  test.each([
    'which stock should i buy with 5000',
    '1234',
    'what amount of maturity for 5 things',
    'emi on 50 lakh at 8.5% for 20 years',
  ])('but not where none is named, nothing can be computed, or there is an answer: %s', (question) => {
    expect(answerOf(question).text).not.toContain('/calculator/')
  })
})
