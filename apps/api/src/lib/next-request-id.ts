let last = 0

/** Another one for each request of this process, by which the lines of its log are found. */
export function nextRequestId(): string {
  last += 1
  return `req-${last.toString(36)}`
}
