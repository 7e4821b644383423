import { createApiClient, MINUTE_MS, users, wallets } from '@pkg/api-contract'
import { expect } from 'vitest'
import { startListening } from './start-server.ts'

const WRITERS = 6
/** At most so many acknowledged writes come between two kills. */
const MOST_WRITES = 40
const person = { email: 'ada@example.org', password: 'Correct-Horse-7' }
const addressOf = (writer: number) => `0x${(writer + 1).toString(16).padStart(40, '0')}`

/** What a wallet was set to: its label and its one tag are the number of the write; null where it is not tracked. */
type State = { label: string | null; tags: string[] } | null

/** One writer's wallet: what it was set to, one after the other, and which of that was acknowledged last. */
interface Course {
  sent: State[]
  acknowledged: number
}

/** How often the server is killed in one test; KILL_ROUNDS asks for more by hand. */
export const killRounds = Number(process.env.KILL_ROUNDS ?? 2)
/** Longer than any start takes, so that only a hang meets it. */
export const killLimit = (killRounds + 1) * MINUTE_MS

/** Numbers from 0 to below 1, the same for the same seed: the generator of Park and Miller. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A client that keeps cookies as a browser does, and signs in again where a session ended: many rounds take long. */
function createClient(baseUrl: string, cookies: Map<string, string>) {
  async function send(url: string, options: RequestInit) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(options.headers as Record<string, string>), cookie, origin: baseUrl }
    const answer = await fetch(url, { ...options, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return answer
  }
  // Once for all writers: as many logins at the same moment would be too many attempts.
  let entering: Promise<unknown> | undefined
  return createApiClient({
    baseUrl,
    fetch: send,
    async renew() {
      entering ??= createApiClient({ baseUrl, fetch: send })(users.logIn, { body: person }).finally(() => {
        entering = undefined
      })
      await entering
      return true
    },
  })
}

/**
 * Kills the server in the midst of writes, over and over, and holds what is found after each start against what was
 * acknowledged: nothing of it is lost, and nothing is there by half.
 */
export async function surviveKills(env: Record<string, string>, rounds: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  const cookies = new Map<string, string>()
  const courses = Array.from({ length: WRITERS }, (): Course => ({ sent: [null], acknowledged: 0 }))
  let writes = 0

  for (let round = 0; round <= rounds; round += 1) {
    const { child, ended, address } = await startListening({
      ...env,
      SESSION_SECRET: 'a secret of this test alone',
    })
    const api = createClient(address, cookies)
    if (round === 0) {
      const newcomer = { ...person, username: 'Ada', dob: '1990-12-10', addressesToTrack: [] }
      await api(users.signUp, { body: newcomer })
      await api(users.logIn, { body: person })
    }
    const { wallets: found } = await api(wallets.listWallets, {})
    for (const [writer, course] of courses.entries()) {
      const wallet = found.find((each) => each.address.toLowerCase() === addressOf(writer))
      const state: State = wallet ? { label: wallet.label, tags: wallet.tags } : null
      expect(course.sent.slice(course.acknowledged), `wallet ${writer} in round ${round}`).toContainEqual(
        state,
      )
      Object.assign(course, { sent: [state], acknowledged: 0 })
    }
    if (round === rounds) {
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      break
    }

    let left = 1 + Math.floor(random() * MOST_WRITES)
    const write = async (writer: number, course: Course) => {
      const address = addressOf(writer)
      while (left > 0) {
        const now = course.sent.at(-1) ?? null
        writes += 1
        const next = String(writes)
        const state: State =
          now === null ? { label: null, tags: [] } : random() < 0.2 ? null : { label: next, tags: [next] }
        course.sent.push(state)
        const index = course.sent.length - 1
        if (now === null) await api(users.addAddress, { body: { address } })
        else if (state === null) await api(users.removeAddress, { body: { address } })
        else await api(wallets.updateWallet, { params: { address }, body: state })
        course.acknowledged = index
        left -= 1
        // The other writers' calls are on their way.
        if (left === 0) child.kill('SIGKILL')
      }
    }
    const ends = await Promise.allSettled(courses.map((course, writer) => write(writer, course)))
    await ended
    // Whoever was not answered was cut off, and by nothing else than the kill.
    for (const end of ends) {
      if (end.status === 'rejected') expect(end.reason, `round ${round}`).toMatchObject({ status: 0 })
    }
    expect(left).toBeLessThanOrEqual(0)
  }
}
