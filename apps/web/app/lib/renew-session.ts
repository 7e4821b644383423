import { ApiError, account, createApiClient, type ErrorCode, users } from '@pkg/api-contract'
import { createFlights } from '@pkg/keep-fresh/create-flights.ts'
import * as z from 'zod/mini'
import { clearStored, readStored, writeStored } from './stored-state.ts'
import { withTabLock } from './with-tab-lock.ts'

/** When the renewal began that no answer has come to yet. */
const NAME = 'renewal'
/** Longer than a call takes that is worth waiting for. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 200

/** Goes on when the page is left meanwhile: a new token that never arrives would look stolen at the next use. */
const call = createApiClient({ fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }) })

const flights = createFlights()

/**
 * Asks for new tokens, once however many calls need them and in one tab at a time. False: the session is over.
 * Throws ApiError where nobody knows, since the server was not reached or had no time.
 */
export function renewSession(): Promise<boolean> {
  return flights.run(NAME, () => withTabLock(renew))
}

async function renew(): Promise<boolean> {
  // A page that was left lets go of the lock, but its call goes on: until it is answered our token is a used one.
  while (isUnderWayElsewhere()) {
    if (await isSignedIn(call(users.getDashboard, {}))) return true
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  writeStored(NAME, Date.now())
  const isRenewed = await isSignedIn(call(account.refreshSession, {}))
  // Not where the call was broken off: it may have been heard.
  clearStored(NAME)
  return isRenewed
}

function isUnderWayElsewhere(): boolean {
  const age = Date.now() - (readStored(NAME, z.number()) ?? 0)
  return age >= 0 && age < PATIENCE_MS
}

async function isSignedIn(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (error) {
    const isOut = error instanceof ApiError && error.code === ('NOT_SIGNED_IN' satisfies ErrorCode)
    if (isOut) return false
    throw error
  }
}
