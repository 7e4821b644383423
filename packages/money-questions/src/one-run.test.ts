import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { together, toText } from './answer/parts.ts'
import { families } from './grammar/families.ts'
import { type Family, needsOf } from './grammar/family.ts'
import { phrasesOf } from './languages/index.ts'
import { languages } from './languages/language.ts'
import type { Candidate } from './plan/candidate.ts'
import { runCandidate, toAnswer } from './plan/solve-candidate.ts'
import { solve } from './solve.ts'
import { findDisagreements } from './testing/find-disagreements.ts'

const now = Date.UTC(2026, 10, 21)
const between = (min: number, max: number, step: number) =>
  fc.integer({ min: Math.round(min / step), max: Math.round(max / step) }).map((count) => count * step)

/** Figures that people ask with; an amount to reach is always more than what it grows from. */
const amounts: Readonly<Record<string, fc.Arbitrary<number | string>>> = {
  principal: between(100_000, 900_000, 777),
  monthlyInvestment: between(500, 50_000, 333),
  yearlyInvestment: between(10_000, 150_000, 500),
  monthlyWithdrawal: between(2_000, 30_000, 250),
  monthlyExpenses: between(20_000, 90_000, 1000),
  futureValue: between(1_000_000, 90_000_000, 1111),
  total: between(1_000_000, 9_000_000, 1111),
  maturity: between(1_000_000, 9_000_000, 1111),
  interest: between(10_000, 90_000, 111),
  emi: between(9_000, 90_000, 111),
  lumpSum: between(5_000, 50_000, 500),
  amount: between(1000, 5_000_000, 1000),
  target: between(100_000, 9_000_000, 1000),
  grossIncome: between(300_000, 9_000_000, 12_345),
  section80C: between(0, 150_000, 500),
  other: between(0, 200_000, 500),
  cryptoGain: between(1000, 9_000_000, 500),
  currentSavings: between(0, 900_000, 1000),
  currentAge: between(20, 45, 1),
  retirementAge: between(50, 65, 1),
  lifeExpectancy: between(75, 95, 1),
  financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
  afterMonth: between(1, 11, 1),
  instalments: fc.constantFrom('1', '1-12', '13-24', 'last-6'),
}
const ofKind: Readonly<Record<string, fc.Arbitrary<number>>> = {
  percent: fc.oneof(
    { weight: 6, arbitrary: between(0.25, 24, 0.05) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  years: fc.oneof(
    between(1, 30, 1),
    between(1, 240, 1).map((months) => months / 12),
  ),
}

type Said = Pick<Candidate, 'values' | 'choices' | 'currency' | 'inMonths'>

function saidOf(family: Family, ask: Family['asks'][number]): fc.Arbitrary<Said> {
  const values = needsOf(family, ask).map((name) => [
    name,
    amounts[name] ?? ofKind[family.variables[name]?.kind ?? ''] ?? fc.constant(1),
  ])
  const choices = Object.entries(family.choices ?? {}).map(([name, { by }]) => [
    name,
    fc.constantFrom(...new Set(Object.values(by))),
  ])
  return fc.record({
    values: fc.record(Object.fromEntries(values)),
    choices: fc.record(Object.fromEntries(choices)),
    currency: fc.constantFrom('INR', 'INR', 'USD', 'EUR'),
    inMonths: fc.boolean(),
  })
}

// Many questions, each in every language: only a hang takes this long.
const limit = { timeout: 300_000 }

describe('a card, its formula, its page and its sentence say the same', limit, () => {
  const kinds = families.flatMap((family) =>
    family.asks.map(
      (ask) => [`${family.id}: ${ask.find}${ask.given ? ` from ${ask.given}` : ''}`, family, ask] as const,
    ),
  )
  test.each(kinds)('%s', (_, family, ask) => {
    let answered = 0
    fc.assert(
      fc.property(saidOf(family, ask), (figures) => {
        const said = Object.keys(figures.values)
        const rest = { said, missing: [], unexplained: [], unheard: [], unaccounted: [], score: 0 }
        const candidate: Candidate = { family, ask, ...figures, ...rest }
        const result = runCandidate(candidate)
        if (result === undefined) return
        answered++
        const { say, ...draft } = toAnswer(candidate, result)
        for (const language of languages) {
          const parts = together(say(phrasesOf[language]))
          expect(findDisagreements({ ...draft, language, options: [], text: toText(parts), parts })).toEqual(
            [],
          )
        }
      }),
      { numRuns: 40 },
    )
    expect(answered, 'questions with an answer').toBeGreaterThan(5)
  })

  const percent = between(0.5, 40, 0.25)
  const money = between(1000, 9_000_000, 250)
  test.each([
    [
      'odds',
      (a: number, p: number) => `arbitrage with odds ${1.5 + p / 40} and 2.${p.toFixed(0)}, total stake ${a}`,
    ],
    ['a split stake', (a: number, p: number) => `how to split ${a} stake on odds ${1.2 + p / 10} and 1.95`],
    [
      'payments on days',
      (a: number, p: number) =>
        `xirr: invested ${a} on 1 Jan 2022, received ${a * (1 + p / 100)} on 15 Mar 2024`,
    ],
    ['an exchange', (a: number, p: number) => `convert ${a} usd to inr at ${60 + p}`],
    ['a discount', (a: number, p: number) => `${p}% off on ${a}`],
    ['a charge', (a: number, p: number) => `${a} plus ${p}% gst`],
    [
      'a profit',
      (a: number, p: number) => `bought for ${a} sold for ${Math.round(a * (1 + p / 100))} profit percent`,
    ],
    ['a sum', (a: number, p: number) => `${a} * ${p} + 17`],
    ['a unit', (a: number) => `${a} in lakhs`],
    [
      'two plans',
      (a: number, p: number) => `sip of ${(a % 50_000) + 500} for 10 years at ${p}% or ${p + 1}%`,
    ],
    [
      'by how much',
      (_: number, p: number) =>
        `20 lakh loan for 15 years at ${p}% or ${p + 1}%, by how much is the emi more`,
    ],
    [
      'a down payment',
      (a: number, p: number) => `20% down on a flat of ${a + 100_000}, the rest at ${p}% for 20 years, emi`,
    ],
    [
      'a trade in crypto',
      (a: number, p: number) => `bought bitcoin for ${a} sold for ${Math.round(a * (1 + p / 100))} tax`,
    ],
  ])('%s', (_, question) => {
    let answered = 0
    fc.assert(
      fc.property(money, percent, (a, p) => {
        const answer = solve({ question: question(a, p), now })
        if (answer.kind !== 'answer') return
        answered++
        expect(findDisagreements(answer), question(a, p)).toEqual([])
      }),
      { numRuns: 40 },
    )
    expect(answered, 'questions with an answer').toBeGreaterThan(5)
  })
})
