import type { KeyboardEvent } from 'react'

/**
 * What a form that a button opened hears as `onKeyDown`: Escape closes it as its Cancel does. It closes the innermost one
 * alone, and none while an input method is composing, whose Escape takes back the letters.
 *
 * @param close closes it, and gives the focus back to what opened it
 */
export function onEscape<T extends Element>(close: (form: T) => void) {
  return (event: KeyboardEvent<T>) => {
    if (event.key !== 'Escape' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return
    event.preventDefault()
    close(event.currentTarget)
  }
}
