import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

test('a process that leaves says so, answers every call, and keeps no connection for another one', async () => {
  const { app } = await buildTestApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => {
    const answer = await fetch(`${address}${path}`)
    await answer.text()
    return [answer.status, answer.headers.get('connection')]
  }
  await ask('/api/gas')
  expect(await Promise.all(['/readyz', '/healthz', '/api/gas'].map(ask))).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ])
  app.drain()
  // The last one was answered before, and is repeated at the door.
  expect(await Promise.all(['/readyz', '/healthz', '/api/gas'].map(ask))).toEqual([
    [503, 'close'],
    [200, 'close'],
    [200, 'close'],
  ])
})
