import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { World } from '../upstream.ts'
import { gemini } from './gemini.ts'

async function ask(model: string, contents: unknown, key = 'sandbox') {
  const app = fastify()
  gemini.register(app, {} as World)
  const url = `/v1beta/models/${model}:streamGenerateContent?alt=sse`
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'x-goog-api-key': key },
    payload: { contents },
  })
  await app.close()
  return response
}
const question = [{ parts: [{ text: 'Calculate and explain: 10,000 for 20 years at 8%' }] }]

test('the honest model calls a calculator, and then says what it gave', async () => {
  const first = await ask('honest', question)
  expect(first.payload).toContain(
    '"args":{"principal":10000,"annualRatePercent":8,"years":20,"frequency":"yearly"}',
  )
  const result = { outputs: [{ id: 'total', value: 46_609.5714 }] }
  const second = await ask('honest', [
    ...question,
    { role: 'user', parts: [{ functionResponse: { response: { result } } }] },
  ])
  expect(second.payload).toContain('46609.57')
})

test('a wrong key is refused as the service refuses it', async () => {
  const response = await ask('honest', question, 'wrong')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
  })
})
