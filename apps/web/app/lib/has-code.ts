import type { ErrorCode } from '@pkg/api-contract'

/** Whether a call failed for this reason. Told by its shape: the class would bring the whole contract onto every page. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
