import { expect, test } from 'vitest'
import { referenceAnswer } from '../../../corpus/reference.ts'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 26)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

test.each([
  ['30 lakh loan 9% 20 years, 3000 extra every month, interest saved?', 'extraSaved 3000000 9 240 3000 0'],
  [
    'har saal 1 lakh extra bharu to loan kab khatam hoga, 45 lakh 8.6% 20 saal',
    'extraCount 4500000 8.6 240 0 100000',
  ],
  [
    'one extra emi a year on 50 lakh 8.5% 20 years, how many months saved',
    'extraMonths 5000000 8.5 240 0 -1',
  ],
  [
    '12 lakh loan at 0% for 10 years, 1000 extra every month, when will it end',
    'extraCount 1200000 0 120 1000 0',
  ],
  ['sip 8000 har saal 500 rupaye badhaunga 13% 15 saal', 'stepBy 8000 500 13 15'],
  ['sip 5000 for 30 months at 12% increasing by 500 every year', 'stepBy 5000 500 12 2.5'],
])('%s', (question, how) => {
  const { kind, asked } = ask(question)
  expect(kind).toBe('answer')
  expect(asked).toHaveLength(1)
  const [right = Number.NaN] = referenceAnswer(how)
  expect(asked[0]).toBeCloseTo(right, 4)
})

test('what is saved and how much sooner are told together', () => {
  const { asked } = ask(
    '50 lakh 8.5% 25 saal, har mahine 5000 extra du to kitna byaj aur kitne mahine bachenge',
  )
  const [interest = Number.NaN] = referenceAnswer('extraSaved 5000000 8.5 300 5000 0')
  expect(asked[0]).toBeCloseTo(interest, 4)
  expect(asked[1]).toBe(referenceAnswer('extraMonths 5000000 8.5 300 5000 0')[0])
})

test('the loan or the SIP of before is paid more into', () => {
  const [months] = referenceAnswer('extraMonths 3000000 8.5 240 2000 0')
  expect(
    ask('if i pay 2000 extra every month how much sooner', 'emi for 30 lakh at 8.5% for 20 years').asked,
  ).toEqual([months])
  const [value = Number.NaN] = referenceAnswer('stepBy 8000 1000 12 15')
  expect(ask('and if i increase by 1000 every year', 'sip of 8000 for 15 years at 12%').asked[0]).toBeCloseTo(
    value,
    4,
  )
})

test('no question goes on from it as if nothing more were paid', () => {
  const { kind } = ask(
    'total interest?',
    'emi for 30 lakh at 8.5% for 20 years',
    'if i pay 2000 extra every month how much sooner',
  )
  expect(kind).not.toBe('answer')
})

test.each([
  ['a start later on', '30 lakh 9% 20 years extra 5000 per month after 2 years how much interest saved'],
  ['a share', '30 lakh 9% 20 years, extra 5% every year interest saved'],
  [
    'an instalment that is told',
    '30 lakh loan 9% 20 years paying 27000 emi extra every month interest saved',
  ],
  ['a rise every month', 'sip 10000 increasing by 1000 every month at 12% for 10 years'],
  ['a rise to an amount', 'sip of 5000 increased to 6000 every year 12% 10 years'],
  ['a rise above the SIP', 'sip 2000 har saal 3000 badhau 12% 5 saal'],
])('%s is asked back', (_, question) => {
  expect(ask(question).kind).toBe('clarify')
})
