import { type Access, account, DAY_MS, type TokenScope, tokenScopes, users } from '@pkg/api-contract'
import { fastify } from 'fastify'
import fp from 'fastify-plugin'
import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contractRoutes } from '../testing/contract-routes.ts'
import { type Browser, PASSWORD } from '../testing/create-browser.ts'
import { createProgram, createToken, type Program } from '../testing/create-program.ts'
import { access } from './access.ts'

const tracked = '0x1111111111111111111111111111111111111111'

const roles = ['anonymous', 'another person', 'the owner', 'an admin'] as const
type Role = (typeof roles)[number]

/**
 * Every route of the server, and how it answers each kind of caller that sends nothing but the request. An
 * admin is answered like another person, and by the routes for admins with 200, or 404 for nobody’s id.
 */
const table: Record<string, readonly [Access, anonymous: number, anotherPerson: number, owner: number]> = {
  'POST /api/users/signup': ['public', 400, 400, 400],
  'POST /api/users/login': ['public', 400, 400, 400],
  'POST /api/users/logout': ['public', 200, 200, 200],
  'GET /api/users/dashboard': ['user', 401, 200, 200],
  'GET /api/users/fetch-addresses': ['user', 401, 200, 200],
  'PATCH /api/users/add-address': ['user', 401, 400, 400],
  'PATCH /api/users/remove-address': ['user', 401, 400, 400],
  'GET /api/users/test-cookie': ['public', 200, 200, 200],
  'GET /api/portfolio/:address/tokens': ['owner', 401, 404, 200],
  'GET /api/portfolio/tokens': ['user', 401, 200, 200],
  'GET /api/portfolio/:address/net-worth': ['owner', 401, 404, 200],
  'GET /api/portfolio/:address/transfers': ['owner', 401, 404, 200],
  'GET /api/portfolio/:address/nfts': ['owner', 401, 404, 200],
  'GET /api/portfolio/:address/positions': ['owner', 401, 404, 200],
  'POST /api/account/refresh': ['public', 401, 200, 200],
  'GET /api/account': ['user', 401, 200, 200],
  'GET /api/account/sessions': ['user', 401, 200, 200],
  'DELETE /api/account/sessions': ['user', 401, 200, 200],
  'DELETE /api/account/sessions/:id': ['user', 401, 404, 404],
  'POST /api/account/password': ['user', 401, 400, 400],
  'POST /api/account/email': ['user', 401, 400, 400],
  'POST /api/account/email/confirm': ['public', 400, 400, 400],
  'POST /api/account/signup': ['public', 400, 400, 400],
  'POST /api/account/signup/confirm': ['public', 400, 400, 400],
  'POST /api/account/forgot-password': ['public', 400, 400, 400],
  'POST /api/account/reset-password': ['public', 400, 400, 400],
  'POST /api/account/second-factor': ['user', 401, 400, 400],
  'POST /api/account/second-factor/confirm': ['user', 401, 400, 400],
  'POST /api/account/second-factor/remove': ['user', 401, 400, 400],
  'GET /api/account/tokens': ['user', 401, 200, 200],
  'POST /api/account/tokens': ['user', 401, 400, 400],
  'DELETE /api/account/tokens/:id': ['user', 401, 400, 400],
  'GET /api/account/events': ['user', 401, 200, 200],
  'POST /api/account/export': ['user', 401, 400, 400],
  'POST /api/account/delete': ['user', 401, 400, 400],
  'GET /api/admin/security-events': ['admin', 401, 403, 403],
  'GET /api/portfolio/history': ['user', 401, 200, 200],
  'GET /api/portfolio/history/change': ['user', 401, 400, 400],
  'GET /api/portfolio/history/holdings': ['user', 401, 400, 400],
  'GET /api/portfolio/performance': ['user', 401, 400, 400],
  'GET /api/portfolio/gains': ['user', 401, 200, 200],
  'GET /api/gains/:financialYear': ['user', 401, 400, 400],
  'GET /api/gains/:financialYear/rows': ['user', 401, 400, 400],
  'GET /api/gains/:financialYear/transactions': ['user', 401, 400, 400],
  'GET /api/gains/:financialYear/held': ['user', 401, 400, 400],
  'GET /api/gains/:financialYear/export/:format': ['user', 401, 400, 400],
  'GET /api/gains/reports': ['user', 401, 200, 200],
  'POST /api/gains/reports': ['user', 401, 400, 400],
  'GET /api/gains/reports/:id/file': ['user', 401, 400, 400],
  'GET /api/gains/reports/:id/comparison': ['user', 401, 400, 400],
  'DELETE /api/gains/reports/:id': ['user', 401, 400, 400],
  'GET /api/gains/costs': ['user', 401, 200, 200],
  'POST /api/gains/costs': ['user', 401, 400, 400],
  'POST /api/gains/costs/preview': ['user', 401, 400, 400],
  'DELETE /api/gains/costs/:id': ['user', 401, 400, 400],
  'GET /api/gains/overrides': ['user', 401, 200, 200],
  'PUT /api/gains/overrides/kind': ['user', 401, 400, 400],
  'PUT /api/gains/overrides/kinds': ['user', 401, 400, 400],
  'PUT /api/gains/overrides/cost': ['user', 401, 400, 400],
  'PUT /api/gains/overrides/price': ['user', 401, 400, 400],
  'PUT /api/gains/overrides/own-address': ['user', 401, 400, 400],
  'DELETE /api/gains/overrides/:id': ['user', 401, 400, 400],
  'GET /api/gains/overrides/:id/proof': ['user', 401, 400, 400],
  'PUT /api/gains/overrides/:id/proof': ['user', 401, 400, 400],
  'DELETE /api/gains/overrides/:id/proof': ['user', 401, 400, 400],
  'GET /api/portfolio/sparklines': ['user', 401, 200, 200],
  'GET /api/portfolio/wallets': ['user', 401, 200, 200],
  'PATCH /api/portfolio/wallets/:address': ['owner', 401, 400, 400],
  'POST /api/portfolio/wallets/:address/restore': ['user', 401, 404, 404],
  'POST /api/portfolio/import': ['user', 401, 400, 400],
  'GET /api/portfolio/export': ['user', 401, 200, 200],
  'GET /api/portfolio/movements': ['user', 401, 200, 200],
  'GET /api/portfolio/movements/sums': ['user', 401, 200, 200],
  'GET /api/portfolio/movements/assets': ['user', 401, 200, 200],
  'GET /api/portfolio/movements/csv': ['user', 401, 200, 200],
  'GET /api/portfolio/prices/:chainId/:address': ['user', 401, 400, 400],
  'GET /api/portfolio/export/:table': ['user', 401, 400, 400],
  'GET /api/portfolio/spam': ['user', 401, 200, 200],
  'PUT /api/portfolio/spam': ['user', 401, 400, 400],
  'GET /api/media/:id': ['public', 404, 404, 404],
  'GET /api/market/top': ['public', 200, 200, 200],
  'GET /api/gas': ['public', 200, 200, 200],
  'GET /api/rates/:base': ['public', 200, 200, 200],
  'GET /api/news': ['public', 200, 200, 200],
  'POST /api/ask': ['public', 400, 400, 400],
  'POST /api/contact': ['public', 400, 400, 400],
  'POST /api/insights': ['public', 400, 400, 400],
  'GET /api/admin/overview': ['admin', 401, 403, 403],
  'GET /api/admin/users': ['admin', 401, 403, 403],
  'GET /api/admin/messages': ['admin', 401, 403, 403],
  'DELETE /api/admin/users/:id/sessions': ['admin', 401, 403, 403],
  'GET /api/status': ['public', 200, 200, 200],
  'GET /healthz': ['public', 200, 200, 200],
  'GET /readyz': ['public', 200, 200, 200],
  'GET /metrics': ['public', 200, 200, 200],
  'GET /docs': ['public', 200, 200, 200],
  'GET /docs/openapi.json': ['public', 200, 200, 200],
  'GET /*': ['public', 404, 404, 404],
}

