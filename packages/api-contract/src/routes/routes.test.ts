import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errors } from '../errors.ts'
import * as door from '../index.ts'

const routes = Object.entries({
  ...door.users,
  ...door.account,
  ...door.portfolio,
  ...door.history,
  ...door.wallets,
  ...door.spamRules,
  ...door.market,
  ...door.currency,
  ...door.visitors,
  ...door.admin,
  ...door.operations,
}).flatMap(([name, value]) => (typeof value === 'object' && 'url' in value ? [{ name, route: value }] : []))

describe('the routes', () => {
  it("hold the specification's eight user calls, exactly", () => {
    const calls = routes.map(({ route }) => `${route.method} ${route.url}`)
    expect(calls.filter((call) => call.includes('/api/users/')).sort()).toEqual([
      'GET /api/users/dashboard',
      'GET /api/users/fetch-addresses',
      'GET /api/users/test-cookie',
      'PATCH /api/users/add-address',
      'PATCH /api/users/remove-address',
      'POST /api/users/login',
      'POST /api/users/logout',
      'POST /api/users/signup',
    ])
  })

  it('have one entry per method and path', () => {
    const calls = routes.map(({ route }) => `${route.method} ${route.url}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  describe.each(routes)('$name', ({ route }) => {
    it('stands under /api and names its parameters in its schema', () => {
      expect(route.url).toMatch(/^\/api\//)
      expect(route.url.includes(':')).toBe('params' in route.schema)
    })

    it('never changes anything by GET', () => {
      if (route.method === 'GET') expect('body' in route.schema).toBe(false)
    })

    it('answers 401 in its documentation when it needs a session', () => {
      if (route.access !== 'public') expect(Object.keys(route.schema.response)).toContain('401')
    })

    it('can be described as JSON Schema', () => {
      for (const schema of Object.values(route.schema.response)) {
        expect(z.toJSONSchema(schema)).toHaveProperty('type', expect.stringMatching(/^(object|array)$/))
      }
    })
  })
})

describe('the table of errors', () => {
  it.each(Object.entries(errors))('%s has a status and a sentence', (_, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Z].+/)
  })
})
