import { type Address, concat, numberToHex, pad } from 'viem'
import type { ChainClient } from './client.ts'

/** The contract that tells an OP chain what its data costs on Ethereum. */
const l1Block: Address = '0x4200000000000000000000000000000000000015'

/** Prices of Ethereum on an OP chain, by which its node takes a fee for data that stands in no receipt of it. */
export async function placeDataFee(client: ChainClient): Promise<void> {
  await client.setCode({ address: l1Block, bytecode: '0x00' })
  const slots = [
    [1, numberToHex(8_000_000_000n, { size: 32 })],
    // The scalars of the base fee and of blobs, 4 bytes each, at bytes 16 and 20.
    [
      3,
      concat([
        pad('0x', { size: 16 }),
        numberToHex(2_269, { size: 4 }),
        numberToHex(1_055_762, { size: 4 }),
        pad('0x', { size: 8 }),
      ]),
    ],
    [7, numberToHex(1_000_000n, { size: 32 })],
  ] as const
  for (const [index, value] of slots) await client.setStorageAt({ address: l1Block, index, value })
}