/** What a token needs to call a route, all of it. No token calls any other route that is not open to all. */
const openToTokens: Record<string, readonly TokenScope[]> = {
  'GET /api/users/fetch-addresses': ['read:portfolio'],
  'GET /api/portfolio/wallets': ['read:portfolio'],
  'GET /api/portfolio/:address/tokens': ['read:portfolio'],
  'GET /api/portfolio/tokens': ['read:portfolio'],
  'GET /api/portfolio/:address/net-worth': ['read:portfolio'],
  'GET /api/portfolio/:address/nfts': ['read:portfolio'],
  'GET /api/portfolio/:address/positions': ['read:portfolio'],
  'GET /api/portfolio/spam': ['read:portfolio'],
  'GET /api/portfolio/:address/transfers': ['read:history'],
  'GET /api/portfolio/history': ['read:history'],
  'GET /api/portfolio/history/change': ['read:history'],
  'GET /api/portfolio/history/holdings': ['read:history'],
  'GET /api/portfolio/performance': ['read:history'],
  'GET /api/portfolio/gains': ['read:history'],
  'GET /api/portfolio/sparklines': ['read:history'],
  'GET /api/portfolio/movements': ['read:history'],
  'GET /api/portfolio/movements/sums': ['read:history'],
  'GET /api/portfolio/movements/assets': ['read:history'],
  'GET /api/portfolio/movements/csv': ['read:history'],
  'GET /api/portfolio/prices/:chainId/:address': ['read:history'],
  'GET /api/gains/:financialYear': ['read:history'],
  'GET /api/gains/:financialYear/rows': ['read:history'],
  'GET /api/gains/:financialYear/transactions': ['read:history'],
  'GET /api/gains/:financialYear/held': ['read:history'],
  'GET /api/gains/:financialYear/export/:format': ['read:history'],
  'GET /api/gains/reports': ['read:history'],
  'GET /api/gains/reports/:id/file': ['read:history'],
  'GET /api/gains/reports/:id/comparison': ['read:history'],
  'GET /api/gains/costs': ['read:history'],
  'GET /api/gains/overrides': ['read:history'],
  'GET /api/portfolio/export': ['read:portfolio', 'read:history'],
  'GET /api/portfolio/export/:table': ['read:portfolio', 'read:history'],
  'PATCH /api/users/add-address': ['write:wallets'],
  'PATCH /api/users/remove-address': ['write:wallets'],
  'PATCH /api/portfolio/wallets/:address': ['write:wallets'],
  'POST /api/portfolio/wallets/:address/restore': ['write:wallets'],
}

