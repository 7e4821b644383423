import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'

/** When the stories were read; the moment moves with each reading, so it need not tick. */
export function NewsAge({ readAt }: { readAt: number }) {
  return <Age>{`As of ${formatTime(readAt, { withZone: true })}`}</Age>
}
