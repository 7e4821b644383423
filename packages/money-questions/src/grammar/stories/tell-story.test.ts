import { describe, expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const ask = (question: string) => solve({ question, now: Date.UTC(2026, 10, 29) })

const computes = (cases: readonly [string, number][]) =>
  test.each(cases)('%s', (question, expected) => {
    const { kind, asked } = ask(question)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(expected, 4)
  })

const asksBack = (cases: readonly string[]) =>
  test.each(cases)('%s', (question) => expect(ask(question).kind).not.toBe('answer'))

describe('what is counted, and what one of it costs', () => {
  computes([
    ['hotel room 3,500 per night for 3 nights with 5% gst total', 3500 * 3 * 1.05],
    ['2 kg potatoes at 30 and 3 kg onions at 40, total', 180],
    ['12 boxes of 250 each minus 500', 2500],
    ['hourly 400, 8 hours a day, 22 days a month: income', 400 * 8 * 22],
    ['fuel: 450 km at 15 kmpl and petrol 105 per litre. trip cost?', 3150],
    ['netflix 649 per month split between 4 people for a year: each pays?', (649 * 12) / 4],
  ])
  asksBack([
    '2 dozen eggs at 6 each',
    '5000 a month for 10 years total',
    '5 tola gold 7000 per gram',
    '0.5 btc at 90000 dollars',
    'overtime 10 hours at double of 150 per hour',
    'yearly 24000 per month insurance how much',
  ])
})

describe('so many for so much, and another number of them', () => {
  computes([
    ['A dozen bananas cost 60. price of 7 bananas?', 35],
    ['8 pens for 96, how many pens for 240', 20],
    ['price of 100 g if a kg is 650', 65],
    ['Company paid me 39,000 for 26 days. per day rate?', 1500],
    ['How many weeks to save 18,000 at 1,500 a week?', 12],
  ])
})

describe('what is added to a price, and taken off it', () => {
  computes([
    ['flat 20% discount plus additional 10% on a bill of 5000, final amount', 3600],
    ['item 1,500, discount 20%, delivery 60. final?', 1260],
    ['Monthly salary 52,000, hike 12%. New salary?', 58_240],
    ['Out of 55,000 salary, 18,000 goes to rent, 12,000 to groceries, rest saved. How much saved?', 25_000],
    ['60,000 a month, saves 25%, total saved in 3 years', 540_000],
    ['i bought a plot for 25 lakh, spent 1.5 lakh on registry and sold at 34 lakh. my profit?', 7.5e5],
  ])
  asksBack([
    'price 2000 gst 18%',
    'mrp 560 gst 12 percent',
    'add 28% gst and 12% cess on 10 lakh car',
    'i spend 40% of 80000 on rent and 20% on food what is left',
    'making charges 12% of 96,000',
    'Bought 50 kg mangoes at 60/kg, 5 kg rotted, sold the rest at 80/kg. Profit or loss?',
  ])
})

describe('what a percentage is in already, and what it is of', () => {
  computes([
    ['25% off makes it 750', 1000],
    ['paid 1,650 with 10% tip', 1500],
    ['my salary rose 20% and is 60,000', 50_000],
    ['2,400 is the price after 40% off', 4000],
    ['I got a bonus of 90,000 which is 12% of my annual pay. Annual pay?', 750_000],
    ['I spend 32% of my salary on rent and the rent is 19,200. What is my salary?', 60_000],
    ['wholesale 600, retailer adds 25%, shop gives 10% off. price', 675],
  ])
  asksBack(['I paid 2360 with 18% GST', '12% of my salary is 6000. What is 5% of my salary?'])
})

describe('what came in and what went out', () => {
  computes([
    ['had 5,000, gave 1,200, got 800, left', 4600],
    ['I had 5,000. My father gave me 2,000. I spent 1,500. What is left?', 5500],
    ['had 5,000, gave mom 500, left', 4500],
    ['wallet 2,000, paid 450 and 300, cashback 50, balance', 1300],
    ['bill 4,000, paid 1,500, cashback 200, left', 2300],
    ['bought for 500, sold for 650, transport 50, profit', 100],
    ['bought for 500, sold for 450, expense 50, loss', 100],
    ['cost 500 plus 100 transport sold 750 profit', 150],
  ])
  asksBack([
    'salary 30,000, commission 5,000, rent 8,000; savings',
    'had 5,000, brother paid 500, left',
    'bought for 500, sold for 650, umbrella 20, profit',
  ])
})

describe('a total and what makes it up', () => {
  computes([
    ['income 60,000; rent 18,000, food 9,500, total 27,500; savings', 32_500],
    ['income 60,000; rent 18,000, food 9,500, total expenses 30,000; savings', 30_000],
    ['income 60,000; expenses 27,500 (rent 18,000); savings', 32_500],
    ['out of 50,000, 20,000 was spent: 8,000 on food and 12,000 on rent. what remains', 30_000],
    ['out of 30,000 I spent 8,000 on rent and 6,000 on food, of that 1,000 on snacks. left', 16_000],
    ['salary 60,000. of that 20,000 rent, 10,000 food. savings', 30_000],
    ['out of 50,000 I spent 15,000 (30%) on rent. left?', 35_000],
    ['three friends paid 500, 700 and 300, total 1500; each should pay', 500],
  ])
  asksBack([
    'income 60,000; rent 18,000, food 9,500, total expenses 20,000; savings',
    'income 60,000; expenses 27,500 (rent 28,000); savings',
    'out of 50,000 I spent 15,000 (40%) on rent. left?',
    'three friends paid 500, 700 and 300, total 1400; each should pay',
  ])
})

describe('what does not count of so many', () => {
  computes([
    ['salary 30,000 for 30 days, absent 4 days, salary paid?', 26_000],
    ['salary 30,000 for 30 days, for 26 days', 26_000],
  ])
  asksBack([
    '10 kg for 450, 3 kg spoiled, cost of the good ones',
    'salary 30,000 for 30 days, absent 40 days, pay',
  ])
})

describe('the price of one beside what all of them cost', () => {
  computes([['bought 200 shares at 95 each, sold all for 23,600, brokerage 140, net profit', 4460]])
  asksBack(['bought 200 shares @ 95 sold 118, brokerage total 140. net profit'])
})
