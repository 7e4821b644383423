import { AppError } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { internalFailure } from '../testing/internal-failure.ts'

test('a fault of ours is answered without a word of what broke, and logged in full', async () => {
  const lines: string[] = []
  const chain = createFakeChain()
  chain.listProviders = () => {
    throw new TypeError('inner workings')
  }
  const { browser } = await buildTestApp({ chain, log: (line) => lines.push(line) })
  const answer = await browser().send({ method: 'GET', url: '/api/status' })

  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual(internalFailure(answer))
  const logged = lines.find((line) => line.includes('inner workings'))
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ reqId: answer.headers['x-request-id'] })
})

test('a server that is busy says when to come back', async () => {
  const busy = async () => {
    throw new AppError('BUSY')
  }
  const { browser } = await buildTestApp({ passwords: { hash: busy, verify: busy } })
  const answer = await browser().send({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: 'ada@example.org', password: 'Correct-Horse-7' },
  })

  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json()).toMatchObject({ success: false, code: 'BUSY' })
})
