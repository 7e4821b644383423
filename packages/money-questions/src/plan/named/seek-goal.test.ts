import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 26)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

// Found in Python by halving, on the rule of each scheme.
test.each([
  ['how much yearly in ppf to have 25 lakh after 15 years', 92178.150064136],
  ['ppf mein har mahine kitna dalun ki 15 saal me 30 lakh ho jaye', 9506.669218186],
  ['how much rd per month to get 5 lakh in 5 years at 6.8%', 6987.707958909],
  ['nps contribution needed for 1 crore in 25 years at 10%', 7474.454103147],
  ['how much to deposit in kvp to get 5 lakh', 250000],
])('%s: asked backwards', (question, figure) => {
  expect(ask(question).asked[0]).toBeCloseTo(figure, 4)
})

test('a question backwards goes on being one when a figure of it changes', () => {
  const first = 'how much rd per month to get 5 lakh in 5 years at 6.8%'
  expect(ask('6 years', first).asked[0]).toBeCloseTo(5618.3485, 3)
  const sukanya = 'sukanya samriddhi yearly deposit needed for 50 lakh at maturity'
  // The yearly interest is rounded to the rupee, so that a few paise more or less come to the same; no amount hangs on her age.
  expect(Math.abs((ask(sukanya).asked[0] ?? 0) - 104426.0033)).toBeLessThan(0.2)
  expect(Math.abs((ask('age 5', sukanya).asked[0] ?? 0) - 104426.0033)).toBeLessThan(0.2)
})

test('what is paid every quarter is rounded each time, so that no single deposit is meant', () => {
  expect(ask('how much in scss to get 20000 per quarter').kind).not.toBe('answer')
})

test.each([
  ['apy age 22 pension 5000', 292],
  ['APY: I am 30, want 3000 pension. monthly contribution?', 347],
  ['umar 35, atal pension yojana 2000 rupaye pension, kitna bharna padega', 362],
  ['अटल पेंशन 18 साल की उम्र में 1000 पेंशन के लिए', 42],
  ['apy contribution for 4000 pension at age 33', 602],
])('%s: an amount to choose from is chosen by itself', (question, contribution) => {
  expect(ask(question).asked).toEqual([contribution])
})

test.each(['apy for age 45 pension 5000', 'atal pension 3500 for age 28', 'apy age 28'])(
  '%s: no other amount or age is put in its place',
  (question) => {
    expect(ask(question).kind).not.toBe('answer')
  },
)

test.each([
  ['nps 5000 per month from age 30 to 60 at 10%', 11396626.62084684],
  ['EPF: basic+da 50000, age 30 to 58, salary growth 5%, rate 8.25', 21717925.698718432],
])('%s: two ages are a time', (question, figure) => {
  expect(ask(question).asked[0]).toBeCloseTo(figure, 2)
})

test('an annuity from another age than that of the scheme is not told as one from 60', () => {
  expect(ask('nps 3000 monthly age 35 to 58 return 9%').kind).not.toBe('answer')
})

test.each([
  ['hra exemption basic 50000 hra 20000 rent 18000 per month mumbai', 156000],
  ['HRA: basic 6 lakh, hra 2.4 lakh, rent 1.8 lakh yearly, jaipur', 120000],
  ['bangalore rent 30k, basic 70k, hra 35k monthly, exempt hra?', 276000],
])('%s: one period is that of every amount of its size', (question, exempt) => {
  expect(ask(question).asked).toEqual([exempt])
})

test.each([
  'hra basic 80000, hra 30000, rent 1.8 lakh per year, delhi',
  'hra basic 6 lakh hra 2.4 lakh rent 20000 per month delhi',
])('%s: amounts of other sizes may be of another period', (question) => {
  expect(ask(question).kind).toBe('clarify')
})
