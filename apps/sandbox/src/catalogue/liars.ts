import type { Address } from 'viem'

/** Contracts on Ethereum that claim to be positions and lie. Nobody holds any until a test mints it. */
export const liars = {
  /** A vault with 10^30 of USDC. */
  huge: '0x5a0dB0C0000000000000000000000000000000f0',
  /** A vault of itself. */
  ofItself: '0x5A0dB0c0000000000000000000000000000000f1',
  /** Uses up all gas, whatever it is asked. */
  burner: '0x5A0dB0C0000000000000000000000000000000F2',
  /** Tells another asset at every second block. */
  byBlock: '0x5A0DB0c0000000000000000000000000000000F3',
  /** Tells another asset to every second caller. */
  byCaller: '0x5a0db0c0000000000000000000000000000000f4',
  /** Answers a megabyte. */
  megabyte: '0x5a0db0c0000000000000000000000000000000f5',
  /** A pair that names a true factory, which does not know it. */
  falsePair: '0x5a0db0C0000000000000000000000000000000f6',
} as const satisfies Record<string, Address>
