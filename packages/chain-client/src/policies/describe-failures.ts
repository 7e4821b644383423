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
  // One that told of something else did answer.
  const told = Map.groupBy(failures, ({ kind, clause }) =>
    kind === 'unsuitable' ? clause : 'is not answering',
  )
  return joinNames(
    [...told].map(([clause, same]) => {
      const names = [...new Set(same.map(({ provider }) => provider))]
      return `${joinNames(names)} ${names.length === 1 ? clause : toPlural(clause)}`
    }),
  )
}

const toPlural = (clause: string) =>
  clause.replace(/^(is|has|tells|claims)\b/, (verb) => PLURALS[verb] ?? verb)

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', tells: 'tell', claims: 'claim' }

const joinNames = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((name) => name !== '').join(' and ')

/** Of the sources that are left alone for their allowance, the first that may be asked again. */
export function findNext(failures: readonly ProviderError[]): ProviderError | undefined {
  return failures
    .filter(({ until }) => until !== undefined)
    .sort(({ until: one = 0 }, { until: other = 0 }) => one - other)[0]
}
