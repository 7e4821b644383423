import { describe, expect, test } from 'vitest'
import { readChecked } from '../../testing/read-checked.ts'
import { createFigureChecker, UNVERIFIED } from './check-figures.ts'
import type { KnownFigure } from './known-figures.ts'

/** 10,000 for 20 years, at 8 % and at 12 %. */
const said: readonly KnownFigure[] = [
  { value: 10_000, unit: 'money' },
  { value: 20, unit: 'years' },
  { value: 8, unit: 'percent' },
  { value: 12, unit: 'percent' },
]
const run = (index: number, percent: number, total: number): KnownFigure[] => [
  { value: 10_000, unit: 'money', run: index },
  { value: 20, unit: 'years', run: index },
  { value: percent, unit: 'percent', run: index },
  { value: total, unit: 'money', result: 'futureValue', run: index },
  { value: total - 10_000, unit: 'money', result: 'gain', run: index },
]
const known = [...said, ...run(0, 8, 46_609.57), ...run(1, 12, 96_462.93)]
const both = [
  { calculator: 'sip', verified: true },
  { calculator: 'sip', verified: true },
]

function check(pieces: string | readonly string[], runs = both): string {
  const checker = createFigureChecker(
    () => known,
    new Set(['INR']),
    () => runs,
  )
  return readChecked(checker, ...[pieces].flat())
}

describe('a result of two runs of one calculator stays where it belongs', () => {
  test.each([
    'At 8 % you get ₹46,609.57, at 12 % ₹96,462.93.',
    'You get ₹46,609.57 at 8 % and ₹96,462.93 at 12 %.',
    'With 10,000 for 20 years at 8 % you have ₹46,609.57. At 12 % it is ₹96,462.93.',
    'At 8 % and 12 % it grows to ₹46,609.57 and ₹96,462.93 respectively.',
    '- **8 %**: ₹46,609.57, of which ₹36,609.57 is returns\n- **12 %**: ₹96,462.93, of which ₹86,462.93 is returns',
    'At 8 %:\n- Value: ₹46,609.57\n- Returns: ₹36,609.57\nAt 12 %:\n- Value: ₹96,462.93\n- Returns: ₹86,462.93',
    '8 % gives ₹46,609.57, while 12 % gives ₹96,462.93.',
    '| 8 % | ₹46,609.57 |\n| 12 % | ₹96,462.93 |',
    '| Rate | 8 % | 12 % |\n| Value | ₹46,609.57 | ₹96,462.93 |',
    '8 % पर ₹46,609.57 और 12 % पर ₹96,462.93',
  ])('%s', (text) => {
    expect(check(text)).not.toContain(UNVERIFIED)
  })

  test('also where the stream is cut within a statement', () => {
    const text = 'At 8 % you get ₹46,609.57. At 12 % you get ₹96,462.93.'
    for (let cut = 1; cut < text.length; cut++)
      expect(check([text.slice(0, cut), text.slice(cut)])).toBe(text)
  })

  test('without a rate beside it where the other run was not confirmed', () => {
    const runs = [{ calculator: 'sip', verified: false }, both[1] as (typeof both)[0]]
    expect(check('You will have ₹96,462.93.', runs)).not.toContain(UNVERIFIED)
    expect(check('You will have ₹46,609.57.', runs)).toContain(UNVERIFIED)
  })

  test('and is no matter of its place where the calculators differ', () => {
    const runs = [
      { calculator: 'sip', verified: true },
      { calculator: 'fd', verified: true },
    ]
    expect(check('The SIP gives ₹46,609.57, the deposit ₹96,462.93.', runs)).not.toContain(UNVERIFIED)
  })
})

describe('a result that is told of the other run is withheld', () => {
  test.each([
    'At 8 % you get ₹96,462.93, at 12 % ₹46,609.57.',
    'You get ₹96,462.93 at 8 % and ₹46,609.57 at 12 %.',
    'With 10,000 for 20 years at 8 % you have ₹96,462.93. At 12 % it is ₹46,609.57.',
    'At 8 % and 12 % it grows to ₹96,462.93 and ₹46,609.57 respectively.',
    '- **8 %**: ₹96,462.93\n- **12 %**: ₹46,609.57',
    'At 8 %:\n- Value: ₹96,462.93\nAt 12 %:\n- Value: ₹46,609.57',
    '| 8 % | ₹96,462.93 |\n| 12 % | ₹46,609.57 |',
    '| Rate | 8 % | 12 % |\n| Value | ₹96,462.93 | ₹46,609.57 |',
    '8 % पर ₹96,462.93 और 12 % पर ₹46,609.57',
    '८ % पर ₹९६,४६२.९३ और १२ % पर ₹४६,६०९.५७',
    'At eight percent you get ninety six thousand four hundred sixty three rupees, at twelve percent 46,610 rupees.',
    'The lower rate gives ₹96,462.93 and the higher ₹46,609.57.',
    'First ₹96,462.93, then ₹46,609.57.',
  ])('%s', (text) => {
    const shown = check(text)
    expect(shown.split(UNVERIFIED)).toHaveLength(3)
    expect(shown).not.toMatch(/46,6|96,4|४६|९६,|ninety six/)
  })
})
