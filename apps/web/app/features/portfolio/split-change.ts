import {
  type AssetChange,
  addUpCents,
  type ChangePartKind,
  parseMicros,
  toAssetId,
  type ValueChange,
} from '@pkg/api-contract'
import { addUpByKey } from './add-up-by-key.ts'
import { type ChangeFigures, toExplainedFigures } from './change-figures.ts'

type Cents = Record<ChangePartKind, number>

/** The parts of a change in whole cents, in all and by asset, and the figures that they add up to. */
export interface SplitChange {
  figures: ChangeFigures
  total: Cents
  /** In the order of the assets. */
  assets: Cents[]
}

const groups = {
  gain: ['price', 'traded', 'gas'],
  netFlows: ['received', 'sent'],
  newlyPriced: ['newlyPriced', 'hidden', 'unhidden', 'unexplained'],
} as const satisfies Record<string, readonly ChangePartKind[]>

/**
 * Rounds the parts of a change once: first gain, flows and first prices, as every card tells them, then these over the
 * assets, then each over its kinds. Where no gain is known, all parts are rounded together.
 */
export function splitChange(change: ValueChange): SplitChange {
  const figures = toExplainedFigures(change)
  const { parts, assets, from } = change
  const kinds = parts.map(({ kind }) => kind)
  if (figures.gain === null) {
    const all = addUpCents(toMicros(parts, kinds), parseMicros(from.exactValue))
    const totals = addUpByKey(
      assets.map(toRow(kinds)),
      all.reduce((sum, cents) => sum + cents, 0),
    )
    return {
      figures,
      total: toCents(kinds, all),
      assets: assets.map((asset) => {
        const own = totals.get(toKey(asset)) ?? 0
        return toCents(kinds, addUpCents(toMicros(asset.parts, kinds), 0n, own))
      }),
    }
  }
  const total = toCents([], [])
  const byAsset = assets.map(() => toCents([], []))
  for (const [name, own] of [
    ['gain', groups.gain],
    ['netFlows', groups.netFlows],
    ['newlyPriced', groups.newlyPriced],
  ] as const) {
    const sum = figures[name] ?? 0
    Object.assign(total, toCents(own, addUpCents(toMicros(parts, own), 0n, sum), {}))
    const shares = addUpByKey(assets.map(toRow(own)), sum)
    for (const [index, asset] of assets.entries()) {
      const cents = addUpCents(toMicros(asset.parts, own), 0n, shares.get(toKey(asset)) ?? 0)
      Object.assign(byAsset[index] ?? {}, toCents(own, cents, {}))
    }
  }
  return { figures, total, assets: byAsset }
}

const none: Cents = {
  ...{ price: 0, received: 0, sent: 0, traded: 0, gas: 0, newlyPriced: 0 },
  ...{ hidden: 0, unhidden: 0, unexplained: 0 },
}

function toCents(kinds: readonly ChangePartKind[], cents: readonly number[]): Cents
function toCents(kinds: readonly ChangePartKind[], cents: readonly number[], base: object): Partial<Cents>
function toCents(kinds: readonly ChangePartKind[], cents: readonly number[], base: object = none) {
  return { ...base, ...Object.fromEntries(kinds.map((kind, index) => [kind, cents[index] ?? 0])) }
}

function toMicros(parts: ValueChange['parts'], kinds: readonly ChangePartKind[]) {
  return kinds.map((kind) => parseMicros(parts.find((part) => part.kind === kind)?.exactValue ?? '0.000000'))
}

const toKey = ({ chainId, asset }: AssetChange) => toAssetId({ chainId, address: asset })
const toRow = (kinds: readonly ChangePartKind[]) => (asset: AssetChange) => ({
  key: toKey(asset),
  micros: toMicros(asset.parts, kinds).reduce((sum, part) => sum + part, 0n),
})
