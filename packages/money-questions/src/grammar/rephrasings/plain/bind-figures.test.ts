import { expect, test } from 'vitest'
import { bindFigures } from './bind-figures.ts'

const roles = { rate: 'P', years: 'N year', 'fee?': 'fee N', amount: 'loan N|N' }

test('figures are bound by the words beside them, in any order', () => {
  const expected = { rate: 9, years: 5, amount: 400 }
  expect(bindFigures('loan N at P N year', [400, 9, 5], roles, 'at')).toEqual(expected)
  expect(bindFigures('N year P loan N', [5, 9, 400], roles, 'at')).toEqual(expected)
})

test('what may be missing is missing, and told where it stands', () => {
  expect(bindFigures('N P N year fee N', [400, 9, 5, 20], roles, '')).toMatchObject({ fee: 20, amount: 400 })
})

test('a word or a figure that is none of them leaves nothing told', () => {
  expect(bindFigures('loan N at P N year flat', [400, 9, 5], roles, 'at')).toBeUndefined()
  expect(bindFigures('loan N N P N year', [400, 3, 9, 5], roles, '')).toBeUndefined()
  expect(bindFigures('loan N P', [400, 9], roles, '')).toBeUndefined()
})
