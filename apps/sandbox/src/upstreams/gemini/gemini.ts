import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { defineUpstream } from '../upstream.ts'
import { behaviours, type Chunk, type Question } from './behaviours.ts'

const KEY = 'sandbox'
const PAUSE_MS = 5

const refusal = (code: number, status: string, message: string, details: readonly object[] = []) => ({
  error: { code, message, status, details },
})
const quota = (quotaId: string) =>
  refusal(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId, quotaValue: '20' }] },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '19s' },
  ])

/**
 * Gemini's content generation, as a stream. The model's name says how it behaves: `honest`, `liar`, `endless` and so on.
 * Only its address is among the settings: without a key the product answers by itself.
 */
export const gemini = defineUpstream({
  name: 'gemini',
  env: (url) => ({ GEMINI_URL: `${url}/gemini` }),
  refusals: {
    rateLimit: quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier'),
    quota: { status: 429, body: quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier') },
  },
  register(app) {
    app.post<{ Params: { '*': string }; Querystring: { key?: string } }>(
      '/v1beta/models/*',
      async (request, reply) => {
        if ((request.headers['x-goog-api-key'] ?? request.query.key) !== KEY) {
          const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
          return reply.code(400).send(refusal(400, 'INVALID_ARGUMENT', 'API key not valid.', details))
        }
        const [name = '', method] = request.params['*'].split(':')
        const question = readQuestion(request.body)
        if (method !== 'streamGenerateContent' || question === undefined) {
          return reply.code(400).send(refusal(400, 'INVALID_ARGUMENT', 'The request cannot be read.'))
        }
        const behaviour = behaviours[name] ?? behaviours.honest
        return stream(reply, behaviour?.(question) ?? [])
      },
    )
  },
})

function stream(reply: FastifyReply, chunks: Iterable<Chunk>) {
  return reply.type('text/event-stream').send(Readable.from(write(chunks)))
}

async function* write(chunks: Iterable<Chunk>): AsyncGenerator<string> {
  for (const chunk of chunks) {
    // The pieces of a real answer come one after the other.
    await pause(PAUSE_MS)
    if ('raw' in chunk) yield chunk.raw
    else {
      const { parts, finishReason } = chunk
      const candidate = { content: { parts, role: 'model' }, ...(finishReason && { finishReason }), index: 0 }
      yield `data: ${JSON.stringify({ candidates: [candidate], modelVersion: 'sandbox' })}\r\n\r\n`
    }
  }
}

interface Content {
  parts?: { text?: unknown; functionResponse?: { response?: { result?: Question['results'][number] } } }[]
}

function readQuestion(body: unknown): Question | undefined {
  const { contents } = (typeof body === 'object' && body !== null ? body : {}) as { contents?: Content[] }
  const prompt = contents?.[0]?.parts?.[0]?.text
  if (!Array.isArray(contents) || typeof prompt !== 'string') return undefined
  const results = contents
    .flatMap(({ parts = [] }) => parts)
    .flatMap(({ functionResponse }) => functionResponse?.response?.result ?? [])
  return { prompt, results }
}
