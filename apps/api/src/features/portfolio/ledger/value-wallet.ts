import { type AssetId, toMicros } from '@pkg/api-contract'
import { balancesAt } from './balances-at.ts'
import { type Day, endOfDay, formatDay } from './day.ts'
import type { DayPrice, PriceBook } from './price-book.ts'
import type { Finding, Walk } from './walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from './wallet-point.ts'

export interface ValueWalletInput {
  walk: Walk
  /** Ascending; days that are over, without today. */
  days: readonly Day[]
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  /** Recorded points by day; they are taken as they are. */
  recorded: ReadonlyMap<Day, WalletPoint>
  /** The first day from which on the list of movements is complete; null when none is. */
  movementsFrom: Day | null
  /** What an earlier run made; rows that did not change are taken from it. */
  previous?: ReadonlyMap<Day, WalletPoint> | undefined
}

export interface ValuedWallet {
  points: WalletPoint[]
  /** How many days were not as before. */
  recomputedDays: number
}

/** What a wallet held and was worth at the end of each day: recorded where it was, walked back elsewhere. */
export function valueWallet(input: ValueWalletInput): ValuedWallet {
  const { walk, days, recorded, previous } = input
  const moments = days.map(endOfDay)
  const columns = [...walk.tracks.values()].map((track) => ({
    asset: track.asset,
    facts: input.facts(track.asset),
    balances: balancesAt(track, moments),
  }))
  const doubts = toDoubts(walk.findings)
  let recomputedDays = 0
  const points = days.map((day, index): WalletPoint => {
    const kept = previous?.get(day)
    const observed = recorded.get(day)
    if (observed !== undefined) {
      if (kept?.at !== observed.at) recomputedDays += 1
      return observed
    }
    const former = new Map(kept?.rows.map((row) => [row.asset, row]))
    let isSame = kept !== undefined && kept.at === endOfDay(day)
    const rows: PointRow[] = []
    for (const { asset, facts, balances } of columns) {
      const balance = balances[index] ?? 0n
      if (balance === 0n) continue
      const price = facts.decimals === null ? undefined : input.book.find(asset, day)
      const before = former.get(asset)
      if (before && isUnchanged(before, balance, price, day)) rows.push(before)
      else {
        isSame = false
        rows.push(toRow(asset, balance, facts, price, day))
      }
    }
    if (kept && isSame && kept.rows.length === rows.length) return withJudgement(kept, input, doubts)
    recomputedDays += 1
    return withJudgement(
      { day, at: endOfDay(day), provenance: 'reconstructed', rows, drawn: 0n, lacks: null },
      input,
      doubts,
    )
  })
  return { points, recomputedDays }
}

/** Says how sure a point is; this depends on more than the point's own rows. */
function withJudgement(
  point: WalletPoint,
  { movementsFrom }: ValueWalletInput,
  doubts: readonly Doubt[],
): WalletPoint {
  const lacks = describeLack(point, movementsFrom, doubts)
  if (lacks !== null) return { ...point, provenance: 'partial', lacks }
  const isCarried = point.rows.some(({ priceOf }) => priceOf !== null)
  return { ...point, provenance: isCarried ? 'carried' : 'reconstructed', lacks: null }
}

function describeLack(
  point: WalletPoint,
  movementsFrom: Day | null,
  doubts: readonly Doubt[],
): string | null {
  if (movementsFrom === null) return 'The list of movements could not be read to its end.'
  if (point.day < movementsFrom) {
    return `The list of movements was cut short: those before ${formatDay(movementsFrom)} are missing.`
  }
  const doubted = doubts.some(
    ({ asset, until }) => point.at < until && point.rows.some((row) => row.asset === asset),
  )
  return doubted ? 'The movements of a holding do not explain its balance.' : null
}

interface Doubt {
  asset: AssetId
  until: number
}

/** Before the place where a walk does not come out even, the balance of that asset is in doubt. */
function toDoubts(findings: readonly Finding[]): Doubt[] {
  const until = new Map<AssetId, number>()
  for (const { asset, at } of findings) until.set(asset, Math.max(at, until.get(asset) ?? 0))
  return [...until].map(([asset, at]) => ({ asset, until: at }))
}

function isUnchanged(row: PointRow, balance: bigint, price: DayPrice | undefined, day: Day): boolean {
  return (
    row.balance === balance && row.price === (price?.usd ?? null) && row.priceOf === toPriceOf(price, day)
  )
}

function toRow(
  asset: AssetId,
  balance: bigint,
  { decimals, spam }: AssetFacts,
  price: DayPrice | undefined,
  day: Day,
): PointRow {
  const micros = price === undefined || decimals === null ? 0n : toMicros(balance, decimals, price.usd)
  return { asset, balance, price: price?.usd ?? null, priceOf: toPriceOf(price, day), micros, spam }
}

const toPriceOf = (price: DayPrice | undefined, day: Day) =>
  price === undefined || price.day === day ? null : price.day
