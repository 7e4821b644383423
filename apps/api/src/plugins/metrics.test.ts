import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const ask = { method: 'GET', url: '/metrics' } as const

test('without a token the figures are for callers on this machine that came by no proxy', async () => {
  const { send } = (await buildTestApp()).browser()

  expect((await send(ask)).statusCode).toBe(200)
  expect((await send({ ...ask, remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  expect((await send({ ...ask, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404)
})

test('with a token set they are for whoever shows it, from anywhere', async () => {
  const { send } = (await buildTestApp({ metricsToken: 'a token for the tests' })).browser()
  const show = (authorization: string) =>
    send({ ...ask, remoteAddress: '203.0.113.9', headers: { authorization } })

  expect((await show('Bearer a token for the tests')).statusCode).toBe(200)
  expect((await show('Bearer a token for the tesT')).statusCode).toBe(404)
  expect((await send(ask)).statusCode).toBe(404)
})
