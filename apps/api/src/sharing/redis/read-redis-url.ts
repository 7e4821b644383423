import * as z from 'zod'
import { describeUrlFault } from '../../lib/describe-url-fault.ts'

/** What REDIS_URL says. Each fault says what to do, without the password that may stand in the value. */
export const redisUrl = z.string().transform((url, context) => {
  const fault = describeFault(url)
  if (fault === undefined) return url
  context.issues.push({ code: 'custom', message: fault, input: '' })
  return z.NEVER
})

function describeFault(url: string): string | undefined {
  if (!/^rediss?:\/\//.test(url))
    return 'must start with redis://, or with rediss:// for an encrypted connection'
  const fault = describeUrlFault(url)
  if (fault !== undefined) return fault
  const { hostname, pathname } = new URL(url)
  if (hostname === '') return 'must name a host, as in redis://:password@host:6379'
  return /^(\/\d{0,3})?$/.test(pathname)
    ? undefined
    : 'must have nothing after the host but the number of a database, as in redis://host:6379/0'
}
