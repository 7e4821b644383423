import { addUpCents, formatSources, type NetWorth, sumHoldings, toExactWorth } from '@pkg/api-contract'
import { distinctSentences } from './distinct-sentences.ts'
import { groupDebts, groupHoldings, type Holding } from './group-holdings.ts'
import { isKnown, type WalletReading } from './wallet-reading.ts'

/** All wallets together. Every figure is the sum of rows that the person is shown. */
export interface PortfolioSummary {
  worth: NetWorth
  holdings: Holding[]
  /** What the wallets owe, as holdings that are worth less than nothing. */
  debts: Holding[]
  /** The wallets, with worths in cents that add up to the sum. */
  readings: WalletReading[]
  /** How many wallets the sum holds, and how many it waits for, has old figures of, or leaves out. */
  wallets: { known: number; loading: number; stale: number; failed: number }
  /** Whether every wallet was read, and lately, and nothing is missing. */
  settled: boolean
  /** Which services gave the figures. */
  source: string
  /** When the oldest figure in the sum was read; null while there is none. */
  oldest: string | null
  /** What went wrong, each sentence once. */
  problems: string[]
}

/** Sums wallets. A wallet that failed takes nothing from the others. */
export function summarizePortfolio(readings: readonly WalletReading[]): PortfolioSummary {
  const known = readings.filter(isKnown)
  const tokens = known.flatMap((reading) => reading.tokens)
  const count = (state: WalletReading['state']) =>
    readings.filter((reading) => reading.state === state).length
  const problems = readings.flatMap((reading) =>
    'problem' in reading && reading.problem !== null ? [reading.problem] : [],
  )
  return {
    worth: sumHoldings(tokens),
    holdings: groupHoldings(tokens),
    debts: groupDebts(tokens),
    readings: withCents(readings),
    wallets: {
      known: known.length,
      loading: count('loading'),
      stale: count('stale'),
      failed: count('failed'),
    },
    settled: readings.every(({ state }) => state === 'read') && problems.length === 0,
    source: formatSources(known.map(({ source }) => source)),
    oldest: known.map(({ updatedAt }) => updatedAt).sort()[0] ?? null,
    problems: distinctSentences(problems),
  }
}

function withCents(readings: readonly WalletReading[]): WalletReading[] {
  const cents = addUpCents(readings.map((reading) => (isKnown(reading) ? toExactWorth(reading.tokens) : 0n)))
  return readings.map((reading, index) =>
    isKnown(reading) ? { ...reading, worth: { ...reading.worth, usd: (cents[index] ?? 0) / 100 } } : reading,
  )
}
