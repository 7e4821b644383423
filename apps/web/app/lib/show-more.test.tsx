import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { ShowMore } from './show-more.tsx'

/** A list of numbers that grows when `read` is called. */
function open({ of, first = 2, step = 3 }: { of: number; first?: number; step?: number }) {
  let read = () => {}
  function List() {
    const list = useRef<HTMLUListElement>(null)
    const [shown, setShown] = useState(first)
    const [busy, setBusy] = useState(false)
    read = () => {
      setBusy(false)
      setShown(shown + step)
    }
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: Math.min(shown, of) }, (_, index) => (
            <li key={index}>Row {index + 1}</li>
          ))}
        </ul>
        <ShowMore
          {...{ list, of, step, busy }}
          drawn={Math.min(shown, of)}
          rows="rows"
          onMore={() => setBusy(true)}
          onFewer={shown > first ? () => setShown(first) : undefined}
        />
        <input aria-label="Elsewhere" />
      </>
    )
  }
  render(<List />)
  return { read: () => act(() => read()) }
}

/** As a keyboard does it: the focus is on what is pressed. */
function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const focused = () => document.activeElement?.textContent

test('the focus goes on to the first new row, while there are more and when the button has gone', () => {
  const { read } = open({ of: 6 })
  expect(screen.getByText('2 of 6 rows')).toBeDefined()
  press('Show 3 more')
  expect(focused()).toBe('Show 3 more')
  read()
  expect(focused()).toBe('Row 3')
  press('Show 1 more')
  read()
  expect(focused()).toBe('Row 6')
})

test('it stays with whoever went elsewhere while the rows were read', () => {
  const { read } = open({ of: 6 })
  press('Show 3 more')
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus()
  read()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }))
})

test('when fewer are drawn again, it goes to the button for more', () => {
  const { read } = open({ of: 4 })
  press('Show 2 more')
  read()
  press('Show fewer')
  expect(focused()).toBe('Show 2 more')
})
