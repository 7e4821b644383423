import { act, waitFor } from '@testing-library/react'
import { type ComponentType, lazy, type MouseEvent as ReactMouseEvent, type ReactNode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'

// Whether React has taken a button over is told by a name that it gives to no one, and by whether it stops a press:
// these tests hold it to both. As in the product, React has the whole document.
beforeAll(keepPresses)

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

const toDocument = (content: ReactNode) => (
  <html lang="en">
    <head />
    <body>{content}</body>
  </html>
)

/** A page as it is written, before its code has come. */
function write(content: ReactNode) {
  const parsed = new DOMParser().parseFromString(renderToString(toDocument(content)), 'text/html')
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement)
  return document.querySelector('button') as HTMLButtonElement
}

const hydrate = (content: ReactNode) =>
  act(() => {
    root = hydrateRoot(document, toDocument(content))
  })

/** Whether what the browser does by itself at a press was left to it. */
function press(button: HTMLButtonElement): boolean {
  return button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

const toForm = (onPress: () => void) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <button type="submit" onClick={onPress}>
      Send
    </button>
  </form>
)

/** A part of the page whose code comes when `arrive` is called. */
function toLate(Part: ComponentType) {
  let arrive = () => {}
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: Part })
      }),
  )
  return { Late, arrive: () => act(async () => arrive()) }
}

test('a press before the code has come is done once, when React has taken the button over', async () => {
  const onPress = vi.fn()
  const button = write(toForm(onPress))
  expect(press(button)).toBe(false)
  await hydrate(toForm(onPress))
  await waitFor(() => expect(onPress).toHaveBeenCalled())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a touch of a chart before the code has come is told to it, with its place', async () => {
  const told = vi.fn()
  const tell = ({ type, clientX, clientY }: ReactMouseEvent) => told(type, clientX, clientY)
  const chart = <div aria-hidden="true" className="touch-pan-y" onPointerDown={tell} onClick={tell} />
  write(chart)
  const place = document.querySelector('div') as HTMLElement
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 40, clientY: 7 }))
  await hydrate(chart)
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  expect(told.mock.calls).toEqual([
    ['pointerdown', 40, 7],
    ['click', 40, 7],
  ])
})

test('a press on a button that React has taken over is left to React and the browser', async () => {
  const onPress = vi.fn()
  const button = write(toForm(onPress))
  await hydrate(toForm(onPress))
  expect(press(button)).toBe(true)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('presses on a part whose code comes behind that of the page are one, done when React has taken the part over', async () => {
  const onPress = vi.fn()
  const Part = () => toForm(onPress)
  const { Late, arrive } = toLate(Part)
  const button = write(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await hydrate(
    <Suspense>
      <Late />
    </Suspense>,
  )
  expect(press(button)).toBe(false)
  expect(press(button)).toBe(false)
  expect(onPress).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(onPress).toHaveBeenCalled())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press on a part that React has begun to take over, and waits for the code of another in it, is kept too', async () => {
  const onPress = vi.fn()
  const Inner = () => <p>Inner</p>
  const { Late, arrive } = toLate(Inner)
  const toPart = (Second: ComponentType) => (
    <Suspense>
      {toForm(onPress)}
      <Second />
    </Suspense>
  )
  const button = write(toPart(Inner))
  await hydrate(toPart(Late))
  expect(Object.keys(button)).toContainEqual(expect.stringMatching(/^__react/))
  expect(press(button)).toBe(false)
  expect(onPress).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(onPress).toHaveBeenCalled())
  expect(onPress).toHaveBeenCalledTimes(1)
})
