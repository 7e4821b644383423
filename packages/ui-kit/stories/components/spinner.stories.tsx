import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/components/button.tsx'
import { Spinner } from '../../src/components/spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const InButton: Story = { render: () => <Button icon={<Spinner />}>Refreshing…</Button> }
