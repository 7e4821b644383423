import type { ChangePartKind } from '@pkg/api-contract'

/** The words of each part of a change. */
export const partNames: Record<ChangePartKind, string> = {
  price: 'Price moves',
  received: 'Received',
  sent: 'Sent',
  traded: 'Trading result',
  gas: 'Gas',
  newlyPriced: 'Newly priced',
  hidden: 'Hidden as spam',
  unhidden: 'Shown again',
  unexplained: 'Unexplained',
}
