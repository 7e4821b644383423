import { toAmericanDay } from './cells.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'
import { type TwoSided, toTwoSided } from './to-two-sided.ts'

function toAmericanTime(at: number): string {
  const iso = new Date(at).toISOString()
  return `${toAmericanDay(iso.slice(0, 10))} ${iso.slice(11, 19)}`
}

const columns: readonly FileColumn<TwoSided>[] = [
  ['Date', ({ one }) => toAmericanTime(one.transaction.at)],
  ['Received Quantity', ({ received }) => received?.amount],
  ['Received Currency', ({ received }) => received?.currency],
  ['Sent Quantity', ({ sent }) => sent?.amount],
  ['Sent Currency', ({ sent }) => sent?.currency],
  ['Fee Amount', ({ fee }) => fee?.amount],
  ['Fee Currency', ({ fee }) => fee?.currency],
  ['Tag', ({ one }) => (one.kind === 'airdrop' ? 'airdrop' : '')],
]

/** CoinTracker's form: all columns, its exact heads. */
export const writeCointracker = (report: GainsReport): GainsFile => toCsvFile(columns, toTwoSided(report))
