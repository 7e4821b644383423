import { describeCounts } from './conformance/describe-counts.ts'
import { createMemoryCounts } from './create-memory-counts.ts'

describeCounts('counts in memory', (clock) => createMemoryCounts({ now: () => clock.time }))
