import {
  type AssetChange,
  type ChangePartKind,
  type Micros,
  parseMicros,
  toAssetId,
  type ValueChange,
} from '@pkg/api-contract'
import { addUpByKey } from '../figures/add-up-by-key.ts'
import { type ChangeFigures, toExplainedFigures } from '../figures/change-figures.ts'
import { roundAround } from '../figures/round-around.ts'

type Cents = Record<ChangePartKind, number>

/** The parts of a change in whole cents, in all and by asset, and the figures that they add up to. */
export interface SplitChange {
  figures: ChangeFigures
  total: Cents
  /** In the order of the assets. */
  assets: Cents[]
}

const groups = {
  // The move of a price is worked out as the rest of the others.
  gain: ['price', 'traded', 'gas', 'interest', 'reward'],
  netFlows: ['received', 'sent', 'borrowed', 'repaid'],
} as const satisfies Record<string, readonly ChangePartKind[]>

/** Every other kind, also one that only a newer server knows, is of what is neither gain nor flow. */
const isOther = (kind: ChangePartKind) =>
  !Object.values(groups).some((group) => group.some((one) => one === kind))

/**
 * Rounds the parts of a change once: first gain, flows and first prices, as every card tells them. The gain goes over the
 * assets as their holdings tell it, then over its kinds. Each flow stands in a list of movements too: they are rounded
 * side by side, so that no more of them leave their own rounding than the cents that their sum lacks. A kind in all is
 * what the assets have of it. Where no gain is known, all parts are rounded together.
 */
export function splitChange(change: ValueChange): SplitChange {
  const figures = toExplainedFigures(change)
  const rows = [...change.assets.map(toRow), toRemainder(change)]
  const kinds = [...new Set(rows.flatMap(({ exact }) => Object.keys(exact) as ChangePartKind[]))]
  const none: Cents = { ...known, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) }
  const split = rows.map(() => ({ ...none }))
  const set = (index: number, kind: ChangePartKind, cents: number) =>
    Object.assign(split[index] ?? {}, { [kind]: cents })
  /** Among all kinds of all assets, each of which has a rounding of its own. */
  const shareAmongAll = (group: readonly ChangePartKind[], sum: number) => {
    const parts = rows.flatMap(({ key, exact }, index) =>
      group.map((kind) => ({ key: `${key} ${kind}`, micros: exact[kind] ?? 0n, index, kind })),
    )
    const shares = addUpByKey(parts, sum)
    for (const { key, index, kind } of parts) set(index, kind, shares.get(key) ?? 0)
  }
  /** Among the assets; in each the first kind takes what the others leave. */
  const share = (group: readonly ChangePartKind[], sum: number) => {
    const micros = rows.map(({ exact }) => group.map((kind) => exact[kind] ?? 0n))
    const shares = addUpByKey(
      rows.map(({ key }, index) => ({ key, micros: sumOf(micros[index] ?? []) })),
      sum,
    )
    for (const [index, { key }] of rows.entries()) {
      const [rest = 0n, ...others] = micros[index] ?? []
      const cents = roundAround([rest, ...others], shares.get(key) ?? 0)
      for (const [place, kind] of group.entries()) set(index, kind, cents[place] ?? 0)
    }
  }
  if (figures.gain === null) {
    share(kinds, figures.end - figures.start)
  } else {
    share(groups.gain, figures.gain)
    shareAmongAll(groups.netFlows, figures.netFlows)
    shareAmongAll(kinds.filter(isOther), figures.newlyPriced)
  }
  const total = { ...none }
  for (const own of split) {
    for (const kind of kinds) total[kind] += own[kind]
  }
  return { figures, total, assets: split.slice(0, change.assets.length) }
}

const known: Cents = {
  ...{
    price: 0,
    received: 0,
    sent: 0,
    borrowed: 0,
    repaid: 0,
    traded: 0,
    gas: 0,
    interest: 0,
    reward: 0,
    newlyPriced: 0,
  },
  ...{ hidden: 0, unhidden: 0, unexplained: 0 },
}

type Exact = Partial<Record<ChangePartKind, Micros>>

const sumOf = (parts: readonly Micros[]) => parts.reduce((sum, part) => sum + part, 0n)
const toExact = (parts: ValueChange['parts']): Exact =>
  Object.fromEntries(parts.map(({ kind, exactValue }) => [kind, parseMicros(exactValue)]))
const toRow = ({ chainId, asset, parts }: AssetChange) => ({
  key: toAssetId({ chainId, address: asset }) as string,
  exact: toExact(parts),
})

/** What of a change belongs to no asset: the drawn part of a history. */
function toRemainder({ parts, assets }: ValueChange): ReturnType<typeof toRow> {
  const exact = toExact(parts)
  for (const asset of assets) {
    for (const { kind, exactValue } of asset.parts)
      exact[kind] = (exact[kind] ?? 0n) - parseMicros(exactValue)
  }
  return { key: '', exact }
}
