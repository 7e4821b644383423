/** Whether the word at this place belongs to one of these figures or phrases. */
export function isInside(parts: readonly { start: number; end: number }[], at: number): boolean {
  return parts.some(({ start, end }) => at >= start && at < end)
}
