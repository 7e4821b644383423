import type { ChangePartKind } from '@pkg/api-contract'

const names: Record<string, string> = {
  price: 'Price moves',
  received: 'Received',
  sent: 'Sent',
  borrowed: 'Borrowed',
  repaid: 'Repaid',
  traded: 'Trading result',
  gas: 'Gas',
  interest: 'Interest',
  reward: 'Rewards',
  newlyPriced: 'Newly priced',
  hidden: 'Hidden as spam',
  unhidden: 'Shown again',
  unexplained: 'Unexplained',
} satisfies Record<ChangePartKind, string>

/** The words of a part of a change. A server that is newer than this page may tell a part that it does not know. */
export function partName(kind: ChangePartKind): string {
  return names[kind] ?? 'Another reason'
}
