import { type ApiClient, account, createApiClient, users } from '@pkg/api-contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { fetchByInject } from './fetch-by-inject.ts'

/** One person's browser: the web app's own client, and a jar that keeps cookies as a browser does. */
export interface Browser {
  api: ApiClient
  cookies: Map<string, string>
  /** A call by hand, with the jar's cookies and our own origin. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Makes the account NAME@example.org. */
  signUp(name: string): Promise<void>
  /** Signs up and in. */
  enter(name: string): Promise<void>
}

export const PASSWORD = 'Correct-Horse-7'

const toEmail = (name: string) => `${name}@example.org`

export function createBrowser(app: FastifyInstance, { host, origin }: URL): Browser {
  const cookies = new Map<string, string>()

  async function send({ headers, ...options }: InjectOptions) {
    const response = await app.inject({
      ...options,
      headers: {
        host,
        ...(options.method !== 'GET' && { origin }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || expires?.getTime() === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const fetch = fetchByInject(send)
  const renew = () =>
    createApiClient({ fetch })(account.refreshSession, {}).then(
      () => true,
      () => false,
    )
  const api = createApiClient({ fetch, renew })

  async function signUp(name: string) {
    const person = { username: name, email: toEmail(name), dob: '1990-05-05' }
    await api(users.signUp, { body: { ...person, password: PASSWORD, addressesToTrack: [] } })
  }

  return {
    api,
    cookies,
    send,
    signUp,
    async enter(name) {
      await signUp(name)
      await api(users.logIn, { body: { email: toEmail(name), password: PASSWORD } })
    },
  }
}
