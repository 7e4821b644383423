import type { GainRow } from '@pkg/api-contract'

/** What kinds of transactions are called. */
export const kindNames: Readonly<Record<GainRow['kind'], string>> = {
  received: 'Received',
  sent: 'Sent',
  'own-transfer': 'Between your wallets',
  swap: 'Swap',
  wrap: 'Wrap',
  unwrap: 'Unwrap',
  approval: 'Approval',
  failed: 'Failed',
  'nft-bought': 'NFT bought',
  'nft-sold': 'NFT sold',
  mint: 'Mint',
  airdrop: 'Airdrop',
  reward: 'Reward',
  bought: 'Bought',
  sold: 'Sold',
  'liquidity-in': 'Liquidity put in',
  'liquidity-out': 'Liquidity taken out',
  bridge: 'Bridge',
  borrowed: 'Borrowed',
  repaid: 'Paid back',
  spam: 'Spam',
  unknown: 'Unknown',
  gas: 'Gas',
}
