/**
 * Gives the focus to an element when what had it is about to go; not when a person has taken it elsewhere meanwhile,
 * since they may be typing there. `from` holds what goes.
 */
export function passFocus(from: Element | null, to: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body || from?.contains(activeElement)) to?.focus()
}
