import { expect, test } from 'vitest'
import { solve } from '../solve.ts'

const ask = (question: string, ...before: string[]) =>
  solve({ question, before, now: Date.UTC(2026, 10, 21) })
const wanted = 'i am 30, want 2 crore at age 55 at 10%, monthly sip?'

test.each(['60 ki umar me chahiye', 'at 60 instead', '६० की उम्र में'])(
  'another age is another time until then: %s',
  (turn) => {
    expect(ask(turn, wanted).asked[0]).toBeCloseTo(8774.526, 3)
  },
)

test('an age is no time where nobody knows how old somebody is', () => {
  expect(ask('60 ki umar me chahiye', 'sip for 1 crore in 10 years at 12%').kind).toBe('clarify')
  expect(ask('at 25', wanted).kind).toBe('clarify')
})
