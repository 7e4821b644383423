import { readPlace, toAssetId, type ValueChange } from '@pkg/api-contract'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useState } from 'react'
import { usePrinting } from '#app/lib/use-printing.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { partName } from '../figures/part-name.ts'
import { plural } from '../figures/plural.ts'
import { insideWords, placeWords } from '../holdings/pool-part-words.ts'
import type { Holding } from '../readings/group-holdings.ts'
import { type SplitChange, splitChange } from './split-change.ts'

const shownAtFirst = 6

/** What each asset added to the change, largest first. Together they are the difference, cent by cent. */
export function ChangeAssets({
  change,
  held,
}: {
  change: ValueChange
  /** What is held and owed now, which knows where each lies. */
  held: readonly Holding[]
}) {
  const [open, setOpen] = useState(false)
  const all = usePrinting() || open
  const split = splitChange(change)
  const heldById = new Map(held.map((holding) => [holding.id, holding]))
  const rows = change.assets.flatMap((asset, index) => {
    const own = split.assets[index]
    if (own === undefined) return []
    const id = toAssetId({ chainId: asset.chainId, address: asset.asset })
    const place = tellPlace(asset.asset, heldById.get(id))
    return [{ ...asset, id, place, own, cents: Object.values(own).reduce((sum, part) => sum + part, 0) }]
  })
  const hidden = rows.length - shownAtFirst

  return (
    <>
      <h3 className="text-small font-strong text-text">By asset</h3>
      <ul className="mt-1 divide-y divide-hairline text-small">
        {(all ? rows : rows.slice(0, shownAtFirst)).map((row) => (
          <li
            key={row.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2 break-inside-avoid"
          >
            <AssetPicture src={row.logo} className="mt-px size-5" />
            <span className="min-w-0">
              <span className="block truncate font-label" title={row.name ?? undefined}>
                {row.symbol ?? row.name ?? 'Unnamed token'}
              </span>
              {row.place !== null && <span className="block text-note text-muted">{row.place}</span>}
              <ChainMark chainId={row.chainId} asset={row.asset} />
              <span className="flex flex-wrap gap-x-2 text-note text-muted">
                {because(row.parts, row.own).map((part) => (
                  <span key={part} className="whitespace-nowrap">
                    {part}
                  </span>
                ))}
              </span>
            </span>
            <span className="font-figure text-figure">{formatUsd(row.cents / 100, { signed: true })}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" className="mt-1 -ml-3 print:hidden" onClick={() => setOpen(!open)}>
          {all ? 'Show the largest only' : `Show ${plural(hidden, 'more asset')}`}
        </Button>
      )}
    </>
  )
}

/** Where an asset lies, or what it stands for; of what is no longer held, as far as its address tells it. */
function tellPlace(address: string, holding: Holding | undefined): string | null {
  const place = readPlace(address)
  return holding ? placeWords(holding) : place && insideWords({ protocol: null, role: place.role })
}

/** The parts of one asset, which add up to what stands beside them. */
function because(parts: ValueChange['parts'], cents: SplitChange['total']): string[] {
  return parts.flatMap(({ kind }) => {
    const part = cents[kind]
    return part === 0 ? [] : `${partName(kind).toLowerCase()} ${formatUsd(part / 100, { signed: true })}`
  })
}
