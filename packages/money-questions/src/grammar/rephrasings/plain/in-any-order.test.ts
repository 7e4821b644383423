import { describe, expect, test } from 'vitest'
import { solve } from '../../../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string) => solve({ question, now, rates: 'unavailable' })

const computes = (cases: readonly [string, number][]) =>
  test.each(cases)('%s', (question, expected) => {
    const { kind, asked } = ask(question)
    expect(kind).toBe('answer')
    expect(Math.abs((asked[0] ?? 0) / expected - 1)).toBeLessThan(1e-6)
  })
const asksBack = (cases: readonly string[]) =>
  test.each(cases)('%s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

const emi = (principal: number, percent: number, months: number) =>
  (principal * (percent / 1200)) / (1 - (1 + percent / 1200) ** -months)

describe('a loan beside another, moved, or paid off', () => {
  computes([
    [
      'balance transfer 18 lakh, 10 yrs left, from 9.75% to 8.6%, charges 22,000. net saving over the tenure',
      (emi(1_800_000, 9.75, 120) - emi(1_800_000, 8.6, 120)) * 120 - 22_000,
    ],
    [
      'home loan outstanding 28 lakh, 14 years remaining at 9.2%. new bank gives 8.4%. how much total interest do i save if i move',
      (emi(2_800_000, 9.2, 168) - emi(2_800_000, 8.4, 168)) * 168,
    ],
    [
      'two loans: 4L at 10% for 4 years, 3L at 12% for 3 years. total monthly emi',
      emi(4e5, 10, 48) + emi(3e5, 12, 36),
    ],
    [
      '5L 3 yrs: 9% reducing or 5.5% flat, which is cheaper and by how much per month',
      5e5 / 36 + (5e5 * 5.5) / 1200 - emi(5e5, 9, 36),
    ],
    [
      'outstanding 2.6 lakh, foreclosure penalty 2%, penalty pe 18% gst. band karne ke liye kul kitna',
      2.6e5 * (1 + 0.02 * 1.18),
    ],
    ['gold loan 2 lakh 9.5% simple interest, bullet repayment after 9 months. total to pay?', 214_250],
    ['क्रेडिट कार्ड पर 50,000 बाकी, 3% महीना ब्याज, हर महीने 4000 दूं तो कितने महीने', 16],
  ])
})

describe('money put aside', () => {
  computes([
    ['1.5% per month, whats that per year compounded', (1.015 ** 12 - 1) * 100],
    ['APY 10%, what apr if it compounds monthly', (1.1 ** (1 / 12) - 1) * 1200],
    ['1.2% a month on 80,000 compounding, for 2 quarters, final amount', 80_000 * 1.012 ** 6],
    ['lost 2% every month for 6 months on 2 lakh, how much do i have', 200_000 * 0.98 ** 6],
    ['I need 40,000 per quarter from SCSS at 8.2%, how much should I deposit', 160_000 / 0.082],
    ['80 lakh nps, 50% annuity 7% par, mahine ki pension kitni', (8_000_000 * 0.5 * 0.07) / 12],
    ['500 matic staked at 6% apy for 18 months how many tokens total', 500 * 1.06 ** 1.5],
    ['salary hike 12% but inflation 7%. real hike %?', (1.12 / 1.07 - 1) * 100],
    [
      'college fee 6 lakh now, rises 9% yearly, fee when my daughter is 18, she is 7 now',
      600_000 * 1.09 ** 11,
    ],
  ])
  asksBack([
    'scss me kitna jama karun ki har teen mahine 30,000 mile 8.2% par',
    'annual expense 5.4 lakh, inflation 6%, 20 years, per month then?',
    'monthly expense 30,000 now, 6% inflation, after 10 years per annum?',
  ])
})

describe('shares, coins and gold', () => {
  computes([
    ['bought 150 shares @ 412 sold @ 389, profit or loss?', -3450],
    ['100 शेयर 250 में खरीदे 230 में बेचे, फायदा या नुकसान कितना', -2000],
    ['coin cost 12, now 9.3, i have 850 coins. P&L?', -2295],
    ['10 gram sona 60,000 me liya tha, ab 95,000 hai, 25 gram par kitna fayda', 87_500],
    ['share 5% gira, phir 8% badha, phir 2% gira, kul badlav percent', (0.95 * 1.08 * 0.98 - 1) * 100],
    ['20% गिरा फिर 30% बढ़ा, कुल बदलाव कितने प्रतिशत', 4],
    ['share fell 2% on mon, fell 3% tue, up 4.5% wed. net % change', -0.6623],
    ['avg price: 50 shares at 220, then 30 at 180, then 20 at 150', 194],
    [
      '10,000 every month in btc at 50 lakh, 40 lakh, 62.5 lakh; average cost',
      3 / (1 / 50e5 + 1 / 40e5 + 1 / 62.5e5),
    ],
    ['i have 50 shares at 300, price is 240, how many should i buy at 240 to get average 260', 100],
    ['impermanent loss if one coin triples against usdc', ((2 * Math.sqrt(3)) / 4 - 1) * 100],
    ['bought coin at 500 with 1% fee, 1% fee on selling, break even price', (500 * 1.01) / 0.99],
  ])
  asksBack([
    '50 shares bought at 200 and sold at 230, profit per share',
    'dca: bought 10,000 each at price 100, 80 and 125. average cost?',
    'stock average: bought at 420 50 shares then at 360 30 shares',
  ])
})

describe('pay, bills and what a shop earns', () => {
  computes([
    ['gross salary 70,000 pm, pf 1800, pt 200, tds 3,450. in hand', 64_550],
    ['वेतन 36,000, 4 दिन बिना वेतन छुट्टी, 30 दिन का महीना, कितना मिलेगा', 31_200],
    ['offer A 15L fixed, offer B 13L fixed + 20% bonus of fixed. which pays more and by how much', 60_000],
    ['bill 2,340 + 5% gst + 10% service on base, 3 people each?', 897],
    ['rent 27,000: me 2 shares, other two guys 1 share each. my part', 13_500],
    ['tea stall rent 12,000 a month, profit 6 rs per cup, cups per day for break even (30 days)', 200 / 3],
    ['monthly sales 2.4L, costs 2.65L, profit or loss?', -25_000],
  ])
  asksBack(['3 dozen at 8.5 each', 'pack of 6 for 150, each', '3 couples share 6000, per person?'])
})

describe('what is free of tax, and the tax at rates that are told', () => {
  computes([
    ['basic 40k pm, hra 18k pm, rent 16k pm, mumbai. hra exempt per month?', 12_000],
    ['basic 45k a month, hra 20k a month, rent 17k a month, delhi. exempt hra in a month', 12_500],
    ['taxable hra per month if basic 50000 hra 25000 rent 18000 delhi', 12_000],
    ['gratuity basic + da 1.8 lakh, 31 years, act limit 20 lakh. how much is tax free', 2_000_000],
    ['LTCG on shares 3.25 lakh this year, 12.5% above 1.25L exemption, plus 4% cess. tax?', 26_000],
    ['need 8 lakh in hand after 20% tax on the withdrawn amount, how much must I withdraw', 1_000_000],
    ['Taxable income 12,10,000 new regime FY 25-26 with marginal relief incl cess', 10_400],
    [
      "I'm a freelancer, no standard deduction, taxable income 14L new regime fy2025-26 total tax with cess",
      93_600,
    ],
    [
      'old vs new regime for fy25-26: salary 20L, old deductions total 4.5L including standard. how much do i save in the better one',
      96_200,
    ],
    ['ignore fees: emi 3 lakh 12% 2 years', emi(3e5, 12, 24)],
  ])
})
