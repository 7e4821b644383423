import type { Position } from '@pkg/api-contract'
import type { Address, ReadOptions } from './wallet-data.ts'

/** A position as a service tells it, with its own amounts and prices. Nothing of it was read on the chain. */
export interface PositionClaim
  extends Pick<
    Position,
    | 'id'
    | 'chainId'
    | 'protocol'
    | 'kind'
    | 'shell'
    | 'shellAmount'
    | 'shellSymbol'
    | 'shellDecimals'
    | 'parts'
    | 'usdValue'
    | 'health'
  > {
  /** Every contract that the service names for the position, by which it is found again among those that were read. */
  contracts: Address[]
  /** The id of the NFT that it is, where it is one. */
  piece: string | null
}

interface PositionClaimList {
  /** Each once. */
  claims: PositionClaim[]
  /** How many more there were that could not be read, or were too many. */
  left: number
}

/** Tells what a wallet has inside contracts by the word of a service: whoever shows it says so, and sums nothing of it. */
export interface PositionClaims {
  /** Whether the service knows positions of the chain; where not, it is not asked. */
  isTold: boolean
  listClaims(wallet: Address, options?: ReadOptions): Promise<PositionClaimList>
}
