import { resolve } from 'node:path'
import * as z from 'zod'
import { describeUrlFault } from '../lib/describe-url-fault.ts'
import type { DatabaseAddress } from './open-database.ts'

const POSTGRES = /^postgres(?:ql)?:\/\//

/**
 * What DATABASE_URL says: a SQLite file as `file:…`, relative to `root`, or a PostgreSQL database. Each fault says what to
 * do, without the password that may stand in the value.
 */
export const databaseUrl = (root: string) =>
  z.string().transform((url, context): DatabaseAddress => {
    if (/^file:.+/.test(url)) return { file: toFile(url, root) }
    const fault = POSTGRES.test(url)
      ? describeFault(url)
      : 'must start with file: for a SQLite file, or with postgres:// for PostgreSQL; no other database can be used'
    if (fault === undefined) return { url }
    context.issues.push({ code: 'custom', message: fault, input: '' })
    return z.NEVER
  })

function toFile(url: string, root: string): string {
  const path = url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  return path === ':memory:' ? path : resolve(root, path)
}

function describeFault(url: string): string | undefined {
  const fault = describeUrlFault(url)
  if (fault !== undefined) return fault
  return /^\/[^/]+$/.test(new URL(url).pathname)
    ? undefined
    : 'must name a database after the host, as in postgres://user:password@host:5432/hodlwise'
}
