import type { GainsYear, LotSeal } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { Link } from 'react-router'
import { formatDay } from '../figures/format-day.ts'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { toMovementsPath } from '../transfers/to-movements-path.ts'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { GainsTable } from './gains-table.tsx'

/** Whether the lots that are left come to what a node says each wallet holds, asset by asset. */
export function LotSeals({ year: { seals } }: { year: GainsYear }) {
  if (seals.length === 0) return null
  const broken = seals.filter(({ holds }) => holds === false)
  const untold = seals.filter(({ holds }) => holds === null)
  return (
    <Card as="section" aria-label="Lots against the chain" className="mt-4">
      <CardBand>
        <CardHead
          title={toTitle(seals.length, broken.length, untold.length)}
          scope="Counted from all movements, against the balance that a node told at one block, base unit by base unit and piece by piece."
        />
        {untold.length > 0 && (
          <p className="mt-2 text-small text-muted">
            The node gave no answer for {plural(untold.length, 'balance')}.
          </p>
        )}
        <div className="mt-3">
          {broken.length > 0 && <Seals seals={broken} caption="Balances that differ" />}
          <Disclosure summary={seals.length === 1 ? 'The balance' : `All ${seals.length} balances`}>
            <Seals seals={seals} caption="Balances against the chain" />
          </Disclosure>
        </div>
      </CardBand>
    </Card>
  )
}

function toTitle(all: number, broken: number, untold: number): string {
  const verb = (count: number) => (count === 1 ? 'is' : 'are')
  if (broken > 0) {
    return `${broken} of ${plural(all, 'balance')} ${verb(broken)} not explained by ${broken === 1 ? 'its' : 'their'} movements`
  }
  if (untold > 0) return `${untold} of ${plural(all, 'balance')} ${verb(untold)} not confirmed`
  return 'The lots left are what the chain says you hold'
}

const nameOf = ({ symbol, name, tokenId }: LotSeal) =>
  `${symbol ?? name ?? 'Unnamed'}${tokenId === null ? '' : ` #${tokenId}`}`

function Seals({ seals, caption }: { seals: readonly LotSeal[]; caption: string }) {
  return (
    <GainsTable
      caption={caption}
      tall
      wideFrom="64rem"
      rows={seals}
      rowKey={(seal) => `${seal.wallet} ${seal.chainId}:${seal.asset}#${seal.tokenId ?? ''}`}
      columns={[
        { head: 'Asset', cell: (seal) => <GainedAsset of={seal} /> },
        { head: 'Wallet', under: 'words', cell: (seal) => <Address value={seal.wallet} /> },
        {
          ...{ head: 'Counted', align: 'right', under: 'figure' },
          cell: (seal) => <WholeAmount text={formatQuantity(seal.counted)} />,
        },
        {
          ...{ head: 'On the chain', align: 'right', under: 'figure' },
          cell: (seal) =>
            seal.confirmed === null ? (
              'Not told'
            ) : (
              <WholeAmount text={formatExactAmount(seal.confirmed, seal.decimals)} />
            ),
        },
        {
          ...{ head: 'Block', align: 'right', under: 'figure' },
          cell: (seal) => seal.block.toLocaleString('en-US'),
        },
        {
          ...{ head: 'Movements', align: 'right', under: 'figure', onScreenOnly: true },
          cell: (seal) => (
            <Link
              className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
              aria-label={`Show all movements of ${nameOf(seal)} in ${seal.wallet}`}
              to={toMovementsPath(seal.wallet, { asset: `${seal.chainId}:${seal.asset}` })}
            >
              Show all
            </Link>
          ),
        },
        {
          ...{ head: 'Agrees', align: 'right' },
          cell: (seal) =>
            seal.holds !== false ? (
              seal.holds === null ? (
                'Not confirmed'
              ) : (
                'Yes'
              )
            ) : (
              <span className="text-warn">
                No{seal.brokenSince !== null && `, since ${formatDay(seal.brokenSince)}`}
                {seal.brokenBy !== null && (
                  <span className="flex flex-wrap items-center justify-end gap-2">
                    <span className="text-note">after</span>
                    <Address value={seal.brokenBy.transactionHash} kind="hash" copy />
                    <ExplorerLink url={seal.brokenBy.explorerUrl} what="Transaction after which it differs" />
                  </span>
                )}
              </span>
            ),
        },
      ]}
    />
  )
}
