import type { Token } from '@pkg/api-contract'

/** A holding of one whole USDC, changed where a test cares. */
export function buildToken(changes: Partial<Token> = {}): Token {
  return {
    chainId: 1,
    address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    symbol: 'USDC',
    name: 'USD Coin',
    balance: '1000000',
    decimals: 6,
    usdPrice: 1,
    usdValue: 1,
    usdPrice24hPercentChange: null,
    logo: null,
    thumbnail: null,
    spam: 'no',
    verified: true,
    ...changes,
  }
}
