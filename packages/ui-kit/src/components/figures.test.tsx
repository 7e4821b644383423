import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Delta } from './delta.tsx'
import { Figure } from './figure.tsx'
import { ColumnHead, Table, TableBody, TableCell, TableHead, TableRow, TotalRow } from './table.tsx'

afterEach(cleanup)

test('a figure reads as one amount although its cents are set apart', () => {
  const { container } = render(<Figure value="$156,970.90" size="xl" certainty="settled" />)
  expect(container.textContent).toBe('$156,970.90')
})

test('a figure that is not settled says so to those who do not see its rule', () => {
  const { container, rerender } = render(<Figure value="$10.00" certainty="broken" />)
  expect(container.textContent).toBe('$10.00 (not settled)')
  rerender(<Figure value="$10.00" certainty="observed" />)
  expect(container.textContent).toBe('$10.00')
})

test('a gain has a triangle and a plus, a loss a triangle and a true minus, no change neither', () => {
  const { container, rerender } = render(<Delta change={3.08} />)
  expect(container.textContent).toBe('+3.08\u00a0%')
  expect(container.querySelector('svg')).toBeTruthy()
  rerender(<Delta change={-2.14} period="in 7 days" />)
  expect(container.textContent).toBe('−2.14\u00a0%in 7 days')
  rerender(<Delta change={0} />)
  expect(container.textContent).toBe('0.00\u00a0%')
  expect(container.querySelector('svg')).toBeNull()
})

test('a table has a name, column heads and a total', () => {
  render(
    <Table caption="Holdings">
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead align="right">Value, USD</ColumnHead>
      </TableHead>
      <TableBody>
        <TableRow selected>
          <TableCell>ETH</TableCell>
          <TableCell align="right">10.00</TableCell>
        </TableRow>
      </TableBody>
      <TotalRow label="Total" value="$10.00" />
    </Table>,
  )
  expect(screen.getByRole('table', { name: 'Holdings' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  expect(screen.getByRole('row', { name: 'ETH 10.00' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('rowheader', { name: 'Total' })).toBeTruthy()
})
