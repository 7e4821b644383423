import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { currency } from '@pkg/api-contract'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { buildProgram } from '../testing/build-program.ts'
import { startListening } from '../testing/start-server.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

const attribute = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
})

async function serve(answer: RequestListener) {
  const { url, close } = await listen(createServer(answer))
  onTestFinished(close)
  return url
}

/** What a collector was sent, and what a source of exchange rates was asked with. */
async function startBoth() {
  const batches: string[] = []
  const keys = new Set<unknown>()
  const endpoint = await serve(async (request, response) => {
    expect(request.url).toBe('/v1/traces')
    keys.add(request.headers['api-key'])
    batches.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const asked: IncomingHttpHeaders[] = []
  const rates = await serve((request, response) => {
    asked.push(request.headers)
    const answer = { base_code: 'USD', time_last_update_unix: 1_790_000_000, rates: { USD: 1, INR: 80 } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return {
    asked,
    keys,
    text: () => batches.join('\n'),
    spans: () =>
      batches.flatMap((batch) =>
        exported
          .parse(JSON.parse(batch))
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    env: {
      DATABASE_URL: 'file::memory:',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20ours',
      OPEN_ER_API_URL: `${rates}/key-in-the-path`,
    },
  }
}

const ratesPath = currency.getRates.url.replace(':base', 'USD')
const readAttribute = ({ attributes }: { attributes: z.infer<typeof attribute>[] }, key: string) =>
  attributes.find((one) => one.key === key)?.value

test('a call that a trusted proxy sends on is a part of its trace, and so is what it asks of a source', async () => {
  const collector = await startBoth()
  const { address, child, ended } = await startListening({ ...collector.env, TRUSTED_PROXIES: '127.0.0.0/8' })
  const headers = { traceparent, 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'request-of-a-proxy' }
  const answer = await fetch(address + ratesPath, { headers })
  expect(answer.status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  expect([...collector.keys]).toEqual(['of ours'])
  const spans = collector.spans()
  const call = spans.find(({ name }) => name === `GET ${currency.getRates.url}`)
  const source = spans.find(({ parentSpanId, traceId }) => traceId === TRACE && parentSpanId === call?.spanId)
  if (call === undefined || source === undefined) throw new Error(collector.text())
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' })
  expect(readAttribute(call, 'http.response.status_code')?.intValue).toBe(200)
  expect(JSON.stringify(call)).toContain('request-of-a-proxy')
  expect(collector.asked[0]?.traceparent).toBe(`00-${TRACE}-${source.spanId}-01`)
  // The job that tidies up at the start is a trace of its own.
  const job = spans.find(({ name }) => name === 'job sweep')
  expect(job?.parentSpanId ?? '').toBe('')
  expect(job?.traceId).not.toBe(TRACE)
  expect(collector.text()).not.toContain('key-in-the-path')
})

test('nobody else says of which trace a call is, and addresses in paths stay here', async () => {
  const collector = await startBoth()
  const { address, child, ended } = await startListening(collector.env)
  await fetch(address + ratesPath, { headers: { traceparent } })
  const wallet = `0x${'ab'.repeat(20)}`
  await fetch(`${address}/api/portfolio/${wallet}/tokens`)
  await fetch(`${address}/no/such/page`)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  const names = collector.spans().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['GET /api/portfolio/:address/tokens', 'GET /*']))
  expect(collector.text()).not.toContain(TRACE)
  expect(collector.text().toLowerCase()).not.toContain(wallet)
})

test('a collector that is away costs one line of the log, and no answer', async () => {
  const nobody = 'http://127.0.0.1:1'
  const { address, child, ended } = await startListening({
    DATABASE_URL: 'file::memory:',
    OTEL_EXPORTER_OTLP_ENDPOINT: nobody,
  })
  const log = child.stdout ? text(child.stdout) : Promise.resolve('')
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(((await log) + (await errors)).match(/Traces could not be sent/g)).toHaveLength(1)
})

test('without an endpoint nothing of it is loaded', async () => {
  const server = readFileSync(await buildProgram('server'), 'utf8')
  expect(server).toMatch(/import\("\.\/start-tracing-[^"]+"\)/)
  expect(server).not.toMatch(/from ?"[^"]*(start-tracing|opentelemetry)[^"]*"/)
  expect(server).not.toContain('BatchSpanProcessor')
})
