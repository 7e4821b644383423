import { ApiError } from '@pkg/api-contract'

/** The server's own sentence, or `fallback` where it sent none; `offline` where it was not reached at all. */
export function toErrorMessage(
  error: unknown,
  { fallback, offline = fallback }: { fallback: string; offline?: string },
): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.status === 0) return offline
  return error.fromServer ? error.message : fallback
}
