import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import coin from '../../src/brand/app-icon.svg'
import { AssetPicture } from '../../src/components/asset-picture.tsx'

const meta = { component: AssetPicture, args: { src: coin } } satisfies Meta<typeof AssetPicture>

export default meta
type Story = StoryObj<typeof meta>

const inSquare: Story['decorators'] = [
  (Story) => (
    <div className="w-24">
      <Story />
    </div>
  ),
]

export const Coin: Story = {
  args: { className: 'size-8', alt: 'A token' },
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A token' })
    await picture.decode()
    await expect(picture).toBeVisible()
  },
}
export const Picture: Story = {
  args: { shape: 'picture', alt: 'A picture' },
  decorators: inSquare,
  play: ({ canvas }) => canvas.getByRole<HTMLImageElement>('img', { name: 'A picture' }).decode(),
}
export const None: Story = { args: { src: null } }
/** What does not load is drawn as what is not there. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: 'A token', className: 'size-8' },
  async play({ canvas }) {
    await expect(await canvas.findByText('A token')).toBeInTheDocument()
  },
}
export const PictureUnavailable: Story = {
  args: { src: null, shape: 'picture', alt: 'Picture unavailable' },
  decorators: inSquare,
}
