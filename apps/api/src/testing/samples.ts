import type { Nft, Position, Token, Transfer } from '@pkg/api-contract'

/** A holding worth 25 dollars; a test names what matters to it. */
export function sampleToken(fields: Partial<Token> = {}): Token {
  return {
    chainId: 1,
    address: '0x1111111111111111111111111111111111111111',
    symbol: 'ONE',
    name: 'One',
    balance: '10000000000000000000',
    decimals: 18,
    usdPrice: 2.5,
    usdValue: 25,
    usdPrice24hPercentChange: null,
    logo: null,
    thumbnail: null,
    spam: 'no',
    verified: true,
    ...fields,
  }
}

/** Ten of the sample token, received. */
export function sampleTransfer(fields: Partial<Transfer> = {}): Transfer {
  const hash = `0x${'ab'.repeat(32)}`
  return {
    id: `${hash}:3`,
    chainId: 1,
    tokenAddress: '0x1111111111111111111111111111111111111111',
    symbol: 'ONE',
    name: 'One',
    logo: null,
    value: '10000000000000000000',
    decimals: 18,
    direction: 'Received',
    fromAddress: '0x2222222222222222222222222222222222222222',
    toAddress: '0x3333333333333333333333333333333333333333',
    transactionHash: hash,
    logIndex: 3,
    blockTimestamp: '2026-01-01T00:00:00.000Z',
    spam: 'no',
    ...fields,
  }
}

/** One ERC-721. */
export function sampleNft(fields: Partial<Nft> = {}): Nft {
  return {
    id: '1:0x4444444444444444444444444444444444444444:7',
    chainId: 1,
    tokenAddress: '0x4444444444444444444444444444444444444444',
    tokenId: '7',
    standard: 'ERC721',
    amount: '1',
    name: 'Seven',
    collection: 'Numbers',
    image: null,
    spam: 'no',
    ...fields,
  }
}

/** Ten dollars in a vault, of which nobody but the vault says so. */
export function samplePosition(fields: Partial<Position> = {}): Position {
  return {
    id: '1:0x4444444444444444444444444444444444444444',
    chainId: 1,
    protocol: null,
    kind: 'vault',
    shell: '1:0x4444444444444444444444444444444444444444',
    shellAmount: '10000000',
    shellSymbol: 'xUSDC',
    shellDecimals: 6,
    parts: [
      {
        asset: '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        amount: '10000000',
        role: 'supplied',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
        usdPrice: 1,
        usdValue: 10,
        countedAs: null,
      },
    ],
    trust: 'claimed',
    usdValue: 10,
    health: null,
    block: 20,
    blockTime: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}
