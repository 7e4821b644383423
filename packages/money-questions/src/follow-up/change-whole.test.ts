import { describe, expect, test } from 'vitest'
import { changeWhole } from './change-whole.ts'

const home = 'home loan 45 lakh 8.5% 20 years emi'
const swp = 'swp from 60l, 40k/month, 7.5%, 15 years'

describe('a question with what a turn says of its figures', () => {
  test.each([
    [home, '5 lakh more', 'home loan 5000000 8.5% 20 years emi'],
    [home, 'if rate goes up by 0.5%', 'home loan 45 lakh 9% 20 years emi'],
    [home, '2 saal kam karo', 'home loan 45 lakh 8.5% 18 years emi'],
    [home, 'extend by 6 months', 'home loan 45 lakh 8.5% 246 months emi'],
    [
      home,
      'and 5 lakh more on top of that, same rate and tenure. total emi?',
      'home loan 5000000 8.5% 20 years emi',
    ],
    [home, 'my wife takes 20 lakh, her emi?', 'home loan 20 lakh 8.5% 20 years emi'],
    ['sip 20000 at 12% 10 years', '10% more sip', 'sip 22000 at 12% 10 years'],
    [
      'gratuity 15 years basic 90k',
      'and if i stay 3 more years and basic becomes 1.1l',
      'gratuity 18 years basic 1.1l',
    ],
    ['fixed 60000 price 100 cost 70', 'price cut to 95?', 'fixed 60000 price 95 cost 70'],
    [
      'hotel 14400 for 3 of us, each?',
      'one more joins and we add a cab of 2000, each?',
      'hotel 16400 for 4 of us, each?',
    ],
    [swp, '5000 less per month', 'swp from 60l, 35000/month, 7.5%, 15 years'],
    [
      'tax on 16 lakh salary fy 2025-26',
      'what if i get 2 lakh bonus too',
      'tax on 1800000 salary fy 2025-26',
    ],
    ['tax on 16 lakh salary fy 2025-26', '10% hike', 'tax on 1760000 salary fy 2025-26'],
  ])('has them changed: %s, %s', (whole, turn, told) => {
    expect(changeWhole(whole, turn, false)).toBe(told)
  })

  test.each([
    [home, 'emi 20000 more'],
    [home, '10% more'],
    [home, '2 years less with same emi'],
    [home, '2 lakh more for the kitchen'],
    [home, 'is it more than 20 lakh'],
    [home, '50 lakh'],
    [swp, '5000 more'],
    ['sip 10000 12% 15 years', '1000 more every year'],
    ['sip 10000 12% 15 years', 'profit 5000 more'],
    ['salary 12 lakh tax', 'my wife earns 8 lakh, total tax?'],
    ['ppf 1.5 lakh yearly 7.1% 15 years', '5000 more per month'],
  ])('is none where a word or a size may say something else: %s, %s', (whole, turn) => {
    expect(changeWhole(whole, turn, false)).toBeUndefined()
  })

  test('is not one of two other figures after a sum', () => {
    expect(changeWhole('salary 50000 with 10% hike', '15% hike and 5000 bonus', true)).toBeUndefined()
  })
})
