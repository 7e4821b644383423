import type { Details } from '../calculator.ts'
import type { Goal } from '../goal-saving.ts'
import { goalWords } from '../goal-words.ts'

/** What people look for the marriage calculator by, and what explains its answers. */
export const marriageDetails: Details<Goal> = {
  ...goalWords((goal: Goal) => goal),
  topic: 'investing',
  keywords: [
    'marriage',
    'wedding',
    'marriage planning',
    'wedding fund',
    'daughter marriage',
    'shaadi',
    'shadi',
    'beti ki shaadi',
    'शादी',
    'विवाह',
    'बेटी की शादी',
  ],
  aliases: { y: 'years', c: 'costToday', i: 'inflationPercent', r: 'returnPercent', s: 'savedToday' },
  conventions: {
    once: 'All of it is paid in the year of the wedding.',
    monthly: 'Returns are a twelfth of the yearly ones a month, and payments at the start of each month.',
    guess: 'What it will cost and what the money earns are guesses.',
    tax: 'Without tax on gains and without costs of funds.',
  },
}
