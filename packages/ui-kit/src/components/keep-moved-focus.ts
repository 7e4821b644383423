/**
 * For `onCloseAutoFocus` of menus and panels. The focus goes back to their button only once they have faded out; by then
 * it may stand in a field that the command opened, and a person may be typing into it: there it stays.
 */
export function keepMovedFocus(event: Event): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) event.preventDefault()
}
