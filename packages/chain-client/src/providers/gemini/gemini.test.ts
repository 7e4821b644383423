import { createServer } from 'node:http'
import { listen } from '@pkg/test-settings/listen.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LanguageModel, ModelEvent, ModelRequest } from '../../ports/language-model.ts'
import { ProviderError } from '../../provider-error.ts'
import { createStub, type StubAnswer } from '../../testing/create-stub.ts'
import { hasRecorded, readRecorded } from '../../testing/find-recorded.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { gemini } from './gemini.ts'

function open(url: string): LanguageModel {
  const { ports, close } = openProvider(gemini, {
    GEMINI_URL: url,
    GEMINI_API_KEY: 'secret-key',
    GEMINI_MODEL: 'model-1',
  })
  onTestFinished(close)
  return filled(ports.languageModel)
}

function request(fields: Partial<ModelRequest> = {}): ModelRequest {
  return {
    prompt: 'Calculate and explain: 2 + 2',
    instruction: 'Compute nothing.',
    tools: [{ name: 'sip', description: 'SIP', parameters: { type: 'object' } }],
    rounds: [],
    signal: new AbortController().signal,
    ...fields,
  }
}

async function read(model: LanguageModel, given = request()): Promise<ModelEvent[]> {
  const events: ModelEvent[] = []
  for await (const event of model.stream(given)) events.push(event)
  return events
}
const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')
const endOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === 'finish' ? [event.reason] : []))[0]

async function answer(given: StubAnswer) {
  const bodies: unknown[] = []
  const stub = await createStub(({ body }) => {
    bodies.push(JSON.parse(body))
    return given
  })
  onTestFinished(stub.close)
  return { model: open(stub.url), stub, bodies }
}
const stream = (body: string): StubAnswer => ({ type: 'text/event-stream', body })
const chunk = (value: unknown) => `data: ${JSON.stringify(value)}\r\n\r\n`
const says = (text: string, finishReason?: string) =>
  chunk({ candidates: [{ content: { parts: [{ text }] }, ...(finishReason && { finishReason }) }] })

describe('a question', () => {
  test('goes out in the specified form, the key in a header and not in the address', async () => {
    const { model, stub, bodies } = await answer(stream(says('4', 'STOP')))
    expect(textOf(await read(model))).toBe('4')
    expect(stub.asked).toEqual(['/v1beta/models/model-1:streamGenerateContent?alt=sse'])
    expect(stub.headers[0]?.['x-goog-api-key']).toBe('secret-key')
    expect(bodies[0]).toMatchObject({
      contents: [{ parts: [{ text: 'Calculate and explain: 2 + 2' }] }],
      tools: [{ functionDeclarations: [{ name: 'sip' }] }],
    })
  })

  test('carries the model’s own turns and the results of its calls', async () => {
    const { model, bodies } = await answer(stream(says('Done.', 'STOP')))
    const turn = {
      role: 'model',
      parts: [{ functionCall: { name: 'sip', args: {} }, thoughtSignature: 'abc' }],
    }
    await read(model, request({ rounds: [{ turn, results: [{ name: 'sip', result: { futureValue: 1 } }] }] }))
    expect((bodies[0] as { contents: unknown[] }).contents).toEqual([
      { parts: [{ text: 'Calculate and explain: 2 + 2' }] },
      turn,
      {
        role: 'user',
        parts: [{ functionResponse: { name: 'sip', response: { result: { futureValue: 1 } } } }],
      },
    ])
  })

  test('that is given up closes the connection', async () => {
    const arrived = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    const server = await listen(
      createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(says('Thinking'))
        arrived.resolve()
        response.on('close', () => closed.resolve())
      }),
    )
    onTestFinished(server.close)
    // No limit of time may close the connection here: only the caller's leaving is left to.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    const controller = new AbortController()
    const reading = read(open(server.url), request({ signal: controller.signal })).catch(
      (error: unknown) => error,
    )
    await arrived.promise
    controller.abort()
    await closed.promise
    expect(await reading).not.toBeInstanceOf(ProviderError)
  })
})

