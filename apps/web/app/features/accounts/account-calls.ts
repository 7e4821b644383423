import { ApiError, account, type Login, type Signup, users } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { markLogin } from '#app/lib/recent-login.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { loginOffline, type Outcome, signupOffline } from './outcome.ts'

/** Creates an account. */
export async function signUp(body: Signup): Promise<Outcome> {
  try {
    await api(users.signUp, { body })
    return { done: true }
  } catch (error) {
    const texts = { fallback: 'Failed to create account', offline: signupOffline }
    return { done: false, problem: toErrorMessage(error, texts) }
  }
}

/** Starts a session. Whoever was here before leaves nothing behind. */
export async function logIn(credentials: Login): Promise<Outcome> {
  try {
    await api(users.logIn, { body: credentials })
    clearStored(accountPrefix)
    markLogin()
    return { done: true }
  } catch (error) {
    const texts = { fallback: 'Invalid credentials.', offline: loginOffline }
    const code = error instanceof ApiError ? error.code : ''
    return { done: false, problem: toErrorMessage(error, texts), code }
  }
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

async function settle(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call
    return { done: true }
  } catch (error) {
    return {
      done: false,
      problem: toErrorMessage(error, { fallback: 'Something went wrong', offline: loginOffline }),
    }
  }
}
