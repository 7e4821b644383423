import { expect, test } from 'vitest'
import { assetAddress, fromAssetId, toAssetId } from './asset.ts'
import { type Place, readPlace, toPlacedAddress, withoutPlace } from './place.ts'

const weth = `0x${'c0'.repeat(20)}`
const manager = `0x${'aa'.repeat(20)}`

test.each([
  [{ contract: manager, piece: '731', role: 'fee' }, `${weth}@${manager}/731.fee`],
  [{ contract: manager, piece: undefined, role: 'borrowed' }, `${weth}@${manager}.borrowed`],
] satisfies [Place, string][])('an asset at a place is another one than in the wallet', (place, address) => {
  expect(toPlacedAddress(weth, place)).toBe(address)
  expect(readPlace(address)).toEqual(place)
  expect(assetAddress.parse(address)).toBe(address)
  const id = toAssetId({ chainId: 1, address })
  expect(fromAssetId(id)).toEqual({ chainId: 1, address })
  expect(withoutPlace(id)).toBe(`1:${weth}`)
  expect(withoutPlace(address)).toBe(weth)
})

test.each(['native', weth, `1:${weth}`])('%s lies in the wallet itself', (address) => {
  expect(readPlace(address)).toBeNull()
  expect(withoutPlace(address)).toBe(address)
})

test.each([
  `${weth}@${manager}`,
  `${weth}@${manager}.stolen`,
  `${weth}@${manager}/x.fee`,
  `@${manager}.fee`,
  `${weth}@${manager}.fee@${manager}.fee`,
])('%s is no address', (address) => {
  expect(assetAddress.safeParse(address).success).toBe(false)
})
