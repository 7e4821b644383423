import { type ComponentType, type ReactNode, useState } from 'react'
import { DoughnutChart } from '../src/charts/doughnut-chart.tsx'
import { Sparkline } from '../src/charts/sparkline.tsx'
import { Address } from '../src/components/address.tsx'
import { AssetPicture } from '../src/components/asset-picture.tsx'
import { Button } from '../src/components/button.tsx'
import { Card, CardBand } from '../src/components/card.tsx'
import { ConfirmDialog } from '../src/components/confirm-dialog.tsx'
import { Disclosure } from '../src/components/disclosure.tsx'
import { DropdownMenu } from '../src/components/dropdown-menu.tsx'
import { Figure } from '../src/components/figure.tsx'
import { Popover } from '../src/components/popover.tsx'
import { WalletGlyph } from '../src/components/wallet-glyph.tsx'
import { LineParts } from './line-parts.tsx'

const wallets = [
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  '0x2f9A656EC7ab88b098defB751B7401B5f6d83A17',
  '0xB41d656EC7ab88b098defB751B7401B5f6d8E8C2',
]

const holdings = [
  ['ETH', 84689.59],
  ['WBTC', 39721.74],
  ['USDC', 12480.55],
  ['LINK', 9438.41],
  ['UNI', 6318.21],
  ['AAVE', 2100],
  ['ENS', 1200],
  ['MKR', 1022.4],
] as const

const even = ['DAI', 'USDT', 'A-VERY-LONG-NAME', 'CRV', 'LDO', 'GRT', 'SNX'].map((label) => ({
  id: label,
  label,
  value: 100,
}))

const wave = Array.from(
  { length: 60 },
  (_, index) => 3400 + 120 * Math.sin(index / 6) + 40 * Math.cos(index * 2),
)

export function MoreParts({ Block }: { Block: ComponentType<{ title: string; children: ReactNode }> }) {
  const [open, setOpen] = useState(false)
  const [theme, setTheme] = useState('System')

  return (
    <>
      <Block title="Charts">
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <Card>
            <CardBand>
              <DoughnutChart
                title="Portfolio Distribution"
                note="by USD value"
                items={holdings.map(([label, value]) => ({ id: label, label, value }))}
              />
            </CardBand>
          </Card>
          <Card>
            <CardBand>
              <DoughnutChart title="Even shares" items={even} />
            </CardBand>
          </Card>
          <Card>
            <CardBand>
              <DoughnutChart title="One holding" items={[{ id: 'eth', label: 'ETH', value: 20 }]} />
            </CardBand>
            <CardBand className="grid gap-4">
              <Sparkline points={wave} label="Ethereum, past 7 days" />
              <Sparkline points={[1, 1.0002, 0.9999, 1.0001, 1]} label="Tether, past 7 days" />
            </CardBand>
          </Card>
        </div>
      </Block>

      <Block title="Lines">
        <LineParts />
      </Block>

      <Block title="Wallets and pictures">
        <div className="flex flex-wrap items-center gap-6">
          {wallets.map((address, index) => (
            <span key={address} className="flex items-center gap-2">
              <WalletGlyph address={address} selected={index === 0} />
              <Address value={address} copy={index === 0} />
            </span>
          ))}
          <Address kind="hash" value={`0x5d1c9e40a2${'0'.repeat(44)}77b0f3e81c`} />
          <AssetPicture src={null} />
          <AssetPicture src="data:image/png;base64,AAAA" alt="A token" className="size-8" />
          <span className="w-24">
            <AssetPicture src={null} shape="picture" alt="Picture unavailable" />
          </span>
        </div>
      </Block>

      <Block title="What opens">
        <div className="flex flex-wrap items-start gap-4">
          <DropdownMenu
            label="Theme"
            trigger={<Button variant="ghost">Theme</Button>}
            items={['System', 'Light', 'Dark'].map((label) => ({
              label,
              checked: label === theme,
              onSelect: () => setTheme(label),
            }))}
          />
          <Popover label="Ethereum gas prices" trigger={<Button variant="ghost">1.84 gwei</Button>}>
            <div className="p-4">
              Average <Figure value="1.84" size="lg" />
            </div>
          </Popover>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete wallet
          </Button>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Delete this wallet?"
            confirmLabel="Delete wallet"
            danger
            onConfirm={() => setOpen(false)}
          >
            Hodlwise stops tracking it. Nothing happens on the chain.
          </ConfirmDialog>
        </div>
        <Disclosure summary="How is this computed?" className="mt-4">
          <p className="pb-4 text-muted">By summing the rows.</p>
        </Disclosure>
      </Block>
    </>
  )
}
