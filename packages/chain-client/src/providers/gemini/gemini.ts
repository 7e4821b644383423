import { fetch } from 'undici'
import { readEventStream, StreamTooLong } from '../../outbound/event-stream.ts'
import { readBody } from '../../outbound/read-body.ts'
import { failureCode, redactUrl } from '../../outbound/redact.ts'
import type { ModelEvent, ModelRequest } from '../../ports/language-model.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineProvider } from '../define-provider.ts'
import { type GeminiChunk, geminiChunk, toFinish } from './gemini-answer.ts'
import { toGeminiError } from './gemini-error.ts'

const where = { provider: 'Gemini', operation: 'answer' }
const DEFAULT_MODEL = 'gemini-3.8-flash'
const ERROR_BYTES = 256 * 1024
/** The longest that a stream may say nothing, and that it may last. */
const SILENCE_MS = 20_000
const LONGEST_MS = 90_000

/** Google's Gemini: writes, and calls the calculators that it is told of. */
export const gemini = defineProvider({
  id: 'gemini',
  name: 'Gemini',
  needs: ['GEMINI_URL', 'GEMINI_API_KEY'],
  uses: ['GEMINI_MODEL'],
  fills: ['languageModel'],
  create({ settings, dispatcher }) {
    const model = settings.GEMINI_MODEL ?? DEFAULT_MODEL
    const url = `${settings.GEMINI_URL}/v1beta/models/${model}:streamGenerateContent?alt=sse`

    return {
      languageModel: {
        async *stream(request) {
          const patience = AbortSignal.timeout(LONGEST_MS)
          const silence = new AbortController()
          let timer = setTimeout(() => silence.abort(), SILENCE_MS)
          const signal = AbortSignal.any([request.signal, patience, silence.signal])
          try {
            const response = await fetch(url, {
              dispatcher,
              method: 'POST',
              redirect: 'error',
              signal,
              headers: {
                'content-type': 'application/json',
                // In a header the key stays out of logs, where a query would carry it.
                'x-goog-api-key': settings.GEMINI_API_KEY,
              },
              body: JSON.stringify(toBody(request)),
            })
            if (!response.ok)
              throw toGeminiError(response.status, toJson(await readBody(response.body, ERROR_BYTES)))
            if (response.body === null)
              throw new ProviderError('badbody', { ...where, status: response.status })
            const body = withEveryChunk(response.body, () => {
              clearTimeout(timer)
              timer = setTimeout(() => silence.abort(), SILENCE_MS)
            })
            yield* readAnswer(body)
          } catch (error) {
            request.signal.throwIfAborted()
            throw toProviderError(error, url)
          } finally {
            clearTimeout(timer)
          }
        },
      },
    }
  },
})

/** The specified body (one item whose one part is the question), with the calculators as functions. */
function toBody({ prompt, instruction, tools, rounds }: ModelRequest) {
  return {
    contents: [
      { parts: [{ text: prompt }] },
      ...rounds.flatMap(({ turn, results }) => [
        turn,
        {
          role: 'user',
          parts: results.map(({ name, result }) => ({ functionResponse: { name, response: { result } } })),
        },
      ]),
    ],
    systemInstruction: { parts: [{ text: instruction }] },
    tools: [{ functionDeclarations: tools }],
  }
}

async function* readAnswer(body: AsyncIterable<Uint8Array>): AsyncGenerator<ModelEvent> {
  const parts: unknown[] = []
  let finish: string | undefined
  let seen = 0

  function* take(chunk: GeminiChunk): Generator<ModelEvent> {
    seen++
    if (chunk.error !== undefined) throw toGeminiError(toStatus(chunk.error), chunk)
    if (chunk.promptFeedback?.blockReason !== undefined) finish = 'SAFETY'
    const [candidate] = chunk.candidates ?? []
    for (const part of candidate?.content?.parts ?? []) {
      parts.push(part)
      if (part.functionCall !== undefined) {
        yield { type: 'call', call: { name: part.functionCall.name, args: part.functionCall.args } }
      } else if (part.text && part.thought !== true) yield { type: 'text', text: part.text }
    }
    finish = candidate?.finishReason ?? finish
  }

  for await (const piece of readEventStream(body)) {
    if ('data' in piece) yield* take(toChunk(piece.data))
    else if (piece.rest.trim() !== '') {
      // A whole answer that is no stream, or an error that broke into one.
      const value = toJson(new TextEncoder().encode(piece.rest))
      if (value === undefined)
        throw new ProviderError('badbody', { ...where, details: 'text outside of the stream' })
      for (const chunk of Array.isArray(value) ? value : [value]) yield* take(toChunk(JSON.stringify(chunk)))
    }
  }
  if (seen === 0) throw new ProviderError('badbody', { ...where, details: 'an empty stream' })
  yield {
    type: 'finish',
    reason: finish === undefined ? 'other' : toFinish(finish),
    turn: { role: 'model', parts },
  }
}

function toChunk(text: string): GeminiChunk {
  const parsed = geminiChunk.safeParse(toJson(new TextEncoder().encode(text)))
  if (!parsed.success)
    throw new ProviderError('badbody', { ...where, details: 'a piece that cannot be read' })
  return parsed.data
}

function toStatus(error: unknown): number {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown }
  return typeof code === 'number' ? code : 500
}

function toJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

async function* withEveryChunk(body: AsyncIterable<Uint8Array>, onChunk: () => void) {
  for await (const chunk of body) {
    onChunk()
    yield chunk
  }
}

function toProviderError(error: unknown, url: string): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof StreamTooLong)
    return new ProviderError('badbody', { ...where, details: error.message })
  const kind = error instanceof Error && /Timeout|Abort/.test(error.name) ? 'timeout' : 'network'
  return new ProviderError(kind, { ...where, details: `${redactUrl(url)}: ${failureCode(error)}` })
}
