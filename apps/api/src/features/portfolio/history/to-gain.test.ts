import type { AssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { noParts, type Parts } from '../ledger/explain-change.ts'
import { toGain } from './to-gain.ts'
import type { WalletView } from './wallet-view.ts'

const asset: AssetId = `1:0x${'a'.repeat(40)}`
const placed: AssetId = `${asset}@0x${'b'.repeat(40)}.supplied`

/** Why the gain of an asset is not known, by its price at each end; undefined where it was not held there. */
function because(
  id: AssetId,
  ends: [number | null | undefined, number | null | undefined],
  parts: Partial<Parts> = {},
) {
  const points = ends.map((price, at) => ({
    ...{ at, provenance: 'reconstructed' },
    rows: price === undefined ? [] : [{ asset: id, price, micros: BigInt(price ?? 0) }],
  }))
  const view = { points, walk: { findings: [] }, isUntrusted: () => false } as unknown as WalletView
  const fields = { chainId: 1, asset: id.slice(2), symbol: null, name: null, logo: null }
  return toGain([view], id, { ...noParts(), ...parts }, fields, () => null).map((gain) => gain.unknownBecause)
}

test('a gain is unknown for the very price that is missing', () => {
  expect(because(asset, [null, null])).toEqual(['No source has a price of it.'])
  // As the token of a pool, which is worth what is in it, and of which nobody tells what was in it.
  expect(because(asset, [null, 5])).toEqual(['Its price at the beginning is not known.'])
  expect(because(asset, [5, null])).toEqual(['No source has a price of it now.'])
  expect(because(asset, [undefined, 5], { newlyPriced: 5n })).toEqual([
    'Its price at the beginning is not known.',
  ])
  expect(because(asset, [5, 6])).toEqual([null])
})

test('where one wallet has a price of it and another has none, no source is said to lack one', () => {
  const toView = (price: number | null) => ({
    points: [0, 1].map((at) => ({
      ...{ at, provenance: 'reconstructed' },
      rows: [{ asset, price, micros: BigInt(price ?? 0) }],
    })),
    walk: { findings: [] },
    isUntrusted: () => false,
  })
  const views = [toView(5), toView(null)] as unknown as WalletView[]
  const fields = { chainId: 1, asset: asset.slice(2), symbol: null, name: null, logo: null }
  expect(toGain(views, asset, noParts(), fields, () => null)).toMatchObject([
    { gain: null, unknownBecause: 'Some of it has no price.' },
  ])
})

test('what lies inside a contract had a price all the time: what is not known is whether it was there', () => {
  expect(because(placed, [undefined, 5], { newlyPriced: 5n })).toEqual([
    'What was there before it was first read is not known.',
  ])
})
