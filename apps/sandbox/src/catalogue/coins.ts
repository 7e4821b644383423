/** A coin with a market. */
export interface Coin {
  /** Its id at CoinGecko. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** The price in USD around which it moves. */
  readonly level: number
  /** How far it strays from its level, as a share; 0.25 is lively, 0.001 is a stablecoin. */
  readonly swing: number
  readonly supply: number
  readonly maxSupply: number | null
  readonly allTimeHigh: number
  readonly colour: string
}

/** Every coin that the market knows, by market value. */
export const coins: readonly Coin[] = [
  {
    id: 'bitcoin',
    symbol: 'btc',
    name: 'Bitcoin',
    level: 96_000,
    swing: 0.22,
    supply: 19_990_746,
    maxSupply: 21_000_000,
    allTimeHigh: 126_080,
    colour: '#d9822b',
  },
  {
    id: 'ethereum',
    symbol: 'eth',
    name: 'Ethereum',
    level: 3_400,
    swing: 0.28,
    supply: 120_692_310,
    maxSupply: null,
    allTimeHigh: 4_946.05,
    colour: '#5b6fb5',
  },
  {
    id: 'tether',
    symbol: 'usdt',
    name: 'Tether',
    level: 1,
    swing: 0.0006,
    supply: 183_600_000_000,
    maxSupply: null,
    allTimeHigh: 1.32,
    colour: '#2a8f76',
  },
  {
    id: 'binancecoin',
    symbol: 'bnb',
    name: 'BNB',
    level: 870,
    swing: 0.24,
    supply: 137_735_000,
    maxSupply: 200_000_000,
    allTimeHigh: 1_369.99,
    colour: '#b98a12',
  },
  {
    id: 'ripple',
    symbol: 'xrp',
    name: 'XRP',
    level: 2.1,
    swing: 0.3,
    supply: 60_700_000_000,
    maxSupply: 100_000_000_000,
    allTimeHigh: 3.65,
    colour: '#4a5560',
  },
  {
    id: 'usd-coin',
    symbol: 'usdc',
    name: 'USDC',
    level: 1,
    swing: 0.0004,
    supply: 74_500_000_000,
    maxSupply: null,
    allTimeHigh: 1.17,
    colour: '#2a6fc4',
  },
  {
    id: 'solana',
    symbol: 'SOL',
    name: 'Solana',
    level: 140,
    swing: 0.34,
    supply: 562_000_000,
    maxSupply: null,
    allTimeHigh: 293.31,
    colour: '#5a3fa0',
  },
  {
    id: 'chainlink',
    symbol: 'link',
    name: 'Chainlink',
    level: 18,
    swing: 0.34,
    supply: 697_000_000,
    maxSupply: 1_000_000_000,
    allTimeHigh: 52.7,
    colour: '#2f4fb8',
  },
  {
    id: 'uniswap',
    symbol: 'uni',
    name: 'Uniswap',
    level: 12,
    swing: 0.36,
    supply: 634_000_000,
    maxSupply: 899_800_000,
    allTimeHigh: 44.92,
    colour: '#c2407c',
  },
  {
    id: 'dai',
    symbol: 'dai',
    name: 'Dai',
    level: 1,
    swing: 0.0005,
    supply: 5_300_000_000,
    maxSupply: null,
    allTimeHigh: 1.22,
    colour: '#c58a1d',
  },
  {
    id: 'shiba-inu',
    symbol: 'shib',
    name: 'Shiba Inu',
    level: 0.0000213,
    swing: 0.38,
    supply: 589_200_000_000_000,
    maxSupply: null,
    allTimeHigh: 0.00008616,
    colour: '#b5482a',
  },
  {
    id: 'aave',
    symbol: 'aave',
    name: 'Aave',
    level: 290,
    swing: 0.36,
    supply: 15_200_000,
    maxSupply: 16_000_000,
    allTimeHigh: 661.69,
    colour: '#7a5fb0',
  },
  {
    id: 'maker',
    symbol: 'mkr',
    name: 'Maker',
    level: 1_650,
    swing: 0.3,
    supply: 870_000,
    maxSupply: null,
    allTimeHigh: 6_292.31,
    colour: '#3b8f85',
  },
]
