/**
 * Runs in the browser: a page is seen before its code has come. A press on a button that nobody listens to yet is kept,
 * and done once React has taken the button over; a form must not be sent the browser's way meanwhile, as that would leave
 * the page with all that was filled in.
 */
export function keepPresses(): void {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

  // Behind React's own listeners: what they can wake in time, they wake and answer themselves.
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || isAlive(button)) return
    event.preventDefault()
    const press = () => {
      if (isAlive(button)) button.click()
      else if (button.isConnected) requestAnimationFrame(press)
    }
    press()
  })
}