test('every route of the server stands in this table, with its rule', async () => {
  const { app } = await buildTestApp()
  const rules = [...app.accessRules].filter(([route]) => !route.startsWith('HEAD '))

  expect(Object.fromEntries(rules)).toEqual(
    Object.fromEntries(Object.entries(table).map(([route, [rule]]) => [route, rule])),
  )
})

test('every entry of the contract is served, under the rule that the contract gives', async () => {
  const { app } = await buildTestApp()

  for (const { method, url, access: rule } of contractRoutes) {
    expect(app.accessRules.get(`${method} ${url}`)).toBe(rule)
  }
})

test('a HEAD request is under the same rule as its GET', async () => {
  const { app } = await buildTestApp()

  for (const [route, rule] of app.accessRules) {
    if (route.startsWith('HEAD ')) expect(rule).toBe(app.accessRules.get(route.replace('HEAD', 'GET')))
  }
})

const rows = Object.entries(table).flatMap(([route, [rule, anonymous, anotherPerson, owner]]) => [
  [route, 'anonymous', anonymous] as const,
  [route, 'another person', anotherPerson] as const,
  [route, 'the owner', owner] as const,
  [route, 'an admin', rule !== 'admin' ? anotherPerson : route.includes(':id') ? 404 : 200] as const,
])

const isReading = ([route]: (typeof rows)[number]) => route.startsWith('GET ')

