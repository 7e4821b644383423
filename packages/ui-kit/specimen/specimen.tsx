import { RefreshCw, Table as TableIcon } from 'lucide-react'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '../src/brand/mark.tsx'
import { Wordmark } from '../src/brand/wordmark.tsx'
import { Age } from '../src/components/age.tsx'
import { Button } from '../src/components/button.tsx'
import { Card, CardBand, CardHead } from '../src/components/card.tsx'
import { CheckboxField } from '../src/components/checkbox-field.tsx'
import { Chip } from '../src/components/chip.tsx'
import { Delta } from '../src/components/delta.tsx'
import { EmptyState } from '../src/components/empty-state.tsx'
import { ErrorState } from '../src/components/error-state.tsx'
import { Figure } from '../src/components/figure.tsx'
import { IconButton } from '../src/components/icon-button.tsx'
import { Notice } from '../src/components/notice.tsx'
import { PasswordField } from '../src/components/password-field.tsx'
import { Segmented } from '../src/components/segmented.tsx'
import { Skeleton } from '../src/components/skeleton.tsx'
import { SkipLink } from '../src/components/skip-link.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TotalRow,
} from '../src/components/table.tsx'
import { Tabs } from '../src/components/tabs.tsx'
import { TextField } from '../src/components/text-field.tsx'
import { toast } from '../src/components/toast.ts'
import { Toaster } from '../src/components/toaster.tsx'
import { MoreParts } from './more-parts.tsx'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-hairline pt-4">
      <h2 className="mb-4 text-note font-label text-muted">{title}</h2>
      {children}
    </section>
  )
}

const roles = [
  ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-selected', 'bg-hairline', 'bg-hairline-strong'],
  ['bg-control', 'bg-faint', 'bg-muted', 'bg-text', 'bg-figure', 'bg-primary', 'bg-accent', 'bg-accent-line'],
  ['bg-gain', 'bg-gain-tint', 'bg-loss', 'bg-loss-tint', 'bg-warn', 'bg-warn-tint', 'bg-focus'],
  ['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-4', 'bg-series-5', 'bg-series-rest'],
]

