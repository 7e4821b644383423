import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'

// Whether React has taken a button over is told by a name that it gives to no one: these tests hold it to that.
beforeAll(keepPresses)

/** A page as it is written, before its code has come. */
function write(onPress: () => void) {
  const page = (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="submit" onClick={onPress}>
        Send
      </button>
    </form>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const button = container.querySelector('button') as HTMLButtonElement
  return { button, hydrate: () => act(() => hydrateRoot(container, page)) }
}

/** Whether what the browser does by itself at a press was left to it. */
function press(button: HTMLButtonElement): boolean {
  return button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('a press before the code has come is done once, when React has taken the button over', async () => {
  const onPress = vi.fn()
  const { button, hydrate } = write(onPress)
  expect(press(button)).toBe(false)
  await hydrate()
  await waitFor(() => expect(onPress).toHaveBeenCalled())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press on a button that React has taken over is left to React and the browser', async () => {
  const onPress = vi.fn()
  const { button, hydrate } = write(onPress)
  await hydrate()
  expect(press(button)).toBe(true)
  expect(onPress).toHaveBeenCalledTimes(1)
})
