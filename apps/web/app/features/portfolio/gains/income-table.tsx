import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TotalRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDay } from '../figures/format-day.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatMoney } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'
import { kindNames } from './kind-names.ts'

/** What came without being bought, at its value on arrival. */
export function IncomeTable({ year: { income, currency, totals } }: { year: GainsYear }) {
  if (income.length === 0) return null
  return (
    <Card as="section" aria-label="Income on receipt" className="mt-4">
      <CardBand>
        <CardHead
          title="Income on receipt"
          scope="Made for you or dropped to you without a payment. Its value is its cost when it is sold."
        />
        <div className="mt-3">
          <Table caption={`Income on receipt, in ${currency}`} tall pinned>
            <TableHead>
              <ColumnHead>Day</ColumnHead>
              <ColumnHead>Asset</ColumnHead>
              <ColumnHead>Kind</ColumnHead>
              <ColumnHead align="right">Quantity</ColumnHead>
              <ColumnHead align="right">Explorer</ColumnHead>
              <ColumnHead align="right">Value</ColumnHead>
            </TableHead>
            <TableBody>
              {income.map((row) => (
                <TableRow key={row.id}>
                  <TableCell className="whitespace-nowrap">{formatDay(row.receivedOn)}</TableCell>
                  <TableCell>
                    <GainedAsset of={row} />
                  </TableCell>
                  <TableCell>{kindNames[row.kind]}</TableCell>
                  <TableCell align="right">{row.quantity}</TableCell>
                  <TableCell align="right">
                    <ExplorerLink url={row.explorerUrl} what="Transaction" />
                  </TableCell>
                  <TableCell align="right">
                    {row.value === null ? 'Not known' : formatMoney(currency, row.value)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TotalRow
              label="Together"
              span={5}
              value={formatMoney(currency, totals.income)}
              certainty={totals.incomeUnvalued > 0 ? 'broken' : 'settled'}
            />
          </Table>
        </div>
      </CardBand>
    </Card>
  )
}
