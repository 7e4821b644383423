import type { GainsYear } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDay } from '../figures/format-day.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatMoney } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'
import { kindNames } from './kind-names.ts'

/** What came from or went to strangers: no rule can tell what it was, and the range of the year comes from here. */
export function GainsQuestions({ year: { questions, currency } }: { year: GainsYear }) {
  if (questions.length === 0) return null
  return (
    <Card as="section" aria-label="What only you know" className="mt-4">
      <CardBand>
        <CardHead
          title="What only you know"
          scope="Nobody can tell from the chain what these were. Costs of what came count as nil, and nothing as received for what went, until it is known. If an address is yours, add it as a wallet: then it is a move and no sale."
        />
        <div className="mt-3">
          <Table caption={`Movements that need an answer, values then in ${currency}`} tall pinned>
            <TableHead>
              <ColumnHead>Day</ColumnHead>
              <ColumnHead>Asset</ColumnHead>
              <ColumnHead>Kind</ColumnHead>
              <ColumnHead align="right">Quantity</ColumnHead>
              <ColumnHead>Other end</ColumnHead>
              <ColumnHead align="right">Explorer</ColumnHead>
              <ColumnHead align="right">Worth then</ColumnHead>
            </TableHead>
            <TableBody>
              {questions.map((row) => (
                <TableRow key={row.id}>
                  <TableCell className="whitespace-nowrap">{formatDay(row.on)}</TableCell>
                  <TableCell>
                    <GainedAsset of={row} />
                  </TableCell>
                  <TableCell>{kindNames[row.kind]}</TableCell>
                  <TableCell align="right">{row.quantity}</TableCell>
                  <TableCell>
                    {row.counterparty === null ? '' : <Address value={row.counterparty} copy />}
                  </TableCell>
                  <TableCell align="right">
                    <ExplorerLink url={row.explorerUrl} what="Transaction" />
                  </TableCell>
                  <TableCell align="right">
                    {row.value === null ? 'Not known' : formatMoney(currency, row.value)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </CardBand>
    </Card>
  )
}
