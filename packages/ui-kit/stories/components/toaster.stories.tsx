import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/button.tsx'
import { toast } from '../../src/components/toast.ts'
import { Toaster } from '../../src/components/toaster.tsx'
import { longLabel, longSentence } from '../long-texts.ts'

const onSelect = fn()
const shown = new Set<number>()
const keep = (id: number) => shown.add(id)

const meta = {
  component: Toaster,
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => {
    for (const id of shown) toast.dismiss(id)
    shown.clear()
  },
  render: () => (
    <>
      <Toaster />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => keep(toast.success('Address added successfully'))}>Success</Button>
        <Button onClick={() => keep(toast.info('A new version is there'))}>News</Button>
        <Button
          onClick={() =>
            keep(
              toast.error('Failed to delete address', {
                description: 'The server did not answer. Nothing was removed.',
              }),
            )
          }
        >
          Failure
        </Button>
        <Button
          onClick={() =>
            keep(
              toast.info('Wallet removed', {
                action: { label: 'Undo', altText: 'Add the wallet again', onSelect },
              }),
            )
          }
        >
          Remove
        </Button>
        <Button onClick={() => keep(toast.error(longLabel, { description: longSentence }))}>Long</Button>
      </div>
    </>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(await canvas.findByText('Address added successfully', { selector: 'li *' })).toBeVisible()
    await userEvent.hover(canvas.getByText('Address added successfully', { selector: 'li *' }))
  },
}
export const Several: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }))
    await expect(await canvas.findByText('Failed to delete address', { selector: 'li *' })).toBeVisible()
    await userEvent.hover(canvas.getByText('Failed to delete address', { selector: 'li *' }))
  },
}
export const WithAction: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.hover(await canvas.findByText('Wallet removed', { selector: 'li *' }))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const Closed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull())
  },
}
export const LongText: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }))
    await userEvent.hover(await canvas.findByText(longLabel, { selector: 'li *' }))
  },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
