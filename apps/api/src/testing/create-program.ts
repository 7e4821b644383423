import { type ApiClient, account, createApiClient, type TokenScope } from '@pkg/api-contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Browser, PASSWORD } from './create-browser.ts'
import { fetchByInject } from './fetch-by-inject.ts'

/** A program that signs in with an access token: no cookies, no origin. */
export interface Program {
  api: ApiClient
  send(options: InjectOptions): Promise<LightMyRequestResponse>
}

export function createProgram(app: FastifyInstance, secret: string): Program {
  const send = ({ headers, ...options }: InjectOptions) =>
    app.inject({
      ...options,
      headers: { host: 'localhost:3000', authorization: `Bearer ${secret}`, ...headers },
    })

  return { send, api: createApiClient({ fetch: fetchByInject(send) }) }
}

/** Makes a token in a person's browser. */
export function createToken(
  { api }: Browser,
  scopes: readonly TokenScope[],
  { name = 'a script', days = 30 as 7 | 30 | null } = {},
) {
  return api(account.createToken, { body: { name, scopes: [...scopes], days, password: PASSWORD } })
}
