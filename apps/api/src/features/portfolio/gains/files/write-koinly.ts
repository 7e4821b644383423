import type { TransactionKind } from '@pkg/api-contract'
import { type FileColumn, type GainsFile, toCsvFile } from './gains-file.ts'
import { type TwoSided, type TwoSidedReport, toTwoSided } from './to-two-sided.ts'

/**
 * Koinly's tags for deposits, withdrawals and trades (support.koinly.io 9490023). A reward is income, what goes to a pool or is staked stays
 * the person's own. A bridge has none: both halves are matched as a transfer. A fee alone is a cost: without a tag it would be sold.
 */
const labels: Partial<Record<TransactionKind, string>> = {
  airdrop: 'airdrop',
  reward: 'reward',
  rebase: 'reward',
  staked: 'add to pool',
  unstaked: 'remove from pool',
  wrap: 'swap',
  unwrap: 'swap',
  'liquidity-in': 'liquidity in',
  'liquidity-out': 'liquidity out',
  borrowed: 'loan',
  repaid: 'loan repayment',
  'gift-given': 'gift',
  lost: 'lost',
}

function toLabel({ one: { kind, out }, isFeeOnly }: TwoSided): string {
  if (isFeeOnly) return 'cost'
  // What was made for a payment was bought with it.
  if (kind === 'mint') return out.length === 0 ? 'airdrop' : ''
  // What a stake was cut by was not sold.
  if (kind === 'rebase' && out.length > 0) return 'lost'
  return labels[kind] ?? ''
}

const isPricedByHand = ({ transaction }: TwoSided['one']) =>
  transaction.legs.some(({ valuedAt }) => valuedAt === 'hand')

const columns: readonly FileColumn<TwoSided>[] = [
  ['Date (UTC)', ({ one }) => new Date(one.transaction.at).toISOString().replace('T', ' ').slice(0, 19)],
  ['Sent Amount', ({ sent }) => sent?.amount],
  ['Sent Currency', ({ sent }) => sent?.currency],
  ['Received Amount', ({ received }) => received?.amount],
  ['Received Currency', ({ received }) => received?.currency],
  ['Fee Amount', ({ fee }) => fee?.amount],
  ['Fee Currency', ({ fee }) => fee?.currency],
  ['Net Worth Amount', ({ worth }) => worth],
  ['Net Worth Currency', ({ worth }) => (worth === null ? null : 'USD')],
  ['Label', toLabel],
  [
    'Description',
    ({ one, part }) =>
      `${one.reason}${isPricedByHand(one) ? ' Valued by a price entered by hand.' : ''}${part === null ? '' : ` (row ${part.row} of ${part.of})`}`,
  ],
  ['TxHash', ({ one }) => one.transaction.hash],
]

/** Koinly's universal form. */
export const writeKoinly = (report: TwoSidedReport): GainsFile => toCsvFile(columns, toTwoSided(report))
