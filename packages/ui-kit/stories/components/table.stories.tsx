import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card, CardBand } from '../../src/components/card.tsx'
import {
  ColumnHead,
  RowSpace,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TotalRow,
} from '../../src/components/table.tsx'
import { longLabel, unbroken } from '../long-texts.ts'

const meta = {
  component: Table,
  subcomponents: { TableHead, ColumnHead, TableBody, TableRow, TableCell, RowSpace, TotalRow },
  args: { caption: 'Transactions' },
  decorators: [
    (Story) => (
      <Card>
        <CardBand>
          <Story />
        </CardBand>
      </Card>
    ),
  ],
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

const values = ['1,250.00', '−2,400.00', '112.40']

export const Default: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead align="left">Type</ColumnHead>
        <ColumnHead align="right">Value, USD</ColumnHead>
      </TableHead>
      <TableBody>
        {values.map((value, index) => (
          <TableRow key={value} selected={index === 1}>
            <TableCell>ETH</TableCell>
            <TableCell>{index === 1 ? 'Sent' : 'Received'}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TotalRow label="Total" span={2} value="−$1,037.60" />
    </Table>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Transactions' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Sent/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  },
}

/** Rows that are out of sight are not drawn; the space they take is. */
export const Tall: Story = {
  args: { tall: true, scrollRef: fn() },
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <ColumnHead>Day</ColumnHead>
        <ColumnHead align="right">Value, USD</ColumnHead>
      </TableHead>
      <TableBody>
        {Array.from({ length: 20 }, (_, day) => `${day + 1} Nov`).map((day) => (
          <TableRow key={day}>
            <TableCell>{day}</TableCell>
            <TableCell align="right">{values[0]}</TableCell>
          </TableRow>
        ))}
        <RowSpace height={400} columns={2} />
      </TableBody>
      <TotalRow label="Total" value="$25,000.00" certainty="broken" />
    </Table>
  ),
  async play({ args, canvas }) {
    const region = canvas.getByRole('region', { name: 'Transactions' })
    await expect(args.scrollRef).toHaveBeenCalledWith(region)
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
    region.scrollTop = 200
    await expect(canvas.getByRole('columnheader', { name: 'Day' }).getBoundingClientRect().top).toBeCloseTo(
      region.getBoundingClientRect().top,
      0,
    )
  },
}

export const Empty: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead align="right">Value, USD</ColumnHead>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell colSpan={2}>No transactions yet</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
}

export const LongText: Story = {
  args: { pinned: true },
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead>{longLabel}</ColumnHead>
        <ColumnHead align="right">Value, USD</ColumnHead>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>ETH</TableCell>
          <TableCell>{unbroken}</TableCell>
          <TableCell align="right">1,250.00</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
}

/** The first and the last column stay, what is between them scrolls. */
export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Transactions' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    region.scrollLeft = 120
    const cell = canvas.getByRole('cell', { name: 'ETH' })
    await expect(cell.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0)
  },
}
