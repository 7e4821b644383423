import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../../src/brand/mark.tsx'
import { Wordmark } from '../../src/brand/wordmark.tsx'

const meta = { component: Wordmark } satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { className: 'gap-3' } }
export const MarkAlone: Story = {
  render: () => (
    <div className="flex items-end gap-4 text-figure">
      <Mark className="size-12" />
      <Mark className="size-6" />
      <Mark className="size-4" />
    </div>
  ),
}
