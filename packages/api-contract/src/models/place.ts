import type { AssetId } from './asset.ts'

/**
 * Where something lies that no token stands for: inside a contract, or inside one piece of an NFT contract, and what it is
 * there.
 */
export interface Place {
  /** Lower case. */
  contract: string
  /** Which piece of the contract; absent where it is an account. */
  piece?: string | undefined
  role: 'supplied' | 'borrowed' | 'fee'
}

const PLACED = /^([^@]+)@(0x[0-9a-f]{40})(?:\/(\d+))?\.(supplied|borrowed|fee)$/

/** The address of an asset at a place, as `0xasset@0xcontract/12.fee`: another one than that of the asset in the wallet. */
export function toPlacedAddress(address: string, { contract, piece, role }: Place): string {
  return `${address}@${contract}${piece === undefined ? '' : `/${piece}`}.${role}`
}

/** Where an address or id says that it lies; null for what lies in the wallet itself. */
export function readPlace(address: string): Place | null {
  const [, , contract, piece, role] = PLACED.exec(address) ?? []
  if (contract === undefined || role === undefined) return null
  return { contract, piece, role: role as Place['role'] }
}

/** The asset itself, wherever it lies: an address for an address, an id for an id. */
export function withoutPlace<Named extends AssetId | string>(named: Named): Named {
  const end = named.indexOf('@')
  return end < 0 ? named : (named.slice(0, end) as Named)
}
