import { describe, expect, test } from 'vitest'
import { solve } from '../solve.ts'

const now = Date.UTC(2026, 10, 30)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

describe('by how much one regime taxes less than the other', () => {
  // 14,25,000 is left of the salary in the new regime: 20,000 + 40,000 + 33,750, and 4 % of it. In the old one 13,00,000:
  // 12,500 + 1,00,000 + 90,000, and 4 %.
  const [newTax, oldTax] = [97_500, 210_600]
  test.each([
    [
      'how much do I save by choosing new',
      'tax on 15 lakh salary new regime fy 25-26',
      'and old regime with 80c 1.5 lakh',
    ],
    ['how much less is it in the new regime', 'tax on 15 lakh salary old regime with 80c 1.5 lakh fy 25-26'],
    ['new me kitna kam', 'tax on 15 lakh salary old regime with 80c 1.5 lakh fy 25-26'],
  ])('%s', (question, ...before) => {
    const { kind, asked } = ask(question, ...before)
    expect(kind).toBe('answer')
    expect(asked).toEqual([oldTax - newTax])
  })

  test('is not what is asked where it is held against an earlier income', () => {
    const { asked, text } = ask(
      'how much more than before in the new regime',
      'tax on 15 lakh salary new regime fy 25-26',
      'what about 16 lakh',
    )
    // A lakh more in the slab of 15 %, and 4 % of it.
    expect(asked).toEqual([15_600])
    expect(text).toContain('₹97,500')
  })
})
