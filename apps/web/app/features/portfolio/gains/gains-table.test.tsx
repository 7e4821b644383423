import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GainsTable } from './gains-table.tsx'

const rows = Array.from({ length: 120 }, (_, index) => index + 1)

function open(count: number) {
  render(
    <GainsTable
      caption="Squares"
      tall
      wideFrom="1rem"
      rows={rows.slice(0, count)}
      rowKey={String}
      columns={[
        { head: 'Number', cell: (row) => row },
        { head: 'Square', cell: (row) => row * row, total: 'all of them' },
      ]}
    />,
  )
}

/** Rows of the body: without the head, and without the sum. */
const drawn = () => within(screen.getByRole('table', { name: 'Squares' })).getAllByRole('row').length - 2

it('a long table is drawn in part, says so, and is whole after so many presses', () => {
  open(120)
  expect(drawn()).toBe(50)
  expect(screen.getByText('50 of 120')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(drawn()).toBe(100)
  const last = screen.getByRole('button', { name: 'Show 20 more' })
  last.focus()
  fireEvent.click(last)
  expect(drawn()).toBe(120)
  expect(screen.queryByRole('button')).toBeNull()
  // Whoever pressed goes on reading where the table grew.
  expect(document.activeElement?.textContent).toMatch(/^101/)
})

it('a table that is short enough has nothing to press', () => {
  open(50)
  expect(drawn()).toBe(50)
  expect(screen.queryByRole('button')).toBeNull()
})

it('on paper every row stands', () => {
  open(120)
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toBe(120)
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(drawn()).toBe(50)
})
