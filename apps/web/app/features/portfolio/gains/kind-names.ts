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
  call: 'Call that moved nothing',
  failed: 'Failed',
  'nft-bought': 'NFT bought',
  'nft-sold': 'NFT sold',
  mint: 'Mint',
  airdrop: 'Airdrop',
  reward: 'Reward',
  rebase: 'Grew by itself',
  bought: 'Bought',
  sold: 'Sold',
  'liquidity-in': 'Liquidity put in',
  'liquidity-out': 'Liquidity taken out',
  bridge: 'Bridge',
  staked: 'Staked',
  unstaked: 'Stake paid out',
  borrowed: 'Borrowed',
  repaid: 'Paid back',
  'gift-received': 'Gift received',
  'gift-given': 'Gift given',
  lost: 'Stolen or lost',
  spam: 'Spam',
  unknown: 'Unknown',
  gas: 'Gas',
}

/** Rules that say more than the kind that they give: what moved within one wallet is between none. */
const byRule: Readonly<Record<string, string>> = {
  'to-itself': 'To the wallet itself',
  'token-to-itself': 'To the wallet itself',
  'transfer-moves-nothing': 'To the wallet itself, or of nothing',
  migrated: 'Migration',
}

/** What a transaction is called, by its kind and the rule that gave it. */
export const nameOfKind = ({ kind, rule }: { kind: GainRow['kind']; rule: string }): string =>
  (kind === 'own-transfer' || kind === 'wrap' ? byRule[rule] : undefined) ?? kindNames[kind]
