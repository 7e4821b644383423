import { AppError } from '@pkg/api-contract'

/** What a failure says of itself, for the log: its details where it has some, else its message. */
export function describeFailure(error: unknown): string {
  if (error instanceof AppError) return error.details ?? error.message
  return error instanceof Error ? error.message : 'unknown failure'
}
