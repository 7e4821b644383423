import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { contractRoutes } from '../testing/contract-routes.ts'

/** A route without a body does what it is for, whatever else it is sent. */
const changing = contractRoutes.filter(({ method, schema }) => method !== 'GET' && schema.body !== undefined)

const fieldNames = ['username', 'email', 'dob', 'password', 'addressesToTrack', 'address', 'rememberMe']
const almostBody = fc.dictionary(
  fc.oneof(fc.constantFrom(...fieldNames), anyText({ maxLength: 20 })),
  fc.oneof(fc.jsonValue(), anyText(), fc.constantFrom('__proto__', 'ada@example.org')),
)

test('no body, however odd, makes a call fail on our side', async () => {
  const person = (await buildTestApp()).browser()
  await person.enter('ada')

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...changing),
      fc.oneof(
        almostBody.map((body) => JSON.stringify(body)),
        fc.json(),
        anyText(),
      ),
      async ({ method, url }, payload) => {
        const answer = await person.send({
          method: method as 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.json()).toMatchObject({ success: false, error: expect.stringMatching(/\S/) })
      },
    ),
    { numRuns: 300 },
  )
})

test('an unknown field’s name is told, but not a megabyte of it', async () => {
  const { send } = (await buildTestApp()).browser()
  const payload = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}${'x'.repeat(500)}`, 1]),
  )
  const answer = await send({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: 'a', password: 'b', ...payload },
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/^There is no field of this name: /)
  expect(answer.json().message.length).toBeLessThan(300)
})
