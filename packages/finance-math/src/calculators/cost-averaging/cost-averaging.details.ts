import type { Details } from '../calculator.ts'
import { inOrder, type PurchaseValues } from './purchase-plan.ts'

/** What people look for the cost-averaging calculator by, and what explains its answers. */
export const costAveragingDetails: Details<PurchaseValues, { invested: number }> = {
  topic: 'investing',
  keywords: [
    'cost averaging',
    'dollar cost averaging',
    'rupee cost averaging',
    'dca',
    'dca calculator',
    'crypto dca',
    'bitcoin dca',
    'average cost of purchases',
    'average nav',
    'lump sum or dca',
    'ausat lagat',
    'औसत लागत',
    'रुपया लागत औसत',
    'डीसीए',
  ],
  aliases: { p: 'purchases', d: 'valueDate', v: 'valuePrice' },
  formulas: [
    {
      symbols: 'A = Σ Cₖ ÷ Σ (Cₖ ÷ pₖ)',
      filled: '{averageCost} = {invested} ÷ {units}',
      of: ['averageCost', 'units'],
    },
    { symbols: 'W = N × p', filled: '{value} = {units} × {valuePrice}', of: ['value'] },
    {
      symbols: 'L = Σ Cₖ ÷ p₁ × p',
      filled: '{lumpValue} = {invested} ÷ {firstPrice} × {valuePrice}',
      of: ['lumpValue', 'ahead'],
      isAside: true,
    },
  ],
  legend: {
    A: { meaning: 'Average cost', figure: 'averageCost' },
    Cₖ: { meaning: 'Amount of purchase k' },
    pₖ: { meaning: 'Price of purchase k' },
    W: { meaning: 'Worth now', figure: 'value' },
    N: { meaning: 'Bought in all', figure: 'units' },
    p: { meaning: 'Price on that day', figure: 'valuePrice' },
    L: { meaning: 'Bought at once on the first day', figure: 'lumpValue' },
    'p₁': { meaning: 'Price of the first purchase', figure: 'firstPrice' },
  },
  explanation: {
    steps: {
      bought: '{invested} bought {units} on {days} days, at {averageCost} on average.',
      mean: 'The plain average of the prices is {meanPrice}: the same money buys more where the price is low.',
      value: 'At {valuePrice} on {valueDate} they are worth {value}, a gain of {gain} ({absolutePercent}).',
      lump: 'All the money on {firstDate}, at {firstPrice}, would be worth {lumpValue}; buying on several days is ahead by {ahead}.',
    },
    figures: (values) => {
      const ordered = inOrder(values)
      const [first] = ordered as [(typeof ordered)[number]]
      const meanPrice = ordered.reduce((sum, { price }) => sum + price, 0) / ordered.length
      return {
        days: { value: new Set(ordered.map(({ date }) => date)).size, unit: 'number' },
        meanPrice: { value: meanPrice, unit: 'inr' },
        firstPrice: { value: first.price, unit: 'inr' },
        firstDate: { value: first.date, unit: 'date' },
      }
    },
  },
  conventions: {
    average: 'The average cost is money spent by units bought, the weighted harmonic mean of the prices.',
    once: 'Buying at once is told with hindsight: all the money is taken to have been there on the first day.',
    idle: 'Money that waits for its day earns nothing here.',
    fall: 'The deepest fall is from a high to a later low of the prices that are given: between those days it may have been deeper.',
    charges: 'Brokerage, fees and taxes are left out.',
  },
  rounding: {
    flows: ['amount'],
    totals: { amount: 'invested' },
  },
  sources: [
    { title: 'The weighted harmonic mean' },
    {
      title: 'XIRR in Excel’s help, article Q116041',
      url: 'https://helparchive.huntertur.net/document/6451',
    },
  ],
}
