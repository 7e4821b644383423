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

describe('a figure right after a denial', () => {
  const told = ['emi 40 lakh 9% 20 years', '7 years']

  test.each([
    ['no 6', '6 years'],
    ['nahi 6.5', '6.5 years'],
    ['sorry, no 6', '6 years'],
  ])('is counted as that of the turn before was: %s', (said, turn) => {
    expect(putRight({ told }, said)).toEqual({ turn })
  })

  test.each(['no', 'no 6 months', 'no thanks', '6', 'no 6 more'])('is none of: %s', (said) => {
    expect(putRight({ told }, said)).toBeUndefined()
  })

  test('tells nothing where more than one figure was told, or none', () => {
    expect(putRight({ told: told.slice(0, 1) }, 'no 6')).toBeUndefined()
    expect(putRight({ told: [...told, 'total interest'] }, 'no 6')).toBeUndefined()
    expect(putRight({ told: [...told, '8 % and 6 years'] }, 'no 6')).toBeUndefined()
  })
})
