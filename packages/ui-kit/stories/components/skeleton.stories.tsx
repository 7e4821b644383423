import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../src/components/skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Figure: Story = { args: { className: 'h-[46px] w-72' } }
export const Rows: Story = {
  render: () => (
    <div aria-busy="true" className="grid gap-3">
      <span className="sr-only">Loading the tokens</span>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="circle size-6" />
    </div>
  ),
}