test.for(roles)(
  'reading changes nothing: %s gets from every such route what the table says',
  async (role) => {
    const browser = await enterAs(role, await buildTestApp())
    const given = rows.filter((row) => isReading(row) && row[1] === role)
    const answers: [string, number][] = []
    for (const [route] of given) answers.push([route, await ask(browser, route)])

    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(given.map(([route, , status]) => [route, status])),
    )
  },
)

test.for(roles)(
  'of what changes something, %s, new for each call, gets from every route what the table says',
  async (role) => {
    const server = await buildTestApp()
    const given = rows.filter((row) => !isReading(row) && row[1] === role)
    const answers: [string, number][] = []
    for (const [index, [route]] of given.entries()) {
      // Past the limits of signing up.
      server.clock.time += DAY_MS
      answers.push([route, await ask(await enterAs(role, server, `one${index}`), route)])
    }

    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(given.map(([route, , status]) => [route, status])),
    )
  },
)

const kindsOfTokens: TokenScope[][] = [
  ...tokenScopes.map((scope) => [scope]),
  ['read:portfolio', 'read:history'],
  tokenScopes,
]

test.for(kindsOfTokens.map((scopes) => ({ scopes })))(
  'a token of the owner for $scopes gets from every route what the owner does, or nothing',
  async ({ scopes }) => {
    const { app, browser } = await buildTestApp()
    const owner = browser()
    await owner.enter('one')
    await owner.api(users.addAddress, { body: { address: tracked } })
    const program = createProgram(app, (await createToken(owner, scopes)).secret)
    const before = await owner.api(account.exportAccount, { body: { password: PASSWORD } })

    const expected = Object.entries(table).map(([route, [rule, anonymous, , asOwner]]) => {
      const needed = openToTokens[route]
      const isOpen = needed?.every((scope) => scopes.includes(scope))
      return [route, rule === 'public' ? anonymous : isOpen ? asOwner : 403]
    })
    const answers: [string, number][] = []
    for (const [route] of expected) answers.push([`${route}`, await ask(program, `${route}`)])
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))

    // What was refused left everything as it was.
    const after = await owner.api(account.exportAccount, { body: { password: PASSWORD } })
    const { account: person, wallets } = before
    expect(after).toMatchObject({ account: person, wallets, accessTokens: [{ id: 1 }] })
  },
)

test('no token is asked for on a route that it cannot open, and none opens the account, other tokens or the admins', async () => {
  const { app } = await buildTestApp()
  const open = [...app.tokenRules].filter(([route]) => !route.startsWith('HEAD '))

  expect(Object.fromEntries(open)).toEqual(openToTokens)
  for (const [route] of open) {
    expect(route).not.toMatch(/\/api\/(account|admin)/)
    expect(['user', 'owner']).toContain(app.accessRules.get(route))
  }
})

test('a route that says nothing of who may call it stops the start', async () => {
  const app = fastify()
  await app.register(fp(async () => {}, { name: 'session' }))
  await app.register(fp(async () => {}, { name: 'tokens' }))
  await app.register(fp(async () => {}, { name: 'dependencies' }))
  await app.register(access)

  expect(() => app.get('/forgotten', async () => 'open to all')).toThrow(
    'GET /forgotten does not say who may call it',
  )
})

/** The status of the answer; a refusal says in its body that it is one. */
async function ask({ send }: Pick<Browser | Program, 'send'>, route: string): Promise<number> {
  const [method, url = ''] = route.split(' ')
  const answer = await send({
    method: method as 'GET',
    url: url
      .replace(':address', tracked)
      .replace(':id', 'forged')
      .replace(':base', 'USD')
      .replace('*', 'nothing-here'),
  })
  const { statusCode } = answer
  if (statusCode >= 400 && statusCode < 500) expect(answer.json(), route).toMatchObject({ success: false })
  return statusCode
}

async function enterAs(role: Role, { browser, database }: TestApp, name = 'one') {
  const one = browser()
  if (role !== 'anonymous') await one.enter(name)
  if (role === 'an admin') {
    const user = await database.users.findByEmail(`${name}@example.org`)
    await database.users.setRole(user?.id ?? '', 'admin')
  }
  if (role === 'the owner') await one.api(users.addAddress, { body: { address: tracked } })
  return one
}
