import type { Details } from '../calculator.ts'
import { netApr, type StakingValues } from './staked.ts'

const again = { input: 'restaked', isNot: ['never'] } as const
const never = { input: 'restaked', is: ['never'] } as const

/** What people look for the staking calculator by, and what explains its answers. */
export const stakingDetails: Details<StakingValues> = {
  topic: 'more',
  keywords: [
    'staking',
    'staking rewards',
    'crypto staking',
    'apr to apy',
    'eth staking',
    'validator',
    'staking se kamai',
    'स्टेकिंग',
    'स्टेकिंग रिवॉर्ड',
  ],
  aliases: { a: 'amount', r: 'aprPercent', y: 'years' },
  formulas: [
    {
      symbols: 'Y = (1 + a ÷ n)^n − 1',
      filled: '{apyPercent} = (1 + {netApr} ÷ {times})^{times} − 1',
      when: again,
      of: ['apyPercent'],
    },
    {
      symbols: 'R = S × ((1 + Y)^t − 1)',
      filled: '{rewards} = {amount} × ((1 + {apyPercent})^{years} − 1)',
      when: again,
    },
    { symbols: 'R = S × a × t', filled: '{rewards} = {amount} × {netApr} × {years}', when: never },
    { symbols: 'F = S + R', filled: '{finalAmount} = {amount} + {rewards}', of: ['finalAmount'] },
  ],
  legend: {
    Y: { meaning: 'Yield a year', figure: 'apyPercent' },
    a: { meaning: 'Rewards a year that are one’s own', figure: 'netApr' },
    n: { meaning: 'Times a year that they are staked again', figure: 'times' },
    R: { meaning: 'Rewards', figure: 'rewards' },
    S: { meaning: 'Staked today', figure: 'amount' },
    t: { meaning: 'Years', figure: 'years' },
    F: { meaning: 'Staked at the end', figure: 'finalAmount' },
  },
  explanation: {
    steps: {
      apr: 'Of {aprPercent} a year, {netApr} is left when the validator has kept its share.',
      apy: {
        text: 'Staked again {times} times a year, that is {apyPercent} a year.',
        when: again,
      },
      simple: { text: 'The rewards are not staked again: every year brings the same.', when: never },
      end: '{amount} becomes {finalAmount} in {years}: {rewards} of rewards.',
    },
    figures: (values) => ({
      netApr: { value: netApr(values), unit: 'percent' },
      times: { value: values.restaked === 'never' ? 1 : Number(values.restaked), unit: 'number' },
    }),
  },
  conventions: {
    price:
      'The coin’s price is taken to stay as it is: rewards are paid in coins, whose price moves far more than this.',
    rate: 'Networks change their rate with what is staked: a rate of today does not hold for years.',
    gas: 'Staking again costs gas, which is not counted; where it is dear, less often may leave more.',
    tax: 'Without tax: in India rewards are income on the day they come, and their sale is taxed at 30 % of the gain again.',
  },
  sources: [{ title: 'OpenFormula 1.3, function EFFECT' }],
}
