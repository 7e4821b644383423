/** Closes the innermost disclosure that a form lies in, and gives the focus to what opens it. */
export function closeAround(form: HTMLElement) {
  const around = form.closest('details')
  around?.querySelector('summary')?.focus()
  around?.removeAttribute('open')
}
