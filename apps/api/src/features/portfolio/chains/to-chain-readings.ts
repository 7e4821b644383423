import { type ChainReading, formatSources } from '@pkg/api-contract'
import { toNextReading } from './to-next-reading.ts'

/** What several wallets' readings of their chains come to, by chain: as old as the oldest, and as good as the worst. */
export function toChainReadings(parts: readonly ChainReading[]): ChainReading[] {
  return [...Map.groupBy(parts, ({ chainId }) => chainId)].map(([chainId, same]) => {
    const problems = [...new Set(same.flatMap(({ problem }) => problem ?? []))]
    const times = same.map(({ updatedAt }) => updatedAt).filter((at) => at !== null)
    return {
      chainId,
      source: formatSources(same.map(({ source }) => source)),
      updatedAt: times.length < same.length ? null : (times.sort()[0] ?? null),
      stale: same.some(({ stale }) => stale),
      problem: problems.length === 0 ? null : problems.join(' '),
      ...toNextReading(same),
    }
  })
}
