import { type ApiClient, account, createApiClient, users } from '@pkg/api-contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** One person's browser: the web app's own client, and a jar that keeps cookies as a browser does. */
export interface Browser {
  api: ApiClient
  cookies: Map<string, string>
  /** A call by hand, with the jar's cookies and our own origin. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Signs up and in. */
  enter(name: string): Promise<void>
}

export const PASSWORD = 'Correct-Horse-7'

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

  const client = {
    async fetch(url: string, { method, headers, body }: RequestInit) {
      const { payload, statusCode } = await send({
        url,
        method: method as 'GET',
        headers: { ...(headers as Record<string, string>) },
        ...(typeof body === 'string' && { payload: body }),
      })
      return new Response(payload, { status: statusCode })
    },
  }
  const renew = () =>
    createApiClient(client)(account.refreshSession, {}).then(
      () => true,
      () => false,
    )
  const api = createApiClient({ ...client, renew })

  return {
    api,
    cookies,
    send,
    async enter(name) {
      const email = `${name}@example.org`
      await api(users.signUp, {
        body: { username: name, email, dob: '1990-05-05', password: PASSWORD, addressesToTrack: [] },
      })
      await api(users.logIn, { body: { email, password: PASSWORD } })
    },
  }
}
