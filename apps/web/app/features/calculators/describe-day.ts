import { formatDay } from '#app/lib/format-figure.ts'

/** What a field says when a day that was typed could not be taken: why, and which one is kept. */
export function describeDay(
  typed: string,
  { min, max, value }: { min: string; max: string; value: string },
): string {
  const kept = `${formatDay(value)} is kept.`
  if (typed === '') return `Enter a whole day, such as 31 Mar 2026. ${kept}`
  return typed < min
    ? `The first day here is ${formatDay(min)}. ${kept}`
    : `The last day here is ${formatDay(max)}. ${kept}`
}
