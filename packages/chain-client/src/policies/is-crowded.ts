import { ProviderError } from '../provider-error.ts'
import { AllFailed } from './with-fallback.ts'

/** Whether a reading failed since too many waited before a source, so that it may succeed when it is asked for again. */
export function isCrowded(error: unknown): boolean {
  const failures = error instanceof AllFailed ? error.failures : [error]
  return failures.some((failure) => failure instanceof ProviderError && failure.kind === 'crowded')
}
