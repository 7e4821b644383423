import { resolve } from 'node:path'
import * as z from 'zod'
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
  // Of two at-signs programs take different ones for the end of the password.
  if ((url.replace(/\?.*$/, '').match(/@/g) ?? []).length > 1) {
    return 'has an @ in the user or the password; write %40 in its place'
  }
  if (!URL.canParse(url)) {
    return 'is no URL; in the user and the password write %40 for @, %3A for :, %2F for / and %23 for #'
  }
  const { pathname, hash } = new URL(url)
  if (hash !== '') return 'has a # in it; write %23 in its place'
  if (!/^\/[^/]+$/.test(pathname)) {
    return 'must name a database after the host, as in postgres://user:password@host:5432/hodlwise'
  }
  return undefined
}
