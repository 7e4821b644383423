import { describe, expect, test } from 'vitest'
import { solve } from '../solve.ts'

const now = Date.UTC(2026, 10, 30)
const deposit = 'FD 5 lakh 7% 2 years maturity'

describe('a sum with what a plan comes to', () => {
  // 5,00,000 × 1.0175⁸ = 5,74,440.89
  test.each([
    ['add 2 lakh to that', 774_440.89],
    ['8 lakh minus that', 225_559.11],
  ])('has the figure as it was told: %s', (question, sum) => {
    const { kind, text, asked } = solve({ question, before: [deposit], now })
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(sum, 8)
    expect(text).toContain('5,74,440.89 ')
  })

  test('is asked back where more may be deposited as well', () => {
    expect(solve({ question: 'ok add 2 lakh to it', before: [deposit], now }).kind).toBe('clarify')
  })
})
