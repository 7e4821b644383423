import type { ProviderError } from '../provider-error.ts'

/**
 * "Moralis is not answering", or all names at once when several sources fail; where one is only left alone for a while, when it is
 * asked again. No full stop.
 */
export function describeFailures(failures: readonly ProviderError[]): string {
  const waiting = findNext(failures)
  if (waiting !== undefined) return `${waiting.provider} ${waiting.clause}`
  const [first, ...others] = failures
  if (first === undefined) return 'No data source is set up'
  if (others.length === 0) return `${first.provider} ${first.clause}`
  const names = [...new Set(failures.map(({ provider }) => provider))]
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are not answering`
}

/** Of the sources that are left alone for their allowance, the first that may be asked again. */
export function findNext(failures: readonly ProviderError[]): ProviderError | undefined {
  return failures
    .filter(({ until }) => until !== undefined)
    .sort(({ until: one = 0 }, { until: other = 0 }) => one - other)[0]
}
