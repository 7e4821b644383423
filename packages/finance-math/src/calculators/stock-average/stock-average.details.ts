import type { Details } from '../calculator.ts'

/** What people look for the stock-average calculator by, and what explains its answers. */
export const stockAverageDetails: Details = {
  topic: 'investing',
  keywords: [
    'stock average',
    'average down',
    'averaging',
    'share average',
    'average buy price',
    'average cost',
    'average price',
    'average share price',
    'breakeven price',
    'sheyar ausat',
    'शेयर औसत',
    'औसत मूल्य',
  ],
  aliases: { q: 'heldQuantity', p: 'heldPrice', n: 'boughtQuantity', b: 'boughtPrice' },
  formulas: [
    { symbols: 'A = C ÷ N', filled: '{averagePrice} = {totalCost} ÷ {totalQuantity}' },
    {
      symbols: 'C = H + B',
      filled: '{totalCost} = {heldCost} + {boughtCost}',
      of: ['totalCost', 'heldCost', 'boughtCost'],
    },
  ],
  legend: {
    A: { meaning: 'Average price', figure: 'averagePrice' },
    C: { meaning: 'Paid in all', figure: 'totalCost' },
    N: { meaning: 'Shares in all', figure: 'totalQuantity' },
    H: { meaning: 'Paid before', figure: 'heldCost' },
    B: { meaning: 'Paid now', figure: 'boughtCost' },
  },
  explanation: {
    steps: {
      cost: '{heldQuantity} at {heldPrice} cost {heldCost}, {boughtQuantity} at {boughtPrice} cost {boughtCost}.',
      average: '{totalQuantity} shares for {totalCost} are {averagePrice} each.',
      even: 'From {boughtPrice} the price has to move by {risePercent} to be there.',
    },
  },
  conventions: {
    weight: 'Each price counts by its number of shares: the average of the prices alone would be wrong.',
    charges: 'Brokerage, taxes and stamp duty are left out.',
    tax: 'It is the average for judging a holding. For tax on gains, shares are sold in the order in which they were bought.',
  },
  sources: [{ title: 'The weighted arithmetic mean' }],
}
