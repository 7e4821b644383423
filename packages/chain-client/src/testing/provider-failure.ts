import { type FaultKind, ProviderError, type ProviderErrorOptions } from '../provider-error.ts'

/** A failure of a source, for tests of what is made of it. */
export function failure(kind: FaultKind, options: Partial<ProviderErrorOptions> = {}): ProviderError {
  return new ProviderError(kind, { provider: 'First', operation: 'tokens', ...options })
}
