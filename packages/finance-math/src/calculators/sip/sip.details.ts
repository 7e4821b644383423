import { monthlyRate, type RateConvention } from '../../formulas/monthly-rate.ts'
import type { Details } from '../calculator.ts'
import { growing, monthly, once, still } from './conditions.ts'

/** What people look for the sip calculator by, and what explains its answers. */
export const sipDetails: Details<{
  annualRatePercent: number
  rateConvention: RateConvention
  years: number
}> = {
  topic: 'investing',
  keywords: [
    'sip',
    'mutual fund',
    'mutual funds',
    'monthly investment',
    'systematic investment plan',
    'lumpsum',
    'lump sum',
    'one time investment',
    'monthly saving',
    'wealth',
    'returns',
    'niveshan',
    'nivesh',
    'एसआईपी',
    'म्यूचुअल फंड',
    'निवेश',
    'मासिक निवेश',
    'एकमुश्त',
  ],
  aliases: { m: 'monthlyInvestment', p: 'principal', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      when: [monthly, growing],
      symbols: 'FV = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      filled:
        '{futureValue} = {monthlyInvestment} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
    },
    {
      when: [monthly, still],
      symbols: 'FV = P × n',
      filled: '{futureValue} = {monthlyInvestment} × {months}',
    },
    {
      when: once,
      symbols: 'FV = L × (1 + R)ᵗ',
      filled: '{futureValue} = {principal} × (1 + {annualRatePercent})^{years}',
    },
    {
      when: monthly,
      of: ['totalInvested'],
      isAside: true,
      symbols: 'T = P × n',
      filled: '{totalInvested} = {monthlyInvestment} × {months}',
    },
    {
      of: ['gain'],
      isAside: true,
      symbols: 'G = FV − T',
      filled: '{gain} = {futureValue} − {totalInvested}',
    },
  ],
  legend: {
    FV: { meaning: 'Future value', figure: 'futureValue' },
    P: { meaning: 'Amount paid at the start of each month', figure: 'monthlyInvestment' },
    L: { meaning: 'Amount paid once', figure: 'principal' },
    i: { meaning: 'Return a month', figure: 'monthlyRate' },
    R: { meaning: 'Return a year', figure: 'annualRatePercent' },
    n: { meaning: 'Number of months', figure: 'months' },
    t: { meaning: 'Number of years', figure: 'years' },
    T: { meaning: 'Invested amount', figure: 'totalInvested' },
    G: { meaning: 'Estimated returns', figure: 'gain' },
  },
  explanation: {
    steps: {
      monthlyRate: {
        when: monthly,
        text: 'A return of {annualRatePercent} a year counts as {monthlyRate} a month ({rateConvention}).',
      },
      payments: {
        when: monthly,
        text: 'Paying {monthlyInvestment} at the start of each of {months} invests {totalInvested}.',
      },
      once: {
        when: once,
        text: 'An amount of {principal} grows by {annualRatePercent} a year for {years}.',
      },
      value: 'At the end it is worth {futureValue}, of which {gain} is return.',
    },
    figures: ({ annualRatePercent, rateConvention, years }) => ({
      monthlyRate: { value: monthlyRate(annualRatePercent, rateConvention) * 100, unit: 'percent' },
      months: { value: 12 * years, unit: 'months' },
    }),
  },
  conventions: {
    start: 'SIP instalments are paid at the start of each month and compounded monthly.',
    lumpSum: 'A lump sum is compounded yearly.',
    rate: 'The monthly rate is the yearly rate divided by 12, unless the twelfth root is chosen.',
    estimate: 'The return is assumed to be the same every year; real funds vary.',
  },
  rounding: { rests: { gain: { plus: ['futureValue'], minus: ['totalInvested'] } } },
  sources: [
    { title: 'SIP calculator and formula, epitometool', url: 'https://epitometool.com/tools/sip-calculator' },
    {
      title: 'Lump sum growth over 30 years, Angel One',
      url: 'https://www.angelone.in/news/swp-calculator-check-how-5-lakh-can-grow-to-1-49-crore-and-provide-1-42-lakh-monthly-income-during-retirement',
    },
  ],
}
