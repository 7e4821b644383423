/** Gives the focus back to the button that opened something, which names it as long as it is there. */
export function focusOpenerOf(id: string): void {
  document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
}
