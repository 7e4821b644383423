import { describe, expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string) => solve({ question, now })

const computes = (cases: readonly [string, number][]) =>
  test.each(cases)('%s', (question, expected) => {
    const { kind, asked } = ask(question)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(expected, 4)
  })

describe('interest of a sum that is not told', () => {
  computes([
    ['the simple interest on a sum for 2 years at 8% is 160; sum?', 160 / 0.16],
    ['compound interest on a sum for 2 years at 10% is 420, the simple interest?', (420 / 0.21) * 0.2],
    ['simple interest on a sum for 2 years at 10% is 400, compound interest?', 2000 * 0.21],
    [
      'the difference between compound and simple interest on a sum for 2 years at 5% is 25. find the sum',
      25 / 0.0025,
    ],
    ['SI of 2 years is 300 and CI is 318; rate?', (18 / 150) * 100],
    ['kis mooldhan par 5% se 2 saal me 205 chakravriddhi byaj milega', 205 / 0.1025],
    ['किसी राशि पर 10% दर से 2 साल का साधारण ब्याज 400 है, चक्रवृद्धि ब्याज कितना होगा', 420],
    ['what sum will be 6500 after 5 years at 6% simple interest', 6500 / 1.3],
    ['what amount will be paid back on 18000 at 7.5% simple interest after 4 years', 18_000 * 1.3],
  ])
})

describe('growth by an amount is no growth to it', () => {
  computes([
    ['5,000 grows by 600 in 3 years simple, rate', (600 / 5000 / 3) * 100],
    ['10,000 grows by 2,100 at 10% compound; years', 2],
    ['increases by 21,000 in 2 years at 10% compound, sum', 21_000 / 0.21],
    ['grows by 50,000 in 3 years at 8% simple, principal', 50_000 / 0.24],
    ['my 3 lakh investment made 1 lakh in 4 years, cagr', ((4 / 3) ** 0.25 - 1) * 100],
    ['3 lakh lagaye 1 lakh kamaye 4 saal me, salana return', ((4 / 3) ** 0.25 - 1) * 100],
    ['1 lakh after 5 years was 90,000, cagr', (0.9 ** 0.2 - 1) * 100],
    ['3 lakh four years later was 2.4 lakh; annual return', (0.8 ** 0.25 - 1) * 100],
    ['3 लाख 4 साल बाद 2 लाख थे, सीएजीआर', ((2 / 3) ** 0.25 - 1) * 100],
  ])
})

describe('to a percentage is not by it', () => {
  computes([
    ['5000 reduced to 80%', 4000],
    ['rent 20,000 goes up to 110%', 22_000],
    ['salary 50,000 reduced to 60%', 30_000],
    ['price decreased 10% to 360, decrease amount', 360 / 0.9 - 360],
  ])
})

describe('what is left when a tax is taken', () => {
  computes([
    ['contract payment 3,00,000 tds 2%, contractor gets', 294_000],
    ['lottery 5 lakh 30% tax kat ke kitna milega', 350_000],
    ['rent 55,000 tds 2%, what does the landlord get', 53_900],
    ['after 10% tds I got 90,000, what was the fee', 100_000],
    ['10% tds 4,000 kata, kitna mila', 36_000],
    ['the commission of 2% was 9,000, seller gets', 441_000],
  ])
})

describe('before and after a change are no part of it', () => {
  computes([
    ['the rent before the hike of 15% was 20,000, new rent', 23_000],
    ['the price after the discount of 20% was 640, mrp', 800],
    ['value before a fall of 25% was 1,00,000, after', 75_000],
    ['payment after the tds of 10% was 45,000, gross', 50_000],
    ['total without the gst of 18% was 2,000, bill', 2360],
    ['850 before a 15% discount, pay', 722.5],
    ['sale price 750, 25% off, original?', 1000],
    ['turnover of 24 lakh, up 20% from last year; last year?', 20e5],
  ])
})

describe('by how many percent, where the change itself is told', () => {
  computes([
    ['share price rose 60 to 560, percent', 12],
    ['stock gained 40 to close at 440, percent', 10],
    ['शेयर 60 गिरकर 440 हुआ, कितने प्रतिशत', 12],
    ['1,200 के सामान पर 300 रुपये छूट, प्रतिशत', 25],
    ['mrp 5,000 price 4,150 discount percent', 17],
    ['petrol 100 se 8 rupaye badh gaya, kitne percent', 8],
  ])
})

/** What instalments of so much repay, each at the end of its month. */
const repaidBy = (emi: number, percent: number, months: number) =>
  (emi * (1 - (1 + percent / 1200) ** -months)) / (percent / 1200)

describe('the loan that an income carries', () => {
  computes([
    [
      'my salary is 1,00,000 pm and I already pay 12000 emi. with FOIR 50% at 8.6% for 20 years how much home loan can I get?',
      repaidBy(38_000, 8.6, 240),
    ],
    ['sal 70 k pm no emi foir 50% rate 8.5 20y max home loan', repaidBy(35_000, 8.5, 240)],
    [
      'वेतन 90 हज़ार महीना, मौजूदा ईएमआई 12 हजार रुपये, 50% तक ईएमआई की छूट, दर 8.5%, 20 साल, कितना लोन मिलेगा',
      repaidBy(33_000, 8.5, 240),
    ],
  ])
  test.each([
    'salary 12 lakh a year no emi 8.5% 20 years how much loan',
    'salary 80000 my wife earns 40000 no emi 8.5% 20 years how much loan',
    'income 80000, 40% of it goes to rent, no emi, 9% 20 years, how much loan',
  ])('is asked back where a figure may be something else: %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })
})

describe('what money pays for ever', () => {
  computes([
    ['retirement corpus required for 50,000 a month at 4% rule', 15e6],
    ['what amount at 8% gives 12000 interest a month', 18e5],
    ['to earn 90,000 a year as interest at 6% how much deposit is needed', 15e5],
    ['4% rule with 1.2 crore corpus gives how much per month', 40_000],
    ['what do i get yearly from 30 lakh at 7% interest', 21e4],
  ])
  test.each([
    'i save 20000 per month at 7% interest, what corpus',
    '5000 a month at 12% interest how much money',
    '20 lakh at 1% a month interest monthly',
  ])('is asked back where so much may be paid in: %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })
})
