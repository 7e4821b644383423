import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Wordmark } from '../brand/wordmark.tsx'
import { DoughnutChart } from '../charts/doughnut-chart.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { Sparkline } from '../charts/sparkline.tsx'
import { StackedBar } from '../charts/stacked-bar.tsx'
import { Address } from './address.tsx'
import { AssetPicture } from './asset-picture.tsx'
import { Button } from './button.tsx'
import { Card, CardBand, CardHead } from './card.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import { ErrorState } from './error-state.tsx'
import { Figure } from './figure.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { Popover } from './popover.tsx'
import { Segmented } from './segmented.tsx'
import { Skeleton } from './skeleton.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { Toaster } from './toaster.tsx'
import { WalletGlyph } from './wallet-glyph.tsx'

const nothing = () => {}
const parts = {
  Address: <Address value="0x71C7656EC7ab88b098defB751B7401B5f6d8976F" copy />,
  AssetPicture: <AssetPicture src={null} alt="A token" />,
  Button: <Button busy>Add</Button>,
  Card: (
    <Card>
      <Notice title="Stale." tone="warn" />
      <CardBand>
        <CardHead title="Net worth" />
        <Figure value="$1.00" size="xl" certainty="settled" />
        <Skeleton className="h-4" />
        <ErrorState title="Error" size="page" />
      </CardBand>
    </Card>
  ),
  CheckboxField: <CheckboxField label="Remember me" error="No" />,
  ConfirmDialog: (
    <ConfirmDialog open onOpenChange={nothing} title="Sure?" confirmLabel="Yes" onConfirm={nothing}>
      Text
    </ConfirmDialog>
  ),
  Disclosure: <Disclosure summary="More">Text</Disclosure>,
  DoughnutChart: (
    <DoughnutChart title="Distribution" items={['ETH', 'DAI'].map((id) => ({ id, label: id, value: 1 }))} />
  ),
  DropdownMenu: (
    <DropdownMenu
      label="Theme"
      trigger={<Button>Theme</Button>}
      items={[{ label: 'Dark', checked: true, onSelect: nothing }]}
    />
  ),
  LineChart: (
    <LineChart
      title="History"
      series={[{ id: 'a', label: 'A', points: [1, 2].map((x) => ({ x, y: x })) }]}
      xLabel="Day"
      formatX={String}
      formatY={String}
      markers={[{ x: 1, label: 'Certain from here' }]}
      chosen={[1, 2]}
      lookNames={{ solid: { label: 'Observed' } }}
    />
  ),
  StackedBar: <StackedBar label="Paid" parts={[{ id: 'a', label: 'A', value: 1 }]} formatAmount={String} />,
  PasswordField: <PasswordField label="Password" />,
  Popover: (
    <Popover label="Gas" trigger={<Button>1.84 gwei</Button>}>
      Text
    </Popover>
  ),
  Segmented: <Segmented label="Range" value="a" onChange={nothing} options={[{ value: 'a', label: 'A' }]} />,
  Sparkline: <Sparkline points={[1, 2, 3]} label="Past 7 days" />,
  Tabs: (
    <Tabs
      label="Portfolio"
      value="a"
      onValueChange={nothing}
      items={[{ value: 'a', label: 'A', content: 'Panel' }]}
    />
  ),
  TextField: <TextField label="Email" error="Email is invalid" />,
  Toaster: <Toaster />,
  WalletGlyph: <WalletGlyph address="0x976F" />,
  Wordmark: <Wordmark />,
}

// The page's policy is `style-src 'self'`: an inline style in the delivered HTML would not apply.
test.each(Object.entries(parts))('%s is prerendered without a style attribute or element', (_, part) => {
  const html = renderToString(part)
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/<(style|script)/)
})
