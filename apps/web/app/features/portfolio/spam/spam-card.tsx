import { type SpamJudgement, toAssetId } from '@pkg/api-contract'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { useFocusNext } from '#app/lib/use-focus-next.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { type Scope, suspectedTokens } from '../queries/queries.ts'
import { useSpamVerdict } from '../queries/use-spam-verdict.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import { tellApart } from '../readings/tell-apart.ts'

/** What is hidden as spam or suspected, why, and what hiding it does to the total; one click overrules. */
export function SpamCard({ scope }: { scope: Scope }) {
  const { data, error } = useQuery(suspectedTokens(scope))
  const { nameOf } = usePortfolioChains()
  const list = useRef<HTMLUListElement>(null)
  const assets = (data?.tokens ?? []).map((token) => ({ ...token, address: token.asset }))
  const names = tellApart(assets, nameOf)
  const { refOf, leave } = useFocusNext(assets.map(toAssetId), () => list.current)
  if (!data || data.tokens.length === 0) return null
  return (
    <Card id="suspected" className="print:hidden">
      <CardBand>
        <CardHead
          title="Hidden and suspected tokens"
          scope={data.effect}
          control={<FreshnessAge freshness={data.freshness} failed={error !== null} />}
        />
        {/* Takes the focus of the last token where that goes. */}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Hidden and suspected tokens"
          className="mt-3 divide-y divide-hairline border-t border-hairline"
        >
          {assets.map((token) => {
            const id = toAssetId(token)
            return (
              <SuspectedToken
                key={id}
                token={token}
                called={names.get(id) ?? ''}
                control={refOf(id)}
                onForget={() => leave(id)}
              />
            )
          })}
        </ul>
      </CardBand>
    </Card>
  )
}

interface SuspectedTokenProps {
  token: SpamJudgement
  /** What it is called without its row. */
  called: string
  /** The button that every row has. */
  control: Ref<HTMLButtonElement>
  onForget: () => void
}

function SuspectedToken({ token, called, control, onForget }: SuspectedTokenProps) {
  const { chainId, asset, symbol, name, logo, balance, decimals, usdValue } = token
  const { score, reasons, verdict, hidden } = token
  const decide = useSpamVerdict()
  const unit = symbol ?? name ?? 'Unnamed token'

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-3 text-small last:pb-0">
      <AssetPicture src={logo} className="mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="max-w-full truncate font-strong" title={name ?? undefined}>
            {unit}
          </strong>
          <Chip tone={!hidden && verdict === null ? 'stale' : 'plain'}>
            {hidden ? 'Hidden' : verdict === null ? 'Suspected' : 'Shown'}
          </Chip>
          <span className="text-note text-muted">
            {verdict === null ? `score ${score} of 100` : `by your decision; score ${score} of 100`}
          </span>
          <ChainMark chainId={chainId} asset={asset} />
        </p>
        <ul className="mt-1 text-note text-muted">
          {reasons.map(({ id, message, points }) => (
            <li key={id}>
              {message} <span className="text-faint">+{points}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-note text-muted">
          <WholeAmount text={formatTokenAmount(balance, decimals)} /> held
          {usdValue === null ? ', of no known value' : `, worth ${formatUsd(usdValue)}`}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <Button
          ref={control}
          size="sm"
          aria-label={`${hidden ? 'Show' : 'Hide'} ${called}`}
          busy={decide.isPending}
          onClick={() => decide.mutate({ chainId, asset, verdict: hidden ? 'show' : 'hide' })}
        >
          {hidden ? 'Show' : 'Hide'}
        </Button>
        {verdict !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Use the score for ${called}`}
            disabled={decide.isPending}
            onClick={() => {
              decide.mutate({ chainId, asset, verdict: null })
              onForget()
            }}
          >
            Use the score
          </Button>
        )}
      </div>
    </li>
  )
}
