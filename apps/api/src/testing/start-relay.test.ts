import { createServer } from 'node:http'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startRelay } from './start-relay.ts'

test('what another server answers is told, and where it goes away under a call the caller loses its connection', async () => {
  const truth = await listen(
    createServer(({ url }, response) => {
      if (url === '/held') void truth.close()
      else response.end('{"true":1}')
    }),
  )
  const relay = await startRelay(async ({ url = '' }) => {
    const answer = await fetch(truth.url + url)
    return { status: answer.status, body: await answer.text() }
  })
  onTestFinished(relay.close)
  expect(await (await fetch(`${relay.url}/`)).json()).toEqual({ true: 1 })
  await expect(fetch(`${relay.url}/held`)).rejects.toThrow('fetch failed')
})
