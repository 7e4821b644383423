import { DrizzleQueryError } from 'drizzle-orm/errors'

/** PostgreSQL's code of a fault, or that of the connection, such as `40001` or `ECONNREFUSED`. */
export function codeOf(error: unknown): string | undefined {
  const fault = error instanceof DrizzleQueryError ? error.cause : error
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
