import { describe, expect, test } from 'vitest'
import { withNewAsk, withNewFigures } from './tell-again.ts'

describe('a turn with another figure', () => {
  test.each([
    ['gratuity basic 50k 10 saal', '15 saal hote to', 'gratuity basic 50k 15 saal'],
    ['1500 pe 15% discount, kitna dena', 'aur 30% chhoot', '1500 pe 30% discount, kitna dena'],
    ['gratuity 40k basic 10 saal', 'basic 60000 rupees', 'gratuity 60000 rupees basic 10 saal'],
  ])('takes the place of the only one of its kind: %s, %s', (before, turn, told) => {
    expect(withNewFigures(before, turn)).toBe(told)
  })

  test.each([
    ['rd 2000 6.5% 12 months', '24'],
    ['100 shares bought 50 sold 60 profit', '200'],
    ['increase 5000 by 8%', 'by 800'],
    ['15% of 2400', '+ 100'],
    ['fd 5 lakh 7% 3 years', 'when 6 lakh'],
    ['50 lakh loan 20 saal, 5 saal baad baki', '10 saal'],
  ])('is no other one where its words or its size may say something else: %s, %s', (before, turn) => {
    expect(withNewFigures(before, turn)).toBeUndefined()
  })
})

describe('a turn without a figure', () => {
  test('asks something else of the question before', () => {
    expect(withNewAsk('5900 gst 18% sahit, base kya', 'gst kitna')).toEqual([
      '5900 gst 18% sahit, gst kitna',
      '5900 gst 18% sahit, base kya, gst kitna',
    ])
  })

  test.each(['uska aadha', 'kvp', 'half of that', 'thanks'])(
    'of which a word may say more is none: %s',
    (turn) => {
      expect(withNewAsk('5000 pe 18% gst', turn)).toEqual([])
    },
  )
})
