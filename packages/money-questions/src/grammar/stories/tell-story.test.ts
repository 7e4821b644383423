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