describe('an answer', () => {
  test.each([
    ['STOP', 'done'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'blocked'],
    ['PROHIBITED_CONTENT', 'blocked'],
    ['RECITATION', 'other'],
    ['OTHER', 'other'],
  ])('that ends with %s is %s', async (reason, expected) => {
    const { model } = await answer(stream(says('Half', reason)))
    expect(endOf(await read(model))).toBe(expected)
  })

  test.each([
    ['no candidates', { candidates: [] }],
    ['no content', { candidates: [{ finishReason: 'STOP' }] }],
    ['nothing', {}],
  ])('with %s is empty, not an error', async (_, body) => {
    const { model } = await answer(stream(chunk(body)))
    expect(textOf(await read(model))).toBe('')
  })

  test('that is no stream but a piece of JSON is read as well', async () => {
    const { model } = await answer({
      body: { candidates: [{ content: { parts: [{ text: 'Four.' }] }, finishReason: 'STOP' }] },
    })
    expect(textOf(await read(model))).toBe('Four.')
  })

  test.each([
    ['half a piece of JSON', stream('data: {"candidates": [{"content"\n\n')],
    ['a page', { type: 'text/html', body: '<html><body>Down</body></html>' }],
    ['nothing at all', stream('')],
  ])('of %s is a fault of the source', async (_, given) => {
    const { model } = await answer(given)
    await expect(read(model)).rejects.toMatchObject({ kind: 'badbody' })
  })

  test('without end is cut', async () => {
    const server = await listen(
      createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const piece = says('x'.repeat(50_000))
        const write = () => {
          while (!response.destroyed && response.write(piece)) {}
        }
        response.on('drain', write)
        write()
      }),
    )
    onTestFinished(server.close)
    await expect(read(open(server.url))).rejects.toMatchObject({ kind: 'badbody' })
  })
})

describe.skipIf(!hasRecorded)('recorded answers', () => {
  const replay = (file: string) => answer(stream(readRecorded(`gemini/${file}`)))

  test('thoughts are left out, and a call is found behind them', async () => {
    const { model } = await replay(
      'googleai__streaming-success-thinking-function-call-thought-summary-signature.txt',
    )
    const events = await read(model)
    expect(events.find((event) => event.type === 'call')).toMatchObject({ call: { name: 'now' } })
    expect(textOf(events)).not.toContain('Calculating the Days')
  })

  test('a short and a long reply are read whole', async () => {
    expect(
      textOf(await read((await replay('googleai__streaming-success-basic-reply-short.txt')).model)),
    ).toBe('The capital of Wyoming is **Cheyenne**.\n')
    expect(
      textOf(await read((await replay('googleai__streaming-success-basic-reply-long.txt')).model)).length,
    ).toBeGreaterThan(1000)
  })

  test('a blocked prompt is blocked', async () => {
    expect(
      endOf(await read((await replay('googleai__streaming-failure-prompt-blocked-safety.txt')).model)),
    ).toBe('blocked')
  })

  test('an error that breaks into the stream comes after what was said', async () => {
    const { model } = await replay('vertexai__streaming-failure-error-mid-stream.txt')
    const said: string[] = []
    const reading = (async () => {
      for await (const event of model.stream(request())) if (event.type === 'text') said.push(event.text)
    })()
    await expect(reading).rejects.toMatchObject({ httpStatus: 499 })
    expect(said.join('')).toBe('First Second ')
  })

  test.each([
    ['error_429_free_tier_rpd.json', 429, 'quota'],
    ['error_429_free_tier_rpm.json', 429, 'rate'],
    ['googleai__unary-failure-api-key.json', 400, 'auth'],
    ['googleai__unary-failure-generativelanguage-api-not-enabled.json', 403, 'auth'],
    ['googleai__unary-failure-unknown-model.json', 404, 'notfound'],
    ['vertexai__unary-failure-unsupported-user-location.json', 400, 'badrequest'],
  ])('%s with HTTP %i is %s, with no word of it repeated', async (file, status, kind) => {
    const { model } = await answer({ status, body: JSON.parse(readRecorded(`gemini/${file}`)) })
    const error = await read(model).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind, httpStatus: status, retry: 'never' })
    expect(JSON.stringify(error)).not.toContain('secret-key')
  })
})
