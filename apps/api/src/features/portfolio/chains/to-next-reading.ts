/** When the first of some sources may be asked again, where any is left alone so that its allowance lasts. */
export function toNextReading(parts: readonly { nextReadingAt?: string | undefined }[]): {
  nextReadingAt?: string
} {
  const [first] = parts.flatMap(({ nextReadingAt }) => nextReadingAt ?? []).sort()
  return first === undefined ? {} : { nextReadingAt: first }
}
