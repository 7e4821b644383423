import { notReached, type Outcome } from '#app/lib/use-send.ts'
import { loginOffline } from './offline-sentences.ts'

/** The calls and all that they need, fetched when a form is first used: the page itself shows without them. */
const loadCalls = () => import('./account-calls.ts')

type Calls = Awaited<ReturnType<typeof loadCalls>>

/** Fetches the calls about accounts and makes one. */
export function callAccount<T>(
  call: (calls: Calls) => Promise<Outcome<T>>,
  offline: string = loginOffline,
): Promise<Outcome<T>> {
  return loadCalls().then(call, notReached(offline))
}
