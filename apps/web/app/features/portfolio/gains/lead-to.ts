/**
 * Leads a person to a part of the page: its card comes to the upper edge, as what is in it may become shorter at once, and a focus that
 * scrolled to where it was would be below it.
 */
export function leadTo(part: HTMLElement | null): void {
  part?.closest('section')?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
