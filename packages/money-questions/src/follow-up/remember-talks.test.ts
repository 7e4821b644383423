import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCorpus } from '../../corpus/read-corpus.ts'
import { solve } from '../solve.ts'
import { keep, rememberedTalk } from './remember-talks.ts'
import { silence } from './talk.ts'

const now = Date.UTC(2026, 10, 24)
const world = { year: '2026-27' }
const talks = readCorpus().filter(({ after }) => after.length > 0)

test('a talk is answered alike whether its questions were asked one by one or all at once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...talks), fc.boolean(), ({ ask, after }, isUnsaid) => {
      // Another question first, so that nothing of the talk is remembered.
      const before = isUnsaid ? ['emi on 43.21 lakh at 8.77% for 19 years', ...after] : after
      const atOnce = solve({ question: ask, before, now })
      for (const [at, question] of before.entries()) solve({ question, before: before.slice(0, at), now })
      expect(solve({ question: ask, before, now })).toEqual(atOnce)
    }),
    { numRuns: 30 },
  )
})

test('what was answered is remembered for the next question, and other rates are another talk', () => {
  const question = 'emi on 12.34 lakh at 9.1% for 7 years'
  expect(rememberedTalk([question], world)).toBeUndefined()
  solve({ question, now })
  expect(rememberedTalk([question], world)?.spoken).toEqual([question])
  expect(rememberedTalk([question], { ...world, rates: 'unavailable' })).toBeUndefined()
  expect(rememberedTalk([question], { year: '2025-26' })).toBeUndefined()
})

test('of more talks than are kept the one that nobody went on with goes first', () => {
  const talk = { ...silence }
  keep(['first'], talk, world)
  keep(['second'], talk, world)
  for (let more = 0; more < 198; more++) keep([`more ${more}`], talk, world)
  expect(rememberedTalk(['first'], world)).toBe(talk)
  keep(['last'], talk, world)
  expect([rememberedTalk(['first'], world), rememberedTalk(['second'], world)]).toEqual([talk, undefined])
})
