import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatShare } from '@pkg/ui-kit/format/format-share.ts'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { placeWords } from '../holdings/pool-part-words.ts'
import { noValue, PriceNote } from '../holdings/price-note.tsx'
import type { Holding } from '../readings/group-holdings.ts'
import { type WalletBook, walletName } from '../wallets/wallet-book.ts'
import type { TokenWallet } from './list-token-wallets.ts'

interface TokenHoldingProps {
  rows: readonly TokenWallet[]
  /** All of it as the other screens count it; undefined for what is hidden, owed or not held. */
  holding: Holding | undefined
  /** The same asset inside contracts, where no token stands for it: rows of their own on the other screens. */
  inside: readonly Holding[]
  /** What all wallets hold, before debts. */
  worth: number
  book: WalletBook
  /** Wallets that were not read; what they hold is not known. */
  unread: number
}

/** Which wallets hold a token, how much, and what it is worth there. */
export function TokenHolding({ rows, holding, inside, worth, book, unread }: TokenHoldingProps) {
  const isDebt = rows.some(({ token }) => token.kind === 'debt')
  const decimals = rows[0]?.token.decimals ?? null
  const balance = rows.reduce((sum, { token }) => sum + BigInt(token.balance), 0n)
  const value = holding?.usdValue ?? null
  return (
    <Card>
      <CardBand>
        <CardHead
          title={isDebt ? 'Owed by your wallets' : 'In your wallets'}
          scope={
            <>
              {rows.length === 0
                ? 'None of your wallets holds it now.'
                : `${formatTokenAmount(balance, decimals)} in ${plural(rows.length, 'wallet')}`}
              {value !== null && worth > 0 && `, ${formatShare(value / worth, 2)} of what you hold`}
              {unread > 0 && ` ${plural(unread, 'wallet')} not read.`}
            </>
          }
        />
        {rows.length > 0 && (
          <div className="mt-3">
            <Table caption="Wallets that hold it">
              <TableHead>
                <ColumnHead>Wallet</ColumnHead>
                <ColumnHead align="right">{isDebt ? 'Owed' : 'Value'}</ColumnHead>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <WalletLine key={row.address} row={row} name={walletName(book, row.address)} />
                ))}
                {holding && rows.length > 1 && (
                  <TableRow>
                    <TableCell className="font-strong">
                      {holding.unvalued > 0n ? 'Together, as far as priced' : 'Together'}
                    </TableCell>
                    <TableCell align="right" className="font-strong">
                      {value === null ? noValue(holding) : formatUsd(value)}
                    </TableCell>
                  </TableRow>
                )}
              </TableBody>
            </Table>
          </div>
        )}
        {holding && <PriceNote holding={holding} />}
      </CardBand>
      {inside.length > 0 && <InsideBand inside={inside} />}
    </Card>
  )
}

/** What of it lies in contracts; it is in no figure above. */
function InsideBand({ inside }: { inside: readonly Holding[] }) {
  return (
    <CardBand>
      <h3 className="text-small font-strong">Beside these, inside contracts</h3>
      <div className="mt-2">
        <Table caption="Inside contracts">
          <TableHead>
            <ColumnHead>Where</ColumnHead>
            <ColumnHead align="right">Value</ColumnHead>
          </TableHead>
          <TableBody>
            {inside.map((row) => (
              <TableRow key={row.id}>
                <TableCell>
                  <span className="block font-label wrap-anywhere">{placeWords(row)}</span>
                  <span className="block text-note text-muted">
                    <WholeAmount text={formatTokenAmount(row.balance, row.decimals)} />
                  </span>
                </TableCell>
                <TableCell align="right">
                  {row.usdValue === null ? (
                    <span className="text-muted">{noValue(row)}</span>
                  ) : (
                    <span className={row.usdValue < 0 ? 'text-loss' : undefined}>
                      {formatUsd(row.usdValue)}
                    </span>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </CardBand>
  )
}

function WalletLine({ row, name }: { row: TokenWallet; name: string | null }) {
  const { address, token, usdValue, share } = row
  const { balance, decimals, kind, debtUsd = null, priceTrust = null } = token
  return (
    <TableRow>
      <TableCell>
        <span className="block font-label wrap-anywhere">
          {name}{' '}
          <span title={address} className="font-mono text-[0.92em] whitespace-nowrap text-muted">
            {shortenAddress(address)}
          </span>
        </span>
        <span className="block text-note text-muted">
          <WholeAmount text={formatTokenAmount(BigInt(balance), decimals)} />
          {share !== null && ` · ${share} of it`}
        </span>
      </TableCell>
      <TableCell align="right">
        {kind === 'debt' ? (
          debtUsd === null ? (
            <span className="text-muted">Unknown</span>
          ) : (
            <span className="text-loss">{formatUsd(-debtUsd)}</span>
          )
        ) : usdValue === null ? (
          <span className="text-muted">{noValue({ priceTrust })}</span>
        ) : (
          formatUsd(usdValue)
        )}
      </TableCell>
    </TableRow>
  )
}
