import { describe, expect, test } from 'vitest'
import { solve } from './solve.ts'

const now = Date.UTC(2026, 10, 27)
const ask = (question: string) => solve({ question, now })

describe('everyday questions in other words', () => {
  // Each figure was worked out by hand or in Python from the definition: a tax by its slabs, cess and standard deduction.
  test.each([
    ['buy 100 shares at 50, sell at 60, fee 20 each way', 960],
    ['bought for 1,00,000, sold for 1,15,000, brokerage 0.5% both sides. profit?', 13_925],
    ['60 me beche 100 share jo 50 me liye the, munafa', 1000],
    ["i hold 100 shares at 50; if I buy 50 more at 35 what's my average", 45],
    ['how many more at 40 to average 45 if 100 at 50', 100],
    ['short sold 100 at 60, covered at 52; profit', 800],
    ['12% hike took me to 56000, earlier', 50_000],
    ['share gained 20% and is 240 now, bought at?', 200],
    ['62k from 55k hike', (62 / 55 - 1) * 100],
    ['60 of 500 in %', 12],
    ['rent 30000 is 30% of income, income?', 100_000],
    ['10% deducted, got 45000, gross?', 50_000],
    ['20% off upto 100 on a 900 bill', 800],
    ['3 for 2 offer on 250 rupees items, buy 6, pay how much', 1000],
    ['gst 18% on 1000 after 10% discount', 162],
    ['price 999 plus 18% gst minus 50 coupon', 1128.82],
    ['gst on 2 items: 500 at 5% and 1000 at 18%', 205],
    ["4500 bill, 6 people, 2 didn't drink and pay 500 each; others?", 875],
    ['1450 + 10% tip / 4', 398.75],
    ['250 g is 45, per kg', 180],
    ['cost of 3 if 5 cost 200', 120],
    ['fuel cost 500 km 15 kmpl 104', 10_400 / 3],
    ['hourly 60000 a month 22 days 8 hours', 60_000 / 176],
    ['commission 5% up to 1 lakh and 8% above, sales 2.5 lakh', 17_000],
    ["average of 3 years' returns 12, -5 and 18", 25 / 3],
    ['800 का डेढ़ गुना', 1200],
    ['25000 ka 3/5', 15_000],
    ['3000 usd per month at 84 per year', 3_024_000],
    ['500 usd to eur at 84 and 91', 42_000 / 91],
    ["made 80,000 on ETH and lost 30,000 on DOGE this year, what's my crypto tax", 24_960],
    ['crypto: sold 0.5 BTC for 30 lakh, bought 1 BTC at 40 lakh; tax', 312_000],
    ['crypto bought 1 lakh sold 80000 tax', 0],
    ['equity gain 3 lakh held 18 months tax', 22_750],
    ['gold bought 3 lakh 10 jan 2020 sold 6 lakh 10 nov 2026 tax', 39_000],
    ['salary 10 lakh old regime, LIC 40000, PPF 80000, ELSS 60000', 75_400],
    ['salary 14 lakh and interest 1 lakh tax new regime', 97_500],
    ['14 lakh from freelancing, tax new regime', 93_600],
    ['65 saal ka hu salary 12 lakh purani regime tax', 161_200],
    ['salary 12 lakh old regime 80D 25000 self 50000 parents senior', 140_400],
    ['basic 8 lakh hra 4 lakh special 3 lakh new regime tax', 97_500],
    ['price rose 12% to 560, old price', 500],
    ['sale 4400 loss 12% cost?', 5000],
    ['salary 50000 hiked 10% 3 times', 66_550],
    ['10 days trip cost 45,000, per day', 4500],
    ['12 of us, bus 18,000, per head', 1500],
    ['hra basic 50000 da 10000 hra 30000 rent 40000 delhi monthly', 360_000],
    ['gratuity 15 years 5 months basic 60000 da 10000', 605_769],
    ['pomis joint 15 lakh per month', 9250],
    ['tds 3000 at 10%, gross?', 30_000],
  ])('computes %s', (question, figure) => {
    const answer = ask(question)
    expect(answer.kind).toBe('answer')
    expect(answer.asked?.[0]).toBeCloseTo(figure, 5)
  })

  test.each([
    'average of 10 and 20 lakh',
    'crypto 5 to 7 lakh tax',
    'sum of 2 to 10',
    'average of 2-4',
    'sum of 100 200 for 2 months',
    '1180 bina gst 18%',
    'gst 360 at 18%, bill amount',
    'profit 450 at 15% sale',
    'tax is 97500 in new regime, what salary',
    'tax on 15 lakh salary per month new regime',
    'salary 90000 bonus 2 lakh tax',
    'salary 15 lakh tax paid 60000 new regime',
    'buy 100 shares at 50, sell at 60, fee 2 each',
    'share trading at 240 up 20% from its low, my price?',
    'average of .5 and 1.5 and x',
    'crypto profit in 2025 of 1 lakh tax',
    '30 days 900 per day',
    '5 pens at 20, 3?',
    '5000 a month for 10 years total',
    '500 with 5% gst and 10% tip',
    '30 lakh loan, EMI 9% of salary',
    '10% badhotari 4500 hai, pehle kitna',
    'average of €10 and £20',
    'hra basic 60000 hra 24000 rent 22000 Bangalore',
  ])('has no figure for %s, which has a word or a figure of another question', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

  test('is followed as any sum is, and leaves the plan of before alone where it has no answer', () => {
    const before = ['gst 18% on 1000 after 10% discount']
    expect(solve({ question: 'add 50', before, now }).asked).toEqual([212])
  })
})
