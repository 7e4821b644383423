/**
 * Runs in the browser: a page is seen before its code has come, and a part of it before the part's own. A press on a
 * button that nobody listens to yet is kept, and done once React has taken the button over; a form must not be sent the
 * browser's way meanwhile, as that would leave the page with all that was filled in.
 */
export function keepPresses(): void {
  /** React has a name on what it listens to, and on what it has begun to take over and left again. */
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  /** Who presses again because nothing happens means one press. */
  const kept = new Set<Element>()

  const keep = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault()
    if (kept.has(button)) return
    kept.add(button)
    const press = () => {
      if (button.isConnected && !isKnown(button)) requestAnimationFrame(press)
      else {
        kept.delete(button)
        if (button.isConnected) button.click()
      }
    }
    requestAnimationFrame(press)
  }

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button) return
      if (!isKnown(button)) {
        event.stopImmediatePropagation()
        return keep(event, button)
      }
      // Behind React's own listener there, which stops and forgets a press on a part whose code is still to come.
      document.addEventListener('click', (sent) => sent.cancelBubble && keep(sent, button), {
        capture: true,
        once: true,
      })
    },
    true,
  )
}
