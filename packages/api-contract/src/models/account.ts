import * as z from 'zod/mini'
import { addressInput } from './address.ts'

/** Limits of section 5 and 9 of the specification; the form and the server read the same. */
export const MINIMUM_AGE = 13
export const MAX_WALLETS = 250
/** The longest that mail can be sent to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254
/** argon2 works on what it is given; a longer password only costs time. */
const MAX_PASSWORD_LENGTH = 1024

// One field may break several rules; the first issue of a field is the one to show.
const username = z
  .string('Username is required')
  .check(
    z.trim(),
    z.minLength(1, 'Username is required'),
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(64, 'Username must be at most 64 characters'),
  )

export const emailInput = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(MAX_EMAIL_LENGTH, 'Email is invalid'),
    z.email('Email is invalid'),
  )

export const passwordInput = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.maxLength(MAX_PASSWORD_LENGTH, 'Password must be at most 1024 characters'),
  z.minLength(8, 'Password must be at least 8 characters'),
  z.refine(
    (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
    'Password must contain uppercase, lowercase, and number',
  ),
)

/** Date of birth; the specification asks for a difference of calendar years, which `today` decides. */
const dob = (today: () => Date) =>
  z.string('Date of birth is required').check(
    z.minLength(1, 'Date of birth is required'),
    z.refine((value) => z.iso.date().safeParse(value).success, 'Date of birth is invalid'),
    z.refine((value) => Number(value.slice(0, 4)) >= 1900, 'Date of birth is invalid'),
    z.refine(
      (value) => today().getUTCFullYear() - Number(value.slice(0, 4)) >= MINIMUM_AGE,
      'You must be at least 13 years old',
    ),
  )

/** What `POST /api/users/signup` takes. `today` is a parameter so that tests need no real clock. */
export function createSignup(today: () => Date = () => new Date()) {
  return z.strictObject({
    username,
    email: emailInput,
    dob: dob(today),
    password: passwordInput,
    addressesToTrack: z._default(z.array(addressInput).check(z.maxLength(MAX_WALLETS)), []),
  })
}

export const signup = createSignup()
export type Signup = z.output<typeof signup>

const isSame = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    // Told beside the other faults, not only once they are mended.
    when: () => true,
  },
)

/** What the signup form holds: the payload's fields and the repeated password, which is never sent. */
export function createSignupForm(today?: () => Date) {
  return z
    .extend(z.omit(createSignup(today), { addressesToTrack: true }), { confirmPassword: z.string() })
    .check(isSame)
}

/** What a form for a new password holds. */
export function createNewPasswordForm() {
  return z.strictObject({ password: passwordInput, confirmPassword: z.string() }).check(isSame)
}

/** Six digits of an authenticator app, or a recovery code, however a person spaces them. */
export const secondFactorCode = z.string().check(
  z.maxLength(40),
  z.overwrite((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(6, 'Please enter the code'),
)

/** A password as it is asked for again; whether it is right, only the server knows. */
export const presentPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(16_384))

/** A login is checked for its length only: any other input is simply wrong, and every wrong one gets the same answer. */
export const login = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(1024)),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(16_384)),
  /** Keeps the session for 30 days; without it the session ends with the browser. */
  rememberMe: z.optional(z.boolean()),
  /** Of the authenticator app, or a recovery code; only for accounts with two-step login. */
  code: z.optional(secondFactorCode),
})
export type Login = z.infer<typeof login>
