import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrinting } from './use-printing.ts'

function State() {
  return <p>{usePrinting() ? 'paper' : 'screen'}</p>
}

it('knows that the page is printed, also where it is drawn only for paper', () => {
  const { rerender } = render(<State key="before" />)
  expect(screen.getByText('screen')).toBeDefined()
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('paper')).toBeDefined()
  rerender(<State key="for paper" />)
  expect(screen.getByText('paper')).toBeDefined()
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('screen')).toBeDefined()
})
