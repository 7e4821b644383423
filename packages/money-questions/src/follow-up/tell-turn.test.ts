import { describe, expect, test } from 'vitest'
import { solve } from '../solve.ts'

const ask = (question: string, ...before: string[]) =>
  solve({ question, before, now: Date.UTC(2026, 10, 21) })

describe('by how much an answer differs from one of before', () => {
  test.each([
    ['how much more than the first', 2429.960293, ['emi 25 lakh 8.5% 20 years', '9%', '10%']],
    ['diff between the two', 30366.33664, ['2 lakh lumpsum at 10% for 5 years', 'and at 12?']],
    ['how much more is that than the first one', 91669.440406, ['FD 5 lakh 7% 3 years', 'and 5 years?']],
    [
      'difference per month',
      27204.134452,
      ['inflation 7%, 40k a month expense today, in 15 years?', 'and at 5%?'],
    ],
    [
      'how much more is it',
      363462,
      ['gratuity 15 years basic 90k', 'and if i stay 3 more years and basic becomes 1.1L?'],
    ],
    [
      'and if i take 5 years, how much extra interest do i pay in total',
      69475.853916,
      ['Loan 5 lakh 12 % 3 years, emi?'],
    ],
    ['how much less if rate falls to 6.5%', 205107.669542, ['PPF 1.5L per yr 7.1% for 15 years maturity?']],
  ] as const)('%s', (question, difference, before) => {
    expect(ask(question, ...before).asked).toEqual([expect.closeTo(difference, 4)])
  })

  test.each([
    ['how much more do I pay in total', ['emi 10 lakh 10% 5 years', '12%']],
    ['how much more in 2 years', ['emi 10 lakh 10% 5 years', '12%']],
    ['how much more', ['emi 10 lakh 10% 5 years', '12%', 'sip 5000 12% 10 years']],
    ['difference?', ['fd 5 lakh 7% 3 years', '6 lakh of gold in a locker']],
  ] as const)('is asked back where it is not plain of what: %s', (question, before) => {
    expect(ask(question, ...before).kind).not.toBe('answer')
  })
})

describe('a part of an answer', () => {
  test.each([
    ['interest part only', 56829.144176, ['rd 5000 monthly 5 yrs 6.7%']],
    ['and the gst?', 810, ['bill 5,310 including 18 percent gst. base?']],
    ['total bill', 29500, ['gst on 25,000 at 12%', 'no 18%']],
  ] as const)('%s', (question, part, before) => {
    expect(ask(question, ...before).asked).toEqual([expect.closeTo(part, 4)])
  })

  test.each(['interest this year', 'interest on interest', 'interest per month', 'gst?'])(
    'is none: %s',
    (question) => {
      expect(ask(question, 'fd of 4 lakh at 7% for 3 years').kind).not.toBe('answer')
    },
  )
})

test('what comes every month is told of a year', () => {
  expect(ask('per year', 'pomis 9 lakh at 7.4% for 5 years monthly income').asked[0]).toBeCloseTo(66600, 2)
})

test('a figure alone after a difference may be another difference', () => {
  expect(ask('3 lakh', 'tax on 15 lakh salary new regime', '2 lakh bonus too').kind).toBe('clarify')
})

test('the turn after a difference goes on from what changed', () => {
  expect(ask('and 25 years?', 'emi on 30 lakh at 9% for 20 years', 'add 2 lakh').asked[0]).toBeCloseTo(
    26854.283,
    2,
  )
})

test('a loan is counted in the other way', () => {
  const flat = '1 lakh for 2 years at 10% flat, emi?'
  const turn = 'and if it was 10% reducing?'
  expect(ask(turn, flat).asked[0]).toBeCloseTo(4614.4926, 3)
  expect(ask('how much less emi', flat, turn).asked[0]).toBeCloseTo(385.5074, 3)
  expect(ask('and at flat rate?', 'emi 10 lakh 10% 5 years').asked[0]).toBeCloseTo(25_000, 6)
})

test('what two people have is summed, and two answers to one question are not', () => {
  const emi = 'emi 10 lakh 12% 5 years'
  expect(ask('both together', emi, 'my wife takes 8 lakh, her emi?').asked[0]).toBeCloseTo(40_040.006, 2)
  expect(ask('both together', emi, '8 lakh').kind).toBe('clarify')
})
