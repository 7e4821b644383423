import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'

interface ReadAtProps {
  moment: string | number
  /** Whether no source answered since. */
  stale: boolean
}

/** When something was read; the moment moves with each reading, so it need not tick. */
export function ReadAt({ moment, stale }: ReadAtProps) {
  return (
    <Age
      state={stale ? 'stale' : 'fresh'}
    >{`${stale ? 'Stale: as' : 'As'} of ${formatReadingTime(moment)}`}</Age>
  )
}
