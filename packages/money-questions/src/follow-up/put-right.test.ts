import { describe, expect, test } from 'vitest'
import { putRight } from './put-right.ts'

const after = (whole: string, said: string) => putRight({ whole, told: [whole] }, said)

describe('a figure that holds in the place of one that is denied', () => {
  test.each([
    [
      'crypto sold for 4.4l bought for 2.9l tax',
      'bought for 3.9 not 2.9 sorry',
      'crypto sold for 4.4l bought for 3.9l tax',
    ],
    ['emi 40 lakh 9% 20 years', '35 instead of 40', 'emi 35 lakh 9% 20 years'],
    ['emi 40 lakh 9% 20 years', '40 ki jagah 35', 'emi 35 lakh 9% 20 years'],
    ['emi 40 lakh 9% 20 years', 'i said 40 but i meant 35', 'emi 35 lakh 9% 20 years'],
    ['emi 40 lakh 9% 20 saal', '9.5 nahi 9', 'emi 40 lakh 9.5% 20 saal'],
    ['emi 40 lakh 9.5% 20 saal', '9.5 nahi 9', 'emi 40 lakh 9% 20 saal'],
  ])('is counted as that was: %s, %s', (whole, said, told) => {
    expect(after(whole, said)).toEqual({ whole: told })
  })

  test('says so of itself where the question before is not known as a whole', () => {
    expect(putRight({ told: ['sip 10k 12% 15 years', 'profit?'] }, '12 not 10')).toEqual({ turn: '12k' })
  })

  test.each([
    ['emi 20 lakh 9% 20 years', '25 not 20'],
    ['emi 40 lakh 9% 20 years', '25 not 30'],
    ['emi 40 lakh 9% 20 years', '9 nahi 40'],
  ])('is asked about where what is denied was said twice or never, or both were: %s, %s', (whole, said) => {
    expect(after(whole, said)).toBe('unclear')
  })

  test.each(['7 years instead of 5 years', 'total interest', '9%', 'rent 5 not 4'])(
    'stands in none: %s',
    (said) => {
      expect(after('emi 40 lakh 9% 20 years', said)).toBeUndefined()
    },
  )
})
