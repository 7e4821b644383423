import { AppError } from '@pkg/api-contract'
import * as z from 'zod/mini'
import type { MovementPlace } from '../../../database/movements.repository.ts'

const place = z.tuple([
  z.int().check(z.nonnegative()),
  z.string().check(z.minLength(1), z.maxLength(220)),
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/)),
  z.int().check(z.positive()),
])

/** The place where a page ended, as a caller sends it back. */
export function writeCursor({ at, id, address, chainId }: MovementPlace): string {
  return Buffer.from(JSON.stringify([at, id, address, chainId])).toString('base64url')
}

/** Reads what `writeCursor` wrote. Throws BAD_REQUEST for anything else. */
export function readCursor(cursor: string): MovementPlace {
  const parsed = place.safeParse(tryJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) {
    throw new AppError('BAD_REQUEST', { message: 'This page is not known. Please begin with the first one.' })
  }
  const [at, id, address, chainId] = parsed.data
  return { at, id, address, chainId }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
