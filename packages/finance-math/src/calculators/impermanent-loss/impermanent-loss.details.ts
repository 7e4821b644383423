import type { Details } from '../calculator.ts'
import type { PoolValues } from './pool-share.ts'

const half = { input: 'weightPercent', is: [50] } as const
const uneven = { input: 'weightPercent', isNot: [50] } as const

/** What people look for the impermanent-loss calculator by, and what explains its answers. */
export const impermanentLossDetails: Details<PoolValues> = {
  topic: 'more',
  keywords: [
    'impermanent loss',
    'il',
    'liquidity pool',
    'liquidity provider',
    'uniswap',
    'amm',
    'divergence loss',
    'lp token',
    'lp tokens',
    'इम्परमानेंट लॉस',
    'लिक्विडिटी पूल',
  ],
  aliases: { d: 'deposit', c: 'priceChangePercent', f: 'feesPercent' },
  formulas: [
    {
      symbols: 'L = (2 × K^(1 ÷ 2) ÷ (1 + K)) × (1 + F) − 1',
      filled: '{lossPercent} = (2 × {ratio}^(1 ÷ 2) ÷ (1 + {ratio})) × (1 + {feesPercent}) − 1',
      when: half,
    },
    {
      symbols: 'L = (K^w ÷ (1 − w + w × K)) × (1 + F) − 1',
      filled:
        '{lossPercent} = ({ratio}^{weightPercent} ÷ (1 − {weightPercent} + {weightPercent} × {ratio})) × (1 + {feesPercent}) − 1',
      when: uneven,
    },
  ],
  legend: {
    L: { meaning: 'Against keeping the coins', figure: 'lossPercent' },
    K: { meaning: 'The new price, in old ones', figure: 'ratio' },
    F: { meaning: 'Fees earned meanwhile', figure: 'feesPercent' },
    w: { meaning: 'Share of the coin in the pool', figure: 'weightPercent' },
  },
  explanation: {
    steps: {
      held: 'Kept, the coins would be worth {held}.',
      pool: 'The pool sells what rises and buys what falls: there they are worth {inPool} with its fees, {lossPercent} against that.',
      fees: 'Without fees it would be {lossBeforeFeesPercent}.',
    },
    figures: ({ priceChangePercent }) => ({ ratio: { value: 1 + priceChangePercent / 100, unit: 'number' } }),
  },
  conventions: {
    sign: 'It is negative, as the formula gives it: fees can lift it above 0. Tables that print “5.7 %” print its size.',
    curve:
      'For pools of the constant product or weighted kind over the whole range of prices; one in a narrow range loses more.',
    stable:
      'The other side of the pool keeps its price; where both move, the change is of one against the other.',
    tax: 'Without tax: in India putting coins into a pool may itself be a transfer.',
  },
  sources: [
    { title: 'H. Adams, N. Zinsmeister, D. Robinson, Uniswap v2 Core, 2020, on the constant product' },
    { title: 'F. Martinelli, N. Mushegian, Balancer: a non-custodial portfolio manager, 2019, on weights' },
  ],
}
