import type { TransactionKind } from '@pkg/api-contract'
import { kindNames } from './kind-names.ts'

/** What an answer means for the year, where the name of the kind does not say it. */
const says: Partial<Record<TransactionKind, string>> = {
  bought: 'Bought for money, at its value then',
  sold: 'Sold or spent, at its value then',
  airdrop: 'Airdrop: income at its value then',
  reward: 'Reward: income at its value then',
  mint: 'Mint: income at its value then, or bought with what went out',
  received: 'Received, at a cost that is not known',
  sent: 'Sent, for nothing that is known',
  bridge: 'Bridge: it is still yours on another chain',
  staked: 'Staked: it is still yours',
  unstaked: 'A stake came back',
  'gift-received': 'A gift that you received',
  'gift-given': 'A gift that you gave',
  lost: 'Stolen, or lost for good',
  spam: 'Spam: in no income, gain or loss',
}

/** Kinds to choose from in an answer. */
export const toKindOptions = (kinds: readonly TransactionKind[]) =>
  kinds.map((value) => ({ value, label: says[value] ?? kindNames[value] }))
