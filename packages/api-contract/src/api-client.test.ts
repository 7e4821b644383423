import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient, toPath } from './api-client.ts'
import { toErrorBody } from './errors.ts'
import { ask } from './routes/assistant.ts'
import { listTokens } from './routes/portfolio.ts'
import { addAddress, logIn } from './routes/users.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

function answering(response: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = []
  const call = createApiClient({
    baseUrl: 'http://localhost',
    fetch: async (url, init) => {
      calls.push({ url, init })
      return response()
    },
  })
  return { call, calls }
}

describe('createApiClient', () => {
  it('calls the route with its method, path and cookies, and gives back the answer', async () => {
    const answer = {
      data: [],
      source: 'Moralis',
      updatedAt: '2026-11-21T00:00:00Z',
      stale: false,
      problem: null,
    }
    const { call, calls } = answering(() => Response.json(answer))
    await expect(call(listTokens, { params: { address } })).resolves.toEqual(answer)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(`http://localhost/api/portfolio/${address}/tokens`)
    expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  it('names each call anew where it is told how', async () => {
    const sent: RequestInit[] = []
    let made = 0
    const call = createApiClient({
      fetch: async (_, init) => {
        sent.push(init)
        return Response.json({ success: true, addresses: [] })
      },
      requestId: () => {
        made += 1
        return `call-${made}`
      },
    })
    await call(addAddress, { body: { address } })
    await call(addAddress, { body: { address } })
    expect(sent.map(({ headers }) => (headers as Record<string, string>)['x-request-id'])).toEqual([
      'call-1',
      'call-2',
    ])
  })

  it('sends a body as JSON', async () => {
    const { call, calls } = answering(() => Response.json({ success: true, addresses: [] }))
    await call(addAddress, { body: { address } })
    expect(calls[0]?.init).toMatchObject({
      method: 'PATCH',
      body: JSON.stringify({ address }),
      headers: { 'content-type': 'application/json' },
    })
  })

  it('gives the answer of a route that streams as it comes, and its failure as any other', async () => {
    const { call, calls } = answering(() => new Response('event: token\ndata: {}\n\n'))
    const body = await call.stream(ask, { body: { question: 'How much?' } })
    expect(await new Response(body).text()).toBe('event: token\ndata: {}\n\n')
    expect(calls[0]?.url).toBe('http://localhost/api/ask')
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ question: 'How much?' }),
      headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
    })

    const refused = answering(() => Response.json(toErrorBody('TOO_MANY_REQUESTS'), { status: 429 }))
    await expect(refused.call.stream(ask, { body: { question: 'How much?' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
    })
  })

  it('asks past every cache when told to refresh', async () => {
    const { call, calls } = answering(() => Response.json({}))
    await call(listTokens, { params: { address } }, { refresh: true })
    expect(calls[0]?.init).toMatchObject({ cache: 'reload', headers: { 'cache-control': 'no-cache' } })
  })

  it("throws the server's own code and sentence", async () => {
    const { call } = answering(() => Response.json(toErrorBody('INVALID_CREDENTIALS'), { status: 401 }))
    await expect(call(logIn, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid credentials.',
      fromServer: true,
    })
  })

  it.each([
    ['without a code', { success: false, error: 'Not today.', message: 'Not today.' }, undefined],
    ['with one of its two sentences', { success: false, error: 'Not today.' }, undefined],
    [
      'with a hint',
      { success: false, error: 'Not today.', message: 'Not today.', hint: 'Tomorrow.' },
      'Tomorrow.',
    ],
  ])('throws the sentence of an answer %s', async (_, body, hint) => {
    const { call } = answering(() => Response.json(body, { status: 418 }))
    const failed = { status: 418, code: 'UNKNOWN', message: 'Not today.', fromServer: true, hint }
    await expect(call(listTokens, { params: { address } })).rejects.toMatchObject(failed)
  })

  it.each([
    ['a page in front of the server', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['half a body', () => new Response('{"success": tr')],
    ['a failure without a word', () => Response.json({ success: false, message: '' }, { status: 500 })],
    ['an error of another shape', () => Response.json({ detail: 'no' }, { status: 500 })],
  ])('tells %s apart from an answer of the server', async (_, response) => {
    const { call } = answering(response)
    await expect(call(listTokens, { params: { address } })).rejects.toMatchObject({
      code: 'INTERNAL',
      fromServer: false,
    })
  })

  it('says that the server was not reached', async () => {
    const { call } = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(call(listTokens, { params: { address } })).rejects.toSatisfy(
      (error) => error instanceof ApiError && error.status === 0 && error.code === 'NETWORK',
    )
  })

  it('passes an abort on as it is', async () => {
    const { call } = answering(() => Promise.reject(new DOMException('stopped', 'AbortError')))
    const signal = AbortSignal.abort()
    await expect(call(listTokens, { params: { address } }, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('toPath', () => {
  it('encodes what is put into the path, so that a value cannot leave its place', () => {
    expect(toPath('/api/portfolio/:address/tokens', { address: '../../x?y' })).toBe(
      '/api/portfolio/..%2F..%2Fx%3Fy/tokens',
    )
  })

  it('leaves out query values that are not given', () => {
    expect(toPath('/api/news', {}, { page: 2, term: undefined })).toBe('/api/news?page=2')
  })
})
