import { type Login, type Signup, users } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { markLogin } from '#app/lib/recent-login.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { loginOffline, type Outcome, signupOffline } from './outcome.ts'

/** Creates an account. */
export async function signUp(account: Signup): Promise<Outcome> {
  try {
    await api(users.signUp, { body: account })
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
    return { done: false, problem: toErrorMessage(error, texts) }
  }
}
