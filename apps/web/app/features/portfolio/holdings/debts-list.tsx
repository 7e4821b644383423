import type { Token } from '@pkg/api-contract'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { groupDebts } from '../readings/group-holdings.ts'
import { poolPartWords } from './pool-part-words.ts'
import { TokenLink } from './token-link.tsx'

/** What the wallets owe to lending pools, beside what they hold: it is taken off the net worth. Nothing where there is none. */
export function DebtsList({ tokens }: { tokens: readonly Token[] }) {
  const debts = groupDebts(tokens)
  if (debts.length === 0) return null
  return (
    <Card aria-label="Debts" className="mt-4 text-small">
      <CardBand>
        <h3 className="font-strong">Debts</h3>
        <p className="text-note text-muted">Owed to lending pools, and taken off the net worth.</p>
        <ul aria-label="Debts" className="mt-1 divide-y divide-hairline">
          {debts.map(({ id, chainId, address, symbol, name, part, balance, decimals, usdValue, picture }) => (
            <li key={id} className="flex items-start gap-2.5 py-2.5">
              <AssetPicture src={picture} className="size-6" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="max-w-full wrap-anywhere font-strong" title={name ?? undefined}>
                    <TokenLink chainId={chainId} address={address}>
                      {part ? poolPartWords(part) : (symbol ?? name ?? 'Unnamed debt')}
                    </TokenLink>
                  </span>
                  {!part && <Chip>Debt</Chip>}
                </span>
                <span className="block text-note wrap-anywhere text-muted">
                  {formatTokenAmount(balance, decimals)} owed
                </span>
                <ChainMark chainId={chainId} asset={address} className="mt-0.5" />
              </span>
              <span className="flex-none font-figure text-loss">
                {usdValue === null ? <span className="text-muted">Unknown</span> : formatUsd(usdValue)}
              </span>
            </li>
          ))}
        </ul>
      </CardBand>
    </Card>
  )
}
