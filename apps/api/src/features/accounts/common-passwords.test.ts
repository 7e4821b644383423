import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.for([
  'password',
  'Password1',
  'QWERTY123',
  'Passw0rd',
  'ｐａｓｓｗｏｒｄ',
  'Hodlwise1',
  'hodlwise-2026!',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.for(['Correct-Horse-7', 'Correct1horse', 'hodlwise is not my password 7', 'Xq7vTr2m'])(
  '%s is not on a list',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
