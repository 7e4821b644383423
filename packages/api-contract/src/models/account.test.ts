import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createSignup, createSignupForm, login } from './account.ts'

const today = () => new Date('2026-11-21T00:00:00Z')
const valid = { username: 'meera', email: 'meera@example.org', dob: '1990-05-17', password: 'Correct1horse' }

/** The first message per field, as the form shows it. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  if (result.success) return {}
  const found: Record<string, string> = {}
  for (const { path, message } of result.error.issues) found[path.join('.')] ??= message
  return found
}

describe('signup', () => {
  const schema = createSignup(today)

  it('takes the payload of the specification and gives an empty list of addresses', () => {
    expect(schema.parse(valid)).toEqual({ ...valid, addressesToTrack: [] })
  })

  it('says which field is required, for each empty field', () => {
    expect(messages(schema, { username: '', email: '', dob: '', password: '' })).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      dob: 'Date of birth is required',
      password: 'Password is required',
    })
  })

  it('says the same for each missing field', () => {
    expect(messages(schema, {})).toMatchObject({
      username: 'Username is required',
      password: 'Password is required',
    })
  })

  it.each([
    ['username', 'me', 'Username must be at least 3 characters'],
    ['username', '   me   ', 'Username must be at least 3 characters'],
    ['email', 'meera', 'Email is invalid'],
    ['email', 'meera@', 'Email is invalid'],
    ['email', 'a b@example.org', 'Email is invalid'],
    ['dob', '1990-02-30', 'Date of birth is invalid'],
    ['dob', '17/05/1990', 'Date of birth is invalid'],
    ['dob', '0001-01-01', 'Date of birth is invalid'],
    ['dob', '2014-01-01', 'You must be at least 13 years old'],
    ['password', 'Short1a', 'Password must be at least 8 characters'],
    ['password', 'alllower1', 'Password must contain uppercase, lowercase, and number'],
    ['password', 'ALLUPPER1', 'Password must contain uppercase, lowercase, and number'],
    ['password', 'NoDigitsHere', 'Password must contain uppercase, lowercase, and number'],
    ['password', `Aa1${'x'.repeat(10_000)}`, 'Password must be at most 1024 characters'],
  ])('refuses %s %j', (field, value, message) => {
    expect(messages(schema, { ...valid, [field]: value })).toEqual({ [field]: message })
  })

  it('counts the age by calendar years, so that the year of the 13th birthday is enough', () => {
    expect(schema.safeParse({ ...valid, dob: '2013-12-31' }).success).toBe(true)
  })

  it('refuses unknown fields', () => {
    expect(schema.safeParse({ ...valid, role: 'admin' }).success).toBe(false)
  })
})

describe('the signup form', () => {
  const schema = createSignupForm(today)

  it('says when the passwords differ, beside every other fault', () => {
    expect(messages(schema, { ...valid, username: '', confirmPassword: 'other' })).toEqual({
      username: 'Username is required',
      confirmPassword: "Passwords don't match",
    })
  })

  it('passes when they are the same', () => {
    expect(messages(schema, { ...valid, confirmPassword: valid.password })).toEqual({})
  })
})

describe('login', () => {
  it('takes email and password, and remember-me where given', () => {
    expect(login.parse({ email: ' a@b.co ', password: 'x', rememberMe: true })).toEqual({
      email: 'a@b.co',
      password: 'x',
      rememberMe: true,
    })
  })

  it('takes any text as email, since a malformed one is answered like a wrong one', () => {
    expect(login.safeParse({ email: "' OR 1=1 --", password: 'x' }).success).toBe(true)
  })

  it('refuses unknown fields', () => {
    expect(login.safeParse({ email: 'a', password: 'x', admin: true }).success).toBe(false)
  })
})
