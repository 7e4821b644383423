import { expect, it } from 'vitest'
import { adviseEmail } from './advise-email.ts'

it.each([
  ['ravi@gmial.com', 'Did you mean ravi@gmail.com?'],
  ['ravi@gmai.com', 'Did you mean ravi@gmail.com?'],
  ['ravi@gmail.co', 'Did you mean ravi@gmail.com?'],
  ['ravi@gmail.con', 'Did you mean ravi@gmail.com?'],
  ['ravi@gmailcom', 'Did you mean ravi@gmail.com?'],
  ['Ravi@Yaho.com', 'Did you mean Ravi@yahoo.com?'],
  ['ravi@yahoo.co.n', 'Did you mean ravi@yahoo.co.in?'],
  ['ravi@hotmial.com', 'Did you mean ravi@hotmail.com?'],
  ['ravi@redifmail.com', 'Did you mean ravi@rediffmail.com?'],
  ['ravi@mycompany.con', 'Did you mean ravi@mycompany.com?'],
])('takes %s for a slip', (typed, advice) => {
  expect(adviseEmail(typed)).toBe(advice)
})

it.each([
  ['ravi', 'It has an @ in it, as in name@example.org.'],
  ['ravi gmail.com', 'There is a space in it.'],
  ['ravi@@gmail.com', 'There is more than one @ in it.'],
  ['@gmail.com', 'Something stands before the @, as in name@example.org.'],
  ['ravi@gmail..com', 'There is a dot too many in it.'],
  ['ravi@gmail.com.', 'There is a dot too many in it.'],
  ['ravi@company', 'After the @ comes a domain with a dot, such as example.org.'],
])('says what is wrong with %s', (typed, advice) => {
  expect(adviseEmail(typed)).toBe(advice)
})

it.each([
  '',
  '  ',
  'ravi@gmail.com',
  'ravi@ymail.com',
  'ravi@mail.com',
  'meera@example.org',
  'a@tcs.com',
  'a@gov.in',
])('leaves %j alone', (typed) => {
  expect(adviseEmail(typed)).toBeUndefined()
})
