import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { contractRoutes } from '../testing/contract-routes.ts'

test('the description holds every entry of the contract, with what it takes and answers', async () => {
  const { send } = (await buildTestApp()).browser()
  const { paths, openapi, components } = (await send({ method: 'GET', url: '/docs/openapi.json' })).json()

  expect(openapi).toMatch(/^3\.1/)
  expect(components.securitySchemes).toMatchObject({
    session: { in: 'cookie', name: 'hodlwise' },
    accessToken: { type: 'http', scheme: 'bearer' },
  })
  for (const { method, url, schema, access, scopes } of contractRoutes) {
    const call = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(call?.summary).toBe(schema.summary)
    const tokens = scopes && { accessToken: scopes }
    const signIn = [{ session: [] }, tokens].filter((way) => way !== undefined)
    expect(call.security).toEqual(access === 'public' ? undefined : signIn)
    expect(Object.keys(call.responses)).toEqual(Object.keys(schema.response))
    if (schema.body) expect(call.requestBody.content['application/json'].schema.type).toBe('object')
  }
})

test('every call of the contract has a name of its own, what failed is described once, and questions are streamed', async () => {
  const { send } = (await buildTestApp()).browser()
  const { paths, components } = (await send({ method: 'GET', url: '/docs/openapi.json' })).json()
  const calls = contractRoutes.map(
    ({ method, url }) => paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()],
  )

  const ids: string[] = calls.map(({ operationId }) => operationId)
  expect(ids).toContain('portfolio_listTokens')
  expect(ids).toContain('account_listTokens')
  expect(ids.every((id) => /^\w+_\w+$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  const failed = calls.flatMap(({ responses }) =>
    Object.entries(responses).filter(([status]) => status >= '400'),
  )
  const refs = failed.map(([, answer]) => (answer as Answer).content['application/json']?.schema.$ref)
  expect(new Set(refs)).toEqual(new Set(['#/components/schemas/Failure']))
  expect(components.schemas.Failure.required).toEqual(['success', 'code', 'error', 'message'])
  expect(paths['/api/ask'].post.responses[200].content).toHaveProperty(['text/event-stream'])
  expect(paths['/api/account'].get.responses[401].description).toBe('Unauthorized')
})

interface Answer {
  content: Record<string, { schema: { $ref?: string } }>
}

test('people get a page without scripts, programs get the description itself', async () => {
  const { send } = (await buildTestApp()).browser()
  const page = await send({ method: 'GET', url: '/docs', headers: { accept: 'text/html' } })

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('POST /api/users/signup')
  expect(page.body).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)[^"&]*\.(js|css)/)
  expect((await send({ method: 'GET', url: '/docs' })).json()).toHaveProperty('openapi')
})

test('whoever writes a program reads there how long a session lasts and how to renew it', async () => {
  const { send } = (await buildTestApp()).browser()
  const { info } = (await send({ method: 'GET', url: '/docs/openapi.json' })).json()
  const page = await send({ method: 'GET', url: '/docs', headers: { accept: 'text/html' } })

  for (const text of [info.description, page.body]) {
    expect(text).toMatch(/15 minutes.*NOT_SIGNED_IN.*POST \/api\/account\/refresh/)
  }
})
