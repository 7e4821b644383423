import type { GainsYear, LotSeal } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDay } from '../figures/format-day.ts'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { GainedAsset } from './gained-asset.tsx'

/** Whether the lots that are left come to what a node says each wallet holds, asset by asset. */
export function LotSeals({ year: { seals } }: { year: GainsYear }) {
  if (seals.length === 0) return null
  const broken = seals.filter(({ holds }) => !holds)
  const title =
    broken.length === 0
      ? 'The lots left are what the chain says you hold'
      : `${broken.length} of ${seals.length} balances are not explained by their movements`
  return (
    <Card as="section" aria-label="Lots against the chain" className="mt-4">
      <CardBand>
        <CardHead
          title={title}
          scope="Counted from all movements, against the balance that a node told at one block, base unit by base unit."
        />
        <div className="mt-3">
          {broken.length > 0 && <Seals seals={broken} caption="Balances that differ" />}
          <Disclosure summary={`All ${seals.length} balances`}>
            <Seals seals={seals} caption="Balances against the chain" />
          </Disclosure>
        </div>
      </CardBand>
    </Card>
  )
}

function Seals({ seals, caption }: { seals: readonly LotSeal[]; caption: string }) {
  return (
    <Table caption={caption} tall pinned>
      <TableHead>
        <ColumnHead>Asset</ColumnHead>
        <ColumnHead>Wallet</ColumnHead>
        <ColumnHead align="right">Counted</ColumnHead>
        <ColumnHead align="right">On the chain</ColumnHead>
        <ColumnHead align="right">Block</ColumnHead>
        <ColumnHead align="right">Agrees</ColumnHead>
      </TableHead>
      <TableBody>
        {seals.map((seal) => (
          <TableRow key={`${seal.wallet} ${seal.chainId}:${seal.asset}`}>
            <TableCell>
              <GainedAsset of={seal} />
            </TableCell>
            <TableCell>
              <Address value={seal.wallet} />
            </TableCell>
            <TableCell align="right">{seal.counted}</TableCell>
            <TableCell align="right">{formatExactAmount(seal.confirmed, seal.decimals)}</TableCell>
            <TableCell align="right">{seal.block.toLocaleString('en-US')}</TableCell>
            <TableCell align="right">
              {seal.holds ? (
                'Yes'
              ) : (
                <span className="text-warn">
                  No{seal.brokenSince !== null && `, since ${formatDay(seal.brokenSince)}`}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
