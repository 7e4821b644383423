import { createServer } from 'node:http'
import { openSandbox } from '@app/sandbox/testing'
import { createChainClient } from '@pkg/chain-client'
import { createMemoryStore } from '@pkg/keep-fresh'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { readEvents } from '../testing/read-events.ts'

const sandbox = await openSandbox()

const question = 'How much will 10,000 grow to in 20 years at 8% annual returns?'

/** The whole server, with a model of that name behind it. */
async function openApp(model: string, url = sandbox.env.GEMINI_URL ?? '') {
  const chain = createChainClient({
    settings: { GEMINI_URL: url, GEMINI_API_KEY: 'sandbox', GEMINI_MODEL: model },
    answers: createMemoryStore(),
    now: Date.now,
    log: () => {},
  })
  onTestFinished(() => chain.close())
  return buildTestApp({ chain })
}

async function ask(model: string) {
  const { app } = await openApp(model)
  const headers = { host: 'localhost:3000' }
  const { payload } = await app.inject({ method: 'POST', url: '/api/ask', headers, payload: { question } })
  const events = readEvents(payload)
  const shown = events.flatMap((event) => (event.event === 'token' ? [event.data.text] : [])).join('')
  const calculations = events.flatMap((event) => (event.event === 'calculation' ? [event.data] : []))
  return { payload, shown, calculations, last: events.at(-1) }
}

test('an honest model chooses the calculator, and our figures are shown', async () => {
  const { shown, calculations } = await ask('honest')
  expect(shown).toBe('With interest on interest, it becomes **46609.57**.')
  expect(calculations).toMatchObject([{ calculator: 'compound-interest', verified: true }])
})

test.each([
  'liar',
  'inventor',
  'half-json',
  'endless',
  'html',
  'mid-stream-error',
  'blocked',
  'empty',
  'too-long',
])(
  'a model that is %s never gets a wrong figure shown as verified, nor markup into the page',
  async (model) => {
    const { payload, shown, calculations, last } = await ask(model)
    expect(shown).not.toMatch(/9,999|hundred thousand|1\.2 lakh/)
    expect(payload).not.toMatch(/<script|<img|<a /)
    for (const { outputs, verified } of calculations) {
      expect(verified).toBe(true)
      expect(
        outputs.some(({ value }) => typeof value === 'number' && Math.abs(value - 46_609.57) < 0.01),
      ).toBe(true)
    }
    expect(calculations.length).toBeGreaterThan(0)
    expect(last?.event).toBe('done')
  },
)

test('a person who hangs up ends the call to the model', async () => {
  const arrived = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const upstream = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"candidates":[{"content":{"parts":[{"text":"Thinking. "}]}}]}\n\n')
    response.on('close', () => closed.resolve())
    arrived.resolve()
  })
  const { url, close } = await listen(upstream)
  onTestFinished(close)
  const { app } = await openApp('any', url)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  // No limit of time may close the connection here: only the caller's leaving is left to.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const caller = new AbortController()
  const body = JSON.stringify({ question })
  const asking = fetch(`${address}/api/ask`, {
    method: 'POST',
    body,
    signal: caller.signal,
    headers: { 'content-type': 'application/json' },
  })
  await arrived.promise
  caller.abort()
  await asking.catch(() => {})
  await closed.promise
})
