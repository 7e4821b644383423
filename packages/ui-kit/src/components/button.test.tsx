import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(cleanup)

test('a button does its work by pointer and by keyboard', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Add Wallet</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Add Wallet' }))
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('a busy button says what it is doing, keeps the focus and submits nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Adding…">
        Add
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Add' })
  await userEvent.click(button)
  rerender(form(true))
  expect(screen.getByRole('button', { name: 'Adding…' })).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a disabled button stays reachable and does nothing', async () => {
  const onClick = vi.fn()
  render(
    <Button disabled onClick={onClick}>
      Delete
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Delete' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test('a link can wear the looks of a button and stays a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/signup">Sign up</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Sign up' })
  expect(link.getAttribute('href')).toBe('/signup')
  expect(link.hasAttribute('type')).toBe(false)
})

test('an icon alone has a name', () => {
  render(<IconButton label="Delete wallet" icon={<svg aria-hidden="true" />} />)
  expect(screen.getByRole('button', { name: 'Delete wallet' })).toBeTruthy()
})
