import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'
import type { NewsReading } from './news-calls.ts'

/** When the stories were read; the moment moves with each reading, so it need not tick. */
export function NewsAge({ reading: { timestamp, stale } }: { reading: NewsReading }) {
  return (
    <Age
      state={stale ? 'stale' : 'fresh'}
    >{`${stale ? 'Stale: as' : 'As'} of ${formatReadingTime(timestamp)}`}</Age>
  )
}
