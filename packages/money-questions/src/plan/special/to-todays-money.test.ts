import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'
import { findDisagreements } from '../../testing/find-disagreements.ts'

const now = Date.UTC(2026, 10, 26)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

// The later amount by (1 + inflation) to the power of the years, in Python.
test.each([
  ["in today's money at 6% inflation?", ['sip 10k 20 yrs 12 pc'], 3115390.440154518],
  ['महंगाई 5% हो तो आज के हिसाब से?', ['मेरी 6000 की SIP है, 12 साल, 11%'], 1000820.6521837976],
  ['in todays money if inflation is 6%', ['FD of 3 lakhs for 4 years at 6.9%'], 312421.5409067376],
  ['sip 10000 for 10 years at 12% in todays money with 6% inflation', [], 1297369.267082063],
  ['sip 10000 for 20 years at 12% adjusted for 6% inflation', [], 3115390.440154518],
  ['10000 ki sip 15 saal 12% aaj ke hisaab se kitna, mehngai 6%', [], 2105419.350787],
])('%s: what a later amount buys today, told beside it', (question, before, worth) => {
  const answer = ask(question, ...before)
  expect(answer.asked[0]).toBeCloseTo(worth, 3)
  expect(findDisagreements(answer)).toEqual([])
})

test('what is asked next is told in the money of today, too', () => {
  const talk = ['sip 10k 20 yrs 12 pc', "in today's money at 6% inflation?"]
  // 10,000 a month for 15 years at 12 % are 50,45,760, over 1.06 to the power of 15.
  expect(ask('and for 15 years', ...talk).asked[0]).toBeCloseTo(2105419.3508, 3)
})

test.each([
  'emi 10 lakh 9% 5 years in todays money at 6% inflation',
  "sip 5000 10 years 12% in today's money",
])('%s: asked back, where nothing comes later or nobody says how prices rise', (question) => {
  expect(ask(question).kind).not.toBe('answer')
})
