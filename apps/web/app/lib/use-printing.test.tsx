import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'

let tellMedia: (event: { matches: boolean }) => void = () => undefined

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    addEventListener: (_type: string, listener: typeof tellMedia) => {
      if (query === 'print') tellMedia = listener
    },
  }))
})
afterEach(() => vi.unstubAllGlobals())

async function renderPage() {
  const { usePrinting } = await import('./use-printing.ts')
  function Page() {
    return <p>{usePrinting() ? 'paper' : 'screen'}</p>
  }
  render(<Page />)
}

test('a page is on paper from the moment before it is printed, and where it is only shown as on paper', async () => {
  await renderPage()
  screen.getByText('screen')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  screen.getByText('paper')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  screen.getByText('screen')
  act(() => tellMedia({ matches: true }))
  screen.getByText('paper')
  act(() => tellMedia({ matches: false }))
  screen.getByText('screen')
})
