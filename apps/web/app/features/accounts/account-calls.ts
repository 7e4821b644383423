import { ApiError, account, type Login, type RouteOutput, type Signup, users } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { forgetAccount } from '#app/lib/forget-account.ts'
import { markLogin } from '#app/lib/recent-login.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import type { Outcome } from '#app/lib/use-send.ts'
import { loginOffline, signupOffline } from './offline-sentences.ts'

/** Creates an account, or has a link mailed that does. */
export async function signUp(body: Signup): Promise<Outcome<RouteOutput<typeof users.signUp>>> {
  try {
    return { done: true, ...(await api(users.signUp, { body })) }
  } catch (error) {
    const texts = { fallback: 'Failed to create account', offline: signupOffline }
    return { done: false, problem: toErrorMessage(error, texts) }
  }
}

/** Starts a session. Whoever was here before leaves nothing behind. */
export async function logIn(credentials: Login): Promise<Outcome> {
  try {
    await api(users.logIn, { body: credentials })
    forgetAccount()
    markLogin()
    return { done: true }
  } catch (error) {
    const texts = { fallback: 'Invalid credentials.', offline: loginOffline }
    return { done: false, problem: toErrorMessage(error, texts), code: toCode(error) }
  }
}

/** Who signed up, by the secret of a mailed link. */
export async function findSignup(token: string): Promise<Outcome<RouteOutput<typeof account.findSignup>>> {
  return settle(api(account.findSignup, { body: { token } }))
}

/** Makes the account, by the secret of a mailed link and the password that was chosen. */
export async function confirmSignup(token: string, password: string): Promise<Outcome> {
  return settle(api(account.confirmSignup, { body: { token, password } }))
}

/** Asks for a link to set a new password. */
export async function forgotPassword(email: string): Promise<Outcome> {
  return settle(api(account.forgotPassword, { body: { email } }))
}

/** Sets a new password by the secret of a mailed link. */
export async function resetPassword(token: string, password: string): Promise<Outcome> {
  return settle(api(account.resetPassword, { body: { token, password } }))
}

/** Changes the address by the secret of a mailed link. */
export async function confirmEmail(token: string): Promise<Outcome> {
  return settle(api(account.confirmEmail, { body: { token } }))
}

async function settle<T extends object>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: true, ...(await call) }
  } catch (error) {
    return {
      done: false,
      problem: toErrorMessage(error, { fallback: 'Something went wrong', offline: loginOffline }),
      code: toCode(error),
    }
  }
}

const toCode = (error: unknown) => (error instanceof ApiError ? error.code : '')
