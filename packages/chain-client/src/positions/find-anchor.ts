import type { Address } from '../ports/wallet-data.ts'

/** The anchor at an address; undefined where none is there. */
export const findAnchor = <A extends { address: Address }>(
  anchors: readonly A[],
  address: Address,
): A | undefined => anchors.find((anchor) => anchor.address === address)
