import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'

/** A moment on the clock by which days are counted here: "21 Nov 2026, 09:14 UTC". */
export const formatMoment = (at: Date | string | number) =>
  formatDateTime(at, { timeZone: 'UTC', withZone: true })
