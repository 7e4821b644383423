import { portfolio, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'

test('the log of a person’s visit holds every call, and neither addresses, passwords, cookies nor emails', async () => {
  const lines: string[] = []
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const { browser, app } = await buildTestApp({ log: (line) => lines.push(line) })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address } })
  await person.api(portfolio.listTokens, { params: { address } })
  await person.send({ method: 'GET', url: `/nothing?address=${address}` })
  await person.send({ method: 'POST', url: '/api/users/login', payload: { password: PASSWORD, x: address } })
  app.log.info(
    { headers: { cookie: 'planted', authorization: 'planted' }, password: 'planted' },
    'a careless line',
  )

  const log = lines.join('')
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
  const [answered] = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/api/users/login')
  expect(answered).toMatchObject({
    reqId: expect.stringMatching(/^req-/),
    method: 'POST',
    status: 200,
    msg: 'Answered',
  })
  expect(log).toContain('"route":"/api/portfolio/:address/tokens"')
  expect(log).toContain('"route":"/api/users/login","status":400')
  expect(log.toLowerCase()).not.toContain(address.slice(2, 12).toLowerCase())
  for (const secret of [PASSWORD, 'planted', 'ada@example.org', person.cookies.get('hodlwise') ?? 'none']) {
    expect(log).not.toContain(secret)
  }
})

test('a call that names itself in a safe form is logged, refused and repeated under that name; any other gets one', async () => {
  const lines: string[] = []
  const { app } = await buildTestApp({ log: (line) => lines.push(line) })
  const idOf = async (given: string | undefined, url = '/api/nothing') => {
    const answer = await app.inject({
      url,
      headers: { host: 'localhost:3000', ...(given !== undefined && { 'x-request-id': given }) },
    })
    const { reqId } = JSON.parse(lines.at(-1) ?? '{}')
    if (answer.statusCode >= 400) expect(answer.headers['x-request-id']).toBe(reqId)
    return reqId
  }
  const safe = ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'abcdefgh', `${'A_-9'.repeat(16)}`]
  for (const given of safe) expect(await idOf(given)).toBe(given)
  const odd = [
    ...[
      undefined,
      '',
      'short',
      'a'.repeat(65),
      'with space',
      'quote"quote',
      '<script>x',
      'line\u00e9nine',
      'a.b.c.d.e',
    ],
    `0x${'d8'.repeat(20)}`,
    '"},{"level":60,"x":"',
  ]
  for (const given of odd) expect(await idOf(given)).toMatch(/^req-[0-9a-z]+$/)
  expect(await idOf('repeated-call', '/api/market/top')).toBe('repeated-call')
  expect(await idOf('repeated-anew', '/api/market/top')).toBe('repeated-anew')
})
