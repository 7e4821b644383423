import type { WalletName } from '../../catalogue/wallets.ts'

/** What a wallet holds of a token when the year ends, and in how many moves it got there. */
export interface Goal {
  readonly wallet: WalletName
  /** A symbol of a token that is not spam, or `ETH`. */
  readonly symbol: string
  /** In base units. */
  readonly amount: bigint
  readonly moves: number
}

/** The year's end of every demo wallet. Amounts use all decimals: an answer that rounds is found out. */
export const goals: readonly Goal[] = [
  { wallet: 'main', symbol: 'ETH', amount: 14_208_311_004_925_117_320n, moves: 18 },
  { wallet: 'main', symbol: 'USDC', amount: 21_450_330_127n, moves: 64 },
  { wallet: 'main', symbol: 'WBTC', amount: 38_114_209n, moves: 12 },
  { wallet: 'main', symbol: 'LINK', amount: 612_480_115_936_870_204_118n, moves: 16 },
  { wallet: 'main', symbol: 'UNI', amount: 540_250_000_000_000_000_003n, moves: 14 },
  { wallet: 'main', symbol: 'WETH', amount: 2_107_550_000_000_000_017n, moves: 10 },
  { wallet: 'main', symbol: 'AAVE', amount: 21_400_700_000_000_000_000n, moves: 8 },
  { wallet: 'main', symbol: 'DAI', amount: 5_230_118_400_000_000_000_000n, moves: 24 },
  { wallet: 'main', symbol: 'USDT', amount: 3_120_450_000n, moves: 12 },
  { wallet: 'main', symbol: 'MKR', amount: 1_402_000_000_000_000_001n, moves: 4 },
  { wallet: 'main', symbol: 'SHIB', amount: 310_000_000_123_456_789_012_345_678n, moves: 8 },
  { wallet: 'vault', symbol: 'ETH', amount: 182_500_000_000_000_000_001n, moves: 10 },
  { wallet: 'vault', symbol: 'WBTC', amount: 420_000_001n, moves: 8 },
  { wallet: 'vault', symbol: 'USDC', amount: 265_000_000_001n, moves: 14 },
  { wallet: 'vault', symbol: 'LINK', amount: 1_900_000_000_000_000_000_000n, moves: 6 },
  { wallet: 'pocket', symbol: 'ETH', amount: 152_300_000_000_000_000n, moves: 10 },
  { wallet: 'pocket', symbol: 'USDC', amount: 318_420_000n, moves: 34 },
  { wallet: 'pocket', symbol: 'UNI', amount: 4_500_000_000_000_000_000n, moves: 6 },
]
