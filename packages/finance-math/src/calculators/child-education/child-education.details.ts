import type { Details } from '../calculator.ts'
import { goalWords } from '../goal-words.ts'
import { type StudyGoalValues, studyGoal } from './study-goal.ts'

/** What people look for the child-education calculator by, and what explains its answers. */
export const childEducationDetails: Details<StudyGoalValues> = {
  ...goalWords(studyGoal),
  topic: 'investing',
  keywords: [
    'child education',
    'child education planning',
    'education planning',
    'college fund',
    'children college',
    'college fees',
    'bachche ki padhai',
    'bacche ki padhai',
    'बच्चे की पढ़ाई',
    'बच्चों की शिक्षा',
    'कॉलेज की फीस',
  ],
  aliases: { a: 'childAge', s: 'startAge', c: 'costToday', i: 'inflationPercent', r: 'returnPercent' },
  conventions: {
    start: 'The money is there in the year in which college begins; all fees are counted as due then.',
    monthly: 'Returns are a twelfth of the yearly ones a month, and payments at the start of each month.',
    fees: 'How fast fees rise is a guess: a point more or less changes the answer by a tenth and more.',
    tax: 'Without tax on gains and without costs of funds.',
  },
}
