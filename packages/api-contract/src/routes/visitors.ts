import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { contactMessage } from '../models/contact-message.ts'

const done = z.object({ success: z.literal(true), message: z.string() })

export const sendMessage = defineRoute({
  method: 'POST',
  url: '/api/contact',
  access: 'public',
  limit: { burst: 5, perMinute: 1 },
  schema: {
    summary: 'Leave a message for the admins',
    tags: ['visitors'],
    body: contactMessage,
    response: { 201: done, 400: errorBody, 429: errorBody },
  },
})

export const countPageView = defineRoute({
  method: 'POST',
  url: '/api/insights',
  access: 'public',
  schema: {
    summary: 'Count one more view of a page; nothing but the path is looked at, and nothing else kept',
    tags: ['visitors'],
    // Paths of ours are short and plain; what holds more, such as an address, is not to be kept.
    body: z.strictObject({ path: z.string().check(z.maxLength(100), z.regex(/^\/[a-z0-9/-]*$/)) }),
    response: { 202: z.object({ success: z.literal(true) }), 400: errorBody, 429: errorBody },
  },
})
