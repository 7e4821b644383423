import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from '../../src/charts/swatch.tsx'

const meta = { component: Swatch, args: { place: 0 } } satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllPlaces: Story = {
  render: () => (
    <div className="flex gap-2">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Swatch key={place} place={place} className="size-4" />
      ))}
    </div>
  ),
}
