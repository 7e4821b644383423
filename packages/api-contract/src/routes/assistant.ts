import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { askBody } from '../models/ask.ts'

export const ask = defineRoute({
  method: 'POST',
  url: '/api/ask',
  access: 'public',
  // The built-in solver is cheap; how often the model is asked is limited apart.
  limit: { burst: 120, perMinute: 120 },
  schema: {
    summary:
      'Answers a question about money as server-sent events: token, calculation, then done or error. Closing the connection ends the work',
    tags: ['assistant'],
    body: askBody,
    response: { 200: z.string() },
  },
})
