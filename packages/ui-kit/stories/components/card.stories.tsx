import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/components/button.tsx'
import { Card, CardBand, CardHead } from '../../src/components/card.tsx'
import { longLabel, longSentence, unbroken } from '../long-texts.ts'

const meta = { component: Card, subcomponents: { CardBand, CardHead } } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Bands: Story = {
  render: () => (
    <Card as="article">
      <CardBand>
        <CardHead
          title="Total Net Worth"
          scope="Sum of 17 tokens in 3 wallets"
          control={<Button size="sm">Refresh</Button>}
        />
      </CardBand>
      <CardBand>
        <CardHead as="h3" title="Tokens" control="by value" />
        <p className="mt-2 text-small text-muted">A band of its own, set off by a hairline.</p>
      </CardBand>
    </Card>
  ),
}
export const Flush: Story = {
  render: () => (
    <Card as="div">
      <CardBand flush className="bg-sunken">
        Without padding
      </CardBand>
    </Card>
  ),
}
export const LongText: Story = {
  render: () => (
    <Card>
      <CardBand>
        <CardHead title={longLabel} scope={longSentence} control={<Button size="sm">Refresh Data</Button>} />
        <p className="mt-2 wrap-anywhere">{unbroken}</p>
      </CardBand>
    </Card>
  ),
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
