import { type Freshness, type Sourced, toFreshnessState } from '@pkg/api-contract'

/** Where a list comes from and when it was read, as figures say it. @param now milliseconds since 1970 */
export function toFreshness(answer: Sourced<unknown>, now: number): Freshness {
  const { source, updatedAt, problem } = answer
  return { source, updatedAt, problem, state: toFreshnessState(answer, now) }
}
