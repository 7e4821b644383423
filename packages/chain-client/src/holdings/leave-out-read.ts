import { type AssetId, fromAssetId, NATIVE, type Position, type PositionPart } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { PositionClaim } from '../ports/position-claims.ts'

/**
 * The claims of a service without those that the chain itself told: the same contract, or, as services name other contracts than
 * those that are asked, the same piece or the same assets at the same protocol.
 */
export function leaveOutRead(
  chain: Chain,
  claims: readonly PositionClaim[],
  read: readonly Position[],
): PositionClaim[] {
  const known = read.map((position) => {
    const [contract = '', piece = null] = fromAssetId(position.id as AssetId).address.split('/')
    const shell = position.shell === null ? [] : [fromAssetId(position.shell as AssetId).address]
    return { position, contracts: [contract, ...shell], piece, sides: toSides(chain, position.parts) }
  })
  return claims.filter((claim) => {
    const ofProtocol = known.filter(({ position }) => isSameProtocol(position.protocol, claim.protocol))
    const isAt = (contracts: readonly string[]) => claim.contracts.some((one) => contracts.includes(one))
    if (claim.piece !== null) {
      return !known.some(
        (one) => one.piece === claim.piece && (ofProtocol.includes(one) || isAt(one.contracts)),
      )
    }
    if (known.some(({ contracts, piece }) => piece === null && isAt(contracts))) return false
    const sides = toSides(chain, claim.parts)
    // What is lent and owed is told row by row or as one; a pool is only ever itself.
    const lent = ofProtocol.filter(({ position }) => position.kind !== 'pool').flatMap((one) => one.sides)
    return ![lent, ...ofProtocol.map((one) => one.sides)].some((all) => isWithin(sides, all))
  })
}

/** What is supplied and owed; the coin and the token that wraps it are one. */
function toSides({ wrapped }: Chain, parts: readonly PositionPart[]): string[] {
  return parts
    .filter(({ role }) => role !== 'fee')
    .map(({ asset, role }) => {
      const { address } = fromAssetId(asset as AssetId)
      return `${role} ${address === wrapped?.address ? NATIVE : address}`
    })
}

const isWithin = (sides: readonly string[], all: readonly string[]) =>
  sides.length > 0 && sides.every((side) => all.includes(side))

/** "Aave V3" and "Aave v3", "Compound v3" and "Compound v3 USDC". */
function isSameProtocol(one: string | null, other: string | null): boolean {
  const [a, b] = [one, other].map((name) => (name ?? '').toLowerCase().replace(/[^a-z0-9]/g, ''))
  return Boolean(a && b && (a.startsWith(b) || b.startsWith(a)))
}
