import { type Address, getAddress, numberToHex } from 'viem'

const OFFSET = 0x1111000000000000000000000000000000001111n

/** The address that stands on Arbitrum for one that sends from Ethereum. */
export const aliasOf = (address: Address): Address =>
  getAddress(numberToHex((BigInt(address) + OFFSET) % 2n ** 160n, { size: 20 }))
