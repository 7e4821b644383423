import { fromAssetId, type HoldingGain } from '@pkg/api-contract'
import { Sparkline } from '@pkg/ui-kit/charts/sparkline.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { TableCell, TableRow } from '@pkg/ui-kit/components/table.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { WholeAmount } from '../figures/whole-amount.tsx'
import type { HoldingRow } from './holdings-rows.ts'
import { placeWords, poolPartWords } from './pool-part-words.ts'
import { noValue, PriceNote } from './price-note.tsx'
import { TokenLink } from './token-link.tsx'

interface HoldingLineProps {
  row: HoldingRow
  /** The range in words. */
  words: string
  /** Whether the gains are still being read. */
  pending: boolean
}

/** One holding in the table. What is unknown says so and why, never 0. */
export function HoldingLine({ row, words, pending }: HoldingLineProps) {
  const { symbol, name, picture, balance, decimals, usdValue, part, price, gain, prices } = row
  const isDebt = part?.kind === 'debt'
  const asset = fromAssetId(row.id)
  const unit = isDebt ? poolPartWords(part) : (symbol ?? name ?? 'Unnamed token')
  const place = isDebt ? null : placeWords(row)
  const trend = `Price of ${unit} ${words}`
  return (
    <TableRow>
      <TableCell>
        <span className="flex min-w-0 items-center gap-2.5">
          <AssetPicture src={picture} className="size-6" />
          <span className="min-w-0">
            <span
              className={`block font-strong ${isDebt ? 'max-w-[24ch] wrap-anywhere' : 'max-w-[16ch] truncate'}`}
              title={name ?? undefined}
            >
              <TokenLink {...asset}>{unit}</TokenLink>
            </span>
            <span className="block text-note text-muted">
              {balance === null ? (
                'No longer held'
              ) : (
                <WholeAmount text={formatTokenAmount(balance, decimals)} />
              )}
            </span>
            {place && <span className="block max-w-[24ch] text-note wrap-anywhere text-muted">{place}</span>}
            <ChainMark chainId={asset.chainId} asset={asset.address} className="mt-0.5" />
            {prices.length > 1 && (
              <Sparkline points={prices} label={trend} className="mt-1 h-5 w-20 md:hidden" />
            )}
          </span>
        </span>
      </TableCell>
      <TableCell className="max-md:hidden">
        {prices.length > 1 ? (
          <Sparkline points={prices} label={trend} className="h-7 w-28" />
        ) : (
          <span className="text-note text-muted">
            {pending || isDebt ? '' : usdValue === null ? 'No prices' : 'No past prices'}
          </span>
        )}
      </TableCell>
      <TableCell align="right" className="max-sm:hidden">
        {gain && (gain.netTransfers === null ? <Unknown /> : <Moved usd={gain.netTransfers} />)}
      </TableCell>
      <TableCell align="right" className="max-sm:hidden">
        <Gain gain={gain} pending={pending} />
      </TableCell>
      <TableCell align="right">
        {usdValue === null ? (
          <span className="text-muted">{noValue(price ?? { priceTrust: null })}</span>
        ) : (
          formatUsd(usdValue)
        )}
        {price && (
          <span className="ml-auto block max-w-[28ch]">
            <PriceNote holding={price} />
          </span>
        )}
        {/* On phones both stand in one column. */}
        <span className="block text-note sm:hidden">
          <Gain gain={gain} pending={pending} unknown="Gain unknown" />
        </span>
      </TableCell>
    </TableRow>
  )
}

interface GainProps {
  gain: HoldingGain | undefined
  pending: boolean
  /** What stands for a gain that is not known. @default 'Unknown', under the head of a column that says of what */
  unknown?: string
}

function Gain({ gain, pending, unknown }: GainProps) {
  if (pending && !gain) return <Skeleton className="ml-auto h-3 w-20" />
  if (!gain || gain.gain === null) return <Unknown because={gain?.unknownBecause} words={unknown} />
  return (
    <>
      <Delta change={toCents(gain.gain)} text={formatUsd(gain.gain, { signed: true })} />
      {gain.timeWeightedReturn !== null && (
        <span className="block text-note text-muted">
          {formatPercent(gain.timeWeightedReturn * 100, { signed: true })}
        </span>
      )}
    </>
  )
}

function Moved({ usd }: { usd: number }) {
  return toCents(usd) === 0 ? (
    <span className="text-muted">0.00</span>
  ) : (
    <WholeAmount text={formatUsd(usd, { signed: true })} />
  )
}

function Unknown({
  because,
  words = 'Unknown',
}: {
  because?: string | null | undefined
  words?: string | undefined
}) {
  return (
    <span className="text-muted">
      {words}
      {because && <span className="ml-auto block max-w-[24ch] text-note text-balance">{because}</span>}
    </span>
  )
}

/** A gain too small to be written is none. */
function toCents(usd: number): number {
  return Math.round(usd * 100) / 100
}
