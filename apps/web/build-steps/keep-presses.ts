/**
 * Runs in the browser: a page is seen before its code has come, and a part of it before the part's own. A press on a
 * button that nobody listens to yet is kept, and done once React has taken the button over; a form must not be sent the
 * browser's way meanwhile, as that would leave the page with all that was filled in. A touch of a chart is kept in the same
 * way, with its place: a chart is known by `touch-pan-y`, as it alone answers a finger that moves over it.
 */
export function keepPresses(): void {
  /** React has a name on what it listens to, and on what it has begun to take over and left again. */
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  /** Who presses again because nothing happens means one press: of a chart, where it was touched last. */
  const kept = new Map<Element, MouseEvent>()

  const keep = (event: MouseEvent, place: Element) => {
    event.preventDefault()
    const waits = kept.has(place)
    kept.set(place, event)
    if (waits) return
    const press = () => {
      if (place.isConnected && !isKnown(place)) requestAnimationFrame(press)
      else {
        const last = kept.get(place)
        kept.delete(place)
        // A chart points at what is touched as soon as it is, and picks it by the click.
        for (const type of ['pointerdown', 'click'])
          if (place.isConnected) place.dispatchEvent(new MouseEvent(type, last))
      }
    }
    requestAnimationFrame(press)
  }

  addEventListener(
    'click',
    (event) => {
      const place = event.target instanceof Element && event.target.closest('button, .touch-pan-y')
      if (!place) return
      if (!isKnown(place)) {
        event.stopImmediatePropagation()
        return keep(event, place)
      }
      // Behind React's own listener there, which stops and forgets a press on a part whose code is still to come.
      document.addEventListener('click', (sent) => sent.cancelBubble && keep(sent, place), {
        capture: true,
        once: true,
      })
    },
    true,
  )
}
