import * as z from 'zod'
import type { ModelFinish } from '../../ports/language-model.ts'

const part = z.looseObject({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  functionCall: z.looseObject({ name: z.string(), args: z.unknown() }).optional(),
})

const candidate = z.looseObject({
  content: z.looseObject({ parts: z.array(part).optional() }).optional(),
  finishReason: z.string().optional(),
})

/** One chunk of an answer; in a stream, every event is one. */
export const geminiChunk = z.looseObject({
  candidates: z.array(candidate).optional(),
  promptFeedback: z.looseObject({ blockReason: z.string().optional() }).optional(),
  error: z.unknown().optional(),
})
export type GeminiChunk = z.infer<typeof geminiChunk>

const violation = z.looseObject({ quotaId: z.string().optional() })
const detail = z.looseObject({
  reason: z.string().optional(),
  retryDelay: z.string().optional(),
  violations: z.array(violation).optional(),
})

/** How the service says that it cannot. */
export const geminiFailure = z.looseObject({
  error: z.looseObject({
    code: z.number().optional(),
    status: z.string().optional(),
    details: z.array(detail).optional(),
  }),
})
export type GeminiFailure = z.infer<typeof geminiFailure>

const refusals = new Set(['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'IMAGE_SAFETY'])

/** What a finish reason means to whoever waits for the answer. */
export function toFinish(reason: string): ModelFinish {
  if (reason === 'STOP') return 'done'
  if (reason === 'MAX_TOKENS') return 'length'
  return refusals.has(reason) ? 'blocked' : 'other'
}