function Specimen() {
  const [tab, setTab] = useState('overview')
  const [range, setRange] = useState('3m')

  return (
    <>
      <SkipLink />
      <header className="border-b border-hairline bg-surface">
        <div className="page-width flex h-14 items-center gap-8">
          <Wordmark />
          <Chip tone="sandbox" className="ml-auto">
            Sandbox data
          </Chip>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width pb-16">
        <h1 className="pt-8 text-head font-head">Specimen</h1>
        <p className="mt-1 text-muted">Every part of the kit on one page</p>

        <Block title="Mark">
          <div className="flex items-end gap-4 text-figure">
            <Mark className="size-12" />
            <Mark className="size-6" />
            <Mark className="size-4" />
          </div>
        </Block>

        <Block title="The rule says how sure a figure is">
          <div className="flex flex-wrap items-start gap-x-16 gap-y-6">
            <Figure value="₹11,61,695" size="lg" certainty="settled" />
            <Figure value="$84,690.20" size="lg" certainty="observed" />
            <Figure value="$151,204" size="lg" certainty="broken" />
            <Figure value="₹46,609.57" size="xl" certainty="settled" />
          </div>
        </Block>

        <Block title="Roles">
          <div className="grid gap-2">
            {roles.map((row) => (
              <div key={row[0]} className="flex flex-wrap gap-2">
                {row.map((role) => (
                  <div key={role} className="w-20">
                    <i className={`block h-9 rounded-base ring-1 ring-hairline ring-inset ${role}`} />
                    <span className="text-note text-muted">{role.slice(3)}</span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Block>

        <Block title="Type">
          <div className="grid gap-2">
            <span className="text-display font-display text-figure">Hold longer.</span>
            <span className="text-title font-head">Portfolio Distribution</span>
            <span>Body 14/20. Sum of 17 tokens in 3 wallets</span>
            <span className="font-mono text-small">0x71C7…976F 0x5d1c9e40a2…77b0f3e81c</span>
            <span>₹ − × ÷ ≈ … ’ ↑ ↓ → € “quoted” 0123456789</span>
          </div>
        </Block>

        <Block title="Buttons and chips">
          <div className="flex flex-wrap gap-3">
            <Button variant="primary">Add Wallet</Button>
            <Button icon={<RefreshCw />}>Refresh Data</Button>
            <Button variant="ghost">Cancel</Button>
            <Button variant="danger">Delete wallet</Button>
            <Button busy busyLabel="Adding…">
              Add
            </Button>
            <Button disabled>Disabled</Button>
            <Button size="sm">Try Again</Button>
            <Button variant="primary" size="lg">
              Get Started
            </Button>
            <IconButton label="Show as table" icon={<TableIcon />} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Chip tone="verified">Verified</Chip>
            <Chip tone="stale">Stale, 44 min</Chip>
            <Chip tone="illustrative">Illustrative</Chip>
            <Chip>Received</Chip>
            <Delta change={3.08} />
            <Delta change={-2.14} />
            <Delta change={0} />
            <Delta change={4451.34} text="+$4,451.34" also="+2.92 %" period="in 7 days" />
            <Age>As of 15:42 IST, 2 min ago</Age>
            <Age state="stale">Stale: as of 14:58 IST, 44 min ago</Age>
          </div>
        </Block>

        <Block title="Fields">
          <form className="grid max-w-96 gap-5" onSubmit={(event) => event.preventDefault()}>
            <TextField label="Username" hint="At least 3 characters" placeholder="meera" />
            <TextField label="Email" type="email" defaultValue="meera@" error="Email is invalid" />
            <PasswordField label="Password" defaultValue="correct horse" />
            <TextField label="Wallet address" hideLabel mono placeholder="Enter ETH wallet address (0x...)" />
            <CheckboxField
              label={
                <>
                  I agree to the{' '}
                  <a href="#main" className="underline underline-offset-3">
                    terms
                  </a>
                </>
              }
              defaultChecked
            />
            <CheckboxField label="Remember me" error="Say yes or no" />
          </form>
        </Block>

        <Block title="Tabs">
          <Tabs
            label="Portfolio"
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'overview', label: 'Overview', content: <p className="pt-4">Overview panel</p> },
              { value: 'tokens', label: 'Tokens', count: 9, content: <p className="pt-4">Tokens panel</p> },
              { value: 'nfts', label: 'NFTs', disabledReason: 'Select a wallet first', content: null },
            ]}
          />
          <div className="mt-4 grid max-w-80 gap-3">
            <Segmented
              label="Range"
              value={range}
              onChange={setRange}
              options={['1d', '1w', '1m', '3m', '1y'].map((value) => ({ value, label: value }))}
            />
            <Segmented
              label="Mode"
              size="lg"
              value={range === '1d' ? 'lump' : 'sip'}
              onChange={(mode) => setRange(mode === 'lump' ? '1d' : '3m')}
              options={[
                { value: 'sip', label: 'SIP' },
                { value: 'lump', label: 'Lump-sum' },
              ]}
            />
          </div>
        </Block>

        <Block title="Card">
          <Card className="max-w-3xl">
            <Notice
              tone="warn"
              title="Prices could not be refreshed."
              action={<Button size="sm">Try Again</Button>}
            >
              The price provider has not answered since 14:58. Values use the last prices and balances.
            </Notice>
            <CardBand>
              <CardHead
                title="Total Net Worth"
                scope="Sum of 17 tokens in 3 wallets"
                control={
                  <Button size="sm" icon={<RefreshCw />}>
                    Refresh Data
                  </Button>
                }
              />
              <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
                <Figure value="$156,970.90" size="xl" certainty="settled" />
                <div className="grid gap-1 pb-1.5">
                  <Delta change={1} text="+$4,451.34" also="+2.92 %" period="in 7 days" />
                  <Age>As of 15:42 IST, 2 min ago</Age>
                </div>
              </div>
            </CardBand>
            <CardBand>
              <Skeleton className="h-[46px] w-72" />
              <Skeleton className="mt-4 h-3 w-44" />
            </CardBand>
            <CardBand>
              <EmptyState
                size="figure"
                title="Add a wallet address to get started"
                action={<Button variant="primary">Add Wallet</Button>}
              >
                Your net worth will be the sum of every token in every wallet you add.
              </EmptyState>
            </CardBand>
            <CardBand>
              <ErrorState
                title="Could not be drawn"
                action={<Button size="sm">Show the 15 priced tokens</Button>}
                reference="7f3a-91c2"
              >
                2 of 17 tokens have no price, and shares without them would mislead.
              </ErrorState>
            </CardBand>
          </Card>
        </Block>

        <Block title="Table">
          <Table caption="Transactions">
            <TableHead>
              <ColumnHead>Token</ColumnHead>
              <ColumnHead>Type</ColumnHead>
              <ColumnHead align="right">Value, USD</ColumnHead>
            </TableHead>
            <TableBody>
              {['1,250.00', '−2,400.00', '112.40'].map((value, index) => (
                <TableRow key={value} selected={index === 1}>
                  <TableCell>ETH</TableCell>
                  <TableCell>{index === 1 ? 'Sent' : 'Received'}</TableCell>
                  <TableCell align="right">{value}</TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TotalRow label="Total" span={2} value="−$1,037.60" />
          </Table>
        </Block>

        <MoreParts Block={Block} />

        <Block title="Toasts">
          <div className="flex gap-3">
            <Button onClick={() => toast.success('Address added successfully')}>Success</Button>
            <Button
              onClick={() =>
                toast.error('Failed to delete address', {
                  description: 'The server did not answer. Nothing was removed.',
                })
              }
            >
              Failure
            </Button>
          </div>
        </Block>
      </main>
      <Toaster />
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Specimen />
    </StrictMode>,
  )
}
