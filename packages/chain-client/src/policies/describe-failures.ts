import type { ProviderError } from '../provider-error.ts'

/**
 * "Moralis is not answering", or all names at once when several sources fail; where one is only left alone for a while, when it is
 * asked again. No full stop.
 */
export function describeFailures(failures: readonly ProviderError[]): string {
  const waiting = failures
    .filter(({ kind }) => kind === 'budget')
    .sort((a, b) => (a.retryAfterMs ?? 0) - (b.retryAfterMs ?? 0))[0]
  if (waiting !== undefined) return `${waiting.provider} ${waiting.clause}`
  const [first, ...others] = failures
  if (first === undefined) return 'No data source is set up'
  if (others.length === 0) return `${first.provider} ${first.clause}`
  const names = [...new Set(failures.map(({ provider }) => provider))]
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are not answering`
}
