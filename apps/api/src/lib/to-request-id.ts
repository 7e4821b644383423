import type { IncomingHttpHeaders } from 'node:http'

/** Stands in a line of the log and in headers as it is. What looks like an address of a chain stays out of both. */
const SAFE = /^(?!0x)[\w-]{8,64}$/i

let last = 0

/** By which the lines of a request's log are found: what it was called where it comes from, else another one each time. */
export function toRequestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SAFE.test(given) ? given : nextRequestId()
}

/** Another one for each request or job of this process. */
export function nextRequestId(): string {
  last += 1
  return `req-${last.toString(36)}`
}
