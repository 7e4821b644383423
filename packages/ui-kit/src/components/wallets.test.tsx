import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Address } from './address.tsx'
import { AssetPicture } from './asset-picture.tsx'
import { WalletGlyph } from './wallet-glyph.tsx'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('an address is short to the eye and whole to a screen reader', () => {
  render(<Address value={address} />)
  expect(screen.getByText('0x71C7…976F').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(address)).toBeTruthy()
})

test('copying confirms for three seconds', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<Address value={address} copy />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  })
  expect(writeText).toHaveBeenCalledWith(address)
  expect(screen.getByRole('status').textContent).toBe('Copied!')
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.getByRole('status').textContent).toBe('')
  vi.unstubAllGlobals()
})

test('four bars rise with the last four hex digits', () => {
  const { container } = render(<WalletGlyph address="0x000F" />)
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([3, 3, 3, 20.3])
})

test('a picture that is absent or does not load is replaced by the mark, under its name', () => {
  const { rerender } = render(<AssetPicture src="/nft.png" alt="Warp 0413" />)
  const picture = screen.getByRole('img', { name: 'Warp 0413' })
  fireEvent.error(picture)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Warp 0413')).toBeTruthy()
  rerender(<AssetPicture src="/other.png" alt="Warp 0413" />)
  expect(screen.getByRole('img', { name: 'Warp 0413' })).toBeTruthy()
  rerender(<AssetPicture src={null} />)
  expect(screen.queryByRole('img')).toBeNull()
})
