import type { TransactionKind } from '@pkg/api-contract'
import { toAmericanDay } from './cells.ts'
import { type FileColumn, type GainsFile, toCsvFile } from './gains-file.ts'
import { type TwoSided, type TwoSidedReport, toTwoSided } from './to-two-sided.ts'

function toAmericanTime(at: number): string {
  const iso = new Date(at).toISOString()
  return `${toAmericanDay(iso.slice(0, 10))} ${iso.slice(11, 19)}`
}

/** CoinTracker's tags of what is sent or received (support.cointracker.io 4413049710225); other kinds are read off their sides. */
const tags: Partial<Record<TransactionKind, string>> = {
  airdrop: 'airdrop',
  reward: 'staking',
  rebase: 'staking',
  staked: 'stake',
  unstaked: 'unstake',
  'gift-given': 'gift',
  lost: 'lost',
}

const columns: readonly FileColumn<TwoSided>[] = [
  ['Date', ({ one }) => toAmericanTime(one.transaction.at)],
  ['Received Quantity', ({ received }) => received?.amount],
  ['Received Currency', ({ received }) => received?.currency],
  ['Sent Quantity', ({ sent }) => sent?.amount],
  ['Sent Currency', ({ sent }) => sent?.currency],
  ['Fee Amount', ({ fee }) => fee?.amount],
  ['Fee Currency', ({ fee }) => fee?.currency],
  // What a stake was cut by was lost.
  ['Tag', ({ one }) => (one.kind === 'rebase' && one.out.length > 0 ? 'lost' : (tags[one.kind] ?? ''))],
]

/** CoinTracker's form: all columns, its exact heads. */
export const writeCointracker = (report: TwoSidedReport): GainsFile => toCsvFile(columns, toTwoSided(report))
