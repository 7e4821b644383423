import { AppError } from '@pkg/api-contract'
import { lowerThreadPriority } from '../../../lib/lower-thread-priority.ts'
import { type ParsedImport, parseImport } from './parse-import.ts'

lowerThreadPriority()

/** The `text` of a JSON body, or an empty object for any other body, which the route's schema then refuses. */
export function readBody({ body }: { body: Uint8Array }): { text?: string } {
  const value = tryJson(Buffer.from(body).toString())
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'text') return {}
  return 'text' in value && typeof value.text === 'string' ? { text: value.text } : {}
}

/** What an import holds, or why it cannot be read: an error would lose its class between threads. */
export function read({ text }: { text: string }): ParsedImport | { problem: string } {
  try {
    return parseImport(text)
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message }
    throw error
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
