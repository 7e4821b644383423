import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatMoney } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'

/** Gains and losses apart, asset by asset; they add up to the year. */
export function GainsAssets({ year: { assets, currency, totals } }: { year: GainsYear }) {
  if (assets.length === 0) return null
  const money = (amount: string) => formatMoney(currency, amount)
  return (
    <Card as="section" aria-label="By asset" className="mt-4">
      <CardBand>
        <CardHead title="By asset" />
        <div className="mt-3">
          <Table caption={`Gains and losses by asset, in ${currency}`} pinned>
            <TableHead>
              <ColumnHead>Asset</ColumnHead>
              <ColumnHead align="right">Disposals</ColumnHead>
              <ColumnHead align="right">Received</ColumnHead>
              <ColumnHead align="right">Cost</ColumnHead>
              <ColumnHead align="right">Losses</ColumnHead>
              <ColumnHead align="right">Gains</ColumnHead>
            </TableHead>
            <TableBody>
              {assets.map((row) => (
                <TableRow key={`${row.chainId}:${row.asset}#${row.tokenId ?? ''}`}>
                  <TableCell>
                    <GainedAsset of={row} />
                    {row.uncertain > 0 && (
                      <span className="block text-note text-warn">{row.uncertain} not certain</span>
                    )}
                  </TableCell>
                  <TableCell align="right">{row.disposals.toLocaleString('en-US')}</TableCell>
                  <TableCell align="right">{money(row.proceeds)}</TableCell>
                  <TableCell align="right">{money(row.cost)}</TableCell>
                  <TableCell align="right">{money(row.losses)}</TableCell>
                  <TableCell align="right">{money(row.gains)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
            <tfoot className="border-t border-hairline-strong font-strong">
              <tr>
                <th scope="row" className="py-2 text-left font-strong">
                  Together
                </th>
                <td />
                {[totals.proceeds, totals.cost, totals.losses, totals.gains].map((amount, index) => (
                  <td key={index} className="py-2 pl-4 text-right max-sm:pl-2.5">
                    {money(amount)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </Table>
        </div>
      </CardBand>
    </Card>
  )
}
