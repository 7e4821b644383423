import { dateFormat } from './date-format.ts'

/** The second of a moment on a 24-hour clock, in the person's own zone unless told otherwise: "15:42:08". */
export function formatClock(
  moment: Date | string | number,
  { timeZone }: { timeZone?: string } = {},
): string {
  return dateFormat('en-IN', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(moment))
}
