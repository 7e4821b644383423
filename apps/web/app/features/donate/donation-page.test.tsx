import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DonationPage } from './donation-page.tsx'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const status = { mode: 'live' as 'live' | 'sandbox', donationAddress: address as string | null }

// biome-ignore lint/plugin: the room sets this file apart.
vi.mock('#app/lib/api-status.ts', () => ({
  getApiStatus: async () => ({ version: '1', providers: [], ...status }),
}))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Object.assign(status, { mode: 'live', donationAddress: address })
})
afterEach(() => {
  vi.useRealTimers()
})

it('lists every expense and their sum', () => {
  render(<DonationPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Supporting Our Free Platform' })).toBeTruthy()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ExpenseCost, USD',
    'ServerFree',
    'LogoFree',
    'Domain$11.26',
    'Total$11.26',
  ])
})

it('copies the address and says so for three seconds', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<DonationPage />)
  await user.click(await screen.findByRole('button', { name: 'Copy Address' }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2700))
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(screen.getByRole('button', { name: 'Copy Address' })).toBeTruthy()
})

it('shows and hides the QR code', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<DonationPage />)
  await user.click(await screen.findByRole('button', { name: 'Show QR code' }))
  expect(await screen.findByRole('img', { name: `QR code of the donation address ${address}` })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide QR code' }))
  expect(screen.queryByRole('img')).toBeNull()
})

it('asks for nothing where no wallet is set, and warns where it is one of the sandbox', async () => {
  status.donationAddress = null
  const { unmount } = render(<DonationPage />)
  expect(await screen.findByText('Whoever runs this installation takes no donations.')).toBeTruthy()
  unmount()
  Object.assign(status, { mode: 'sandbox', donationAddress: address })
  render(<DonationPage />)
  expect(await screen.findByText(/Do not send anything real to it/)).toBeTruthy()
})
