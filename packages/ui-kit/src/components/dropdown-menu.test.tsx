import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DropdownMenu } from './dropdown-menu.tsx'

// jsdom lays nothing out: what it leaves out of the browser is filled in as plainly as possible.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView ??= () => {}
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function LabelField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Label" />
}

function MenuWithForm() {
  const [naming, setNaming] = useState(false)
  return (
    <>
      <DropdownMenu
        label="More"
        trigger={<button type="button">More</button>}
        items={[{ label: 'Name it', onSelect: () => setNaming(true) }]}
      />
      {naming && <LabelField />}
    </>
  )
}

/** The menu fades out for a while, as it does in a browser; returns how to end that. */
function fadeSlowly(): () => void {
  const compute = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = compute(element, pseudo)
    if (element.getAttribute('role') !== 'menu') return style
    const animation = () => (element.getAttribute('data-state') === 'closed' ? 'float-out' : 'float-in')
    return new Proxy(style, {
      get: (target, name) => (name === 'animationName' ? animation() : Reflect.get(target, name)),
    })
  })
  return () => {
    const end = new Event('animationend', { bubbles: true })
    Object.assign(end, { animationName: 'float-out' })
    fireEvent(screen.getByRole('menu', { hidden: true }), end)
  }
}

test('a field that a command opened keeps the focus when the menu has faded out', async () => {
  const endFade = fadeSlowly()
  const user = userEvent.setup()
  render(<MenuWithForm />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.keyboard('{ArrowDown}{Enter}')
  const field = screen.getByRole('textbox', { name: 'Label' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('Cold')
  endFade()
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
  await user.keyboard(' storage')
  expect((field as HTMLInputElement).value).toBe('Cold storage')
  expect(document.activeElement).toBe(field)
})

test('a menu that is closed gives the focus back to its button', async () => {
  const user = userEvent.setup()
  render(<MenuWithForm />)
  const more = screen.getByRole('button', { name: 'More' })
  await user.click(more)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('one of several is chosen with the keyboard and the current one is marked', async () => {
  const onSelect = vi.fn()
  const items = ['System', 'Light', 'Dark'].map((label) => ({
    label,
    checked: label === 'System',
    onSelect: () => onSelect(label),
  }))
  render(<DropdownMenu label="Theme" trigger={<button type="button">Theme</button>} items={items} />)
  screen.getByRole('button', { name: 'Theme' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitemcheckbox', { checked: true }).textContent).toBe('System')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledWith('Dark')
})
