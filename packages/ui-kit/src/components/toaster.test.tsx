import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => {
    for (const { id } of toastStore.getState()) toast.dismiss(id)
  })
  cleanup()
  vi.useRealTimers()
})

const list = () => screen.getByRole('list')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast stays for five seconds and is then forgotten', () => {
  render(<Toaster />)
  act(() => void toast.success('Address added successfully'))
  pass(4900)
  expect(within(list()).getByText('Address added successfully')).toBeTruthy()
  pass(200)
  expect(within(list()).queryByText('Address added successfully')).toBeNull()
  expect(toastStore.getState()).toEqual([])
})

test('a toast that stays leaves when somebody closes it, and not before', () => {
  render(<Toaster />)
  act(() => void toast.info('A newer version is here', { stays: true }))
  pass(24 * 3_600_000)
  const message = within(list()).getByRole('listitem')
  expect(message.textContent).toContain('A newer version is here')
  expect(message.querySelector('.time-left')).toBeNull()
  fireEvent.click(within(message).getByRole('button', { name: 'Close' }))
  pass(1000)
  expect(within(list()).queryByText('A newer version is here')).toBeNull()
})

test('the same message twice stands once, for the time of the later one', () => {
  render(<Toaster />)
  act(() => void toast.error('Failed to refresh data', { description: 'Try again.' }))
  pass(3000)
  act(() => void toast.error('Failed to refresh data', { description: 'Try again.' }))
  expect(within(list()).getAllByText('Failed to refresh data')).toHaveLength(1)
  pass(4000)
  expect(within(list()).getAllByText('Failed to refresh data')).toHaveLength(1)
  pass(1200)
  expect(within(list()).queryByText('Failed to refresh data')).toBeNull()
})

test('a success takes the errors before it away, but for those with something to do', () => {
  render(<Toaster />)
  const action = { label: 'Try Again', altText: 'Restore the wallet again', onSelect: () => undefined }
  act(() => {
    toast.error('Please enter a valid address')
    toast.error('The wallet could not be restored.', { action })
    toast.info('The export is not complete.')
    toast.success('Address added successfully')
  })
  expect(toastStore.getState().map(({ title }) => title)).toEqual([
    'The wallet could not be restored.',
    'The export is not complete.',
    'Address added successfully',
  ])
})

test('messages that differ, or that undo something each, stand beside each other', () => {
  render(<Toaster />)
  const action = { label: 'Undo', altText: 'Bring it back', onSelect: () => {} }
  act(() => {
    toast.info('Saved')
    toast.success('Saved')
    toast.info('Saved', { description: 'Twice.' })
    toast.info('Wallet deleted', { action })
    toast.info('Wallet deleted', { action })
  })
  expect(toastStore.getState()).toHaveLength(5)
})

test('a toast waits while the pointer is over it', () => {
  render(<Toaster />)
  act(() => void toast.info('Refreshing data...'))
  pass(4000)
  fireEvent.pointerMove(list())
  pass(20_000)
  expect(within(list()).getByText('Refreshing data...')).toBeTruthy()
  fireEvent.pointerLeave(list().parentElement ?? list())
  pass(1200)
  expect(within(list()).queryByText('Refreshing data...')).toBeNull()
})

test('a toast is announced, errors at once', () => {
  render(<Toaster />)
  act(() => void toast.error('Failed to delete address', { description: 'Nothing was removed.' }))
  pass(100)
  const announcement = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent?.includes('Failed'))
  expect(announcement?.getAttribute('aria-live')).toBe('assertive')
  expect(announcement?.textContent).toContain('Nothing was removed.')
})

test('the focus goes back to where it was before it went to the last toast, once that is dealt with', () => {
  render(
    <>
      <button type="button">Your place</button>
      <Toaster />
    </>,
  )
  act(() => void toast.info('Wallet deleted', { action: { label: 'Undo', altText: 'Undo', onSelect() {} } }))
  act(() => void toast.info('Another message'))
  const place = screen.getByRole('button', { name: 'Your place' })
  act(() => place.focus())
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(list())
  const other = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('Another'))
  const close = within(other ?? list()).getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  // Another one stands, which may be what the person came for.
  expect(document.activeElement).toBe(list())
  pass(1)
  const undo = within(list()).getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  expect(document.activeElement).toBe(place)
})

test('a toast can be closed', () => {
  render(<Toaster />)
  act(() => void toast.success('Saved'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(within(list()).queryByText('Saved')).toBeNull()
})

test('two toasts stand below each other', () => {
  render(<Toaster />)
  act(() => {
    toast.success('First')
    toast.error('Second')
  })
  expect(within(list()).getAllByRole('listitem')).toHaveLength(2)
})

test('a toast with something to do stays for ten seconds, is announced at once, and goes when it is done', () => {
  const onSelect = vi.fn()
  render(<Toaster />)
  act(() => {
    toast.success('Deleted', { action: { label: 'Undo', altText: 'Press F8, then Undo', onSelect } })
  })
  pass(100)
  const announcement = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent?.includes('Deleted'))
  expect(announcement?.getAttribute('aria-live')).toBe('assertive')
  expect(announcement?.textContent).toContain('Press F8, then Undo')
  pass(9700)
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.contains(undo)).toBe(true)
  pass(60_000)
  fireEvent.click(undo)
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(within(list()).queryByText('Deleted')).toBeNull()
})

test('a toast with something to do goes after ten seconds by itself', () => {
  render(<Toaster />)
  act(() => {
    toast.success('Deleted', { action: { label: 'Undo', altText: 'Undo', onSelect: () => {} } })
  })
  pass(9900)
  expect(within(list()).getByText('Deleted')).toBeTruthy()
  pass(200)
  expect(toastStore.getState()).toEqual([])
})
