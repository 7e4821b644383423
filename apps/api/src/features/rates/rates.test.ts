import { currency } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'

test('rates of a currency come with their day, their source and whether they are old', async () => {
  const { browser } = await buildTestApp()
  expect(await browser().api(currency.getRates, { params: { base: 'INR' } })).toEqual({
    base: 'INR',
    rates: { USD: 0.0125, INR: 1, EUR: 0.01 },
    source: 'fake',
    updatedAt: '2026-01-01T00:00:00.000Z',
    stale: false,
    problem: null,
  })
})

test('a code may be written in small letters', async () => {
  const { browser } = await buildTestApp()
  const { base, rates } = await browser().api(currency.getRates, { params: { base: 'usd' } })
  expect([base, rates.INR]).toEqual(['USD', 80])
})

test.each([
  ['XXX', 404],
  ['US', 400],
  ['DOLLAR', 400],
  ['U%24D', 400],
])('%s is answered with %i', async (base, status) => {
  const { browser } = await buildTestApp()
  expect((await browser().send({ method: 'GET', url: `/api/rates/${base}` })).statusCode).toBe(status)
})
