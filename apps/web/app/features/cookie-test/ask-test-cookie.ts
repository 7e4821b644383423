import { users } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'

/** Sets the test cookie and tells which cookies came along. Rejects when the server does not answer. */
export function askTestCookie(): Promise<{ received: boolean; cookies: string[] }> {
  return api(users.testCookie, {})
}
