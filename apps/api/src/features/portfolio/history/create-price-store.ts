import type { AssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { PricesRepository } from '../../../database/prices.repository.ts'
import { type Day, toDay } from '../ledger/day.ts'
import { createPriceBook, type PriceBook } from '../ledger/price-book.ts'
import { waitAtMost } from './wait-at-most.ts'

/** How many days before the first one are read along, so that a missing price finds one to carry. */
const LEAD_DAYS = 7
/** After a failure the sources are left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 60_000
/** Assets that are asked for together; one run's failure leaves the others alone. */
const ASSETS_PER_RUN = 40
/** A close may reach the sources some hours after midnight; until then it is asked for again, but not all the time. */
const LATE_DAYS = 3
const ASK_AGAIN_MS = 3_600_000

export interface PriceStore {
  /**
   * The kept closing prices of some days. Missing ones are fetched once for everyone; whoever asks waits for them
   * a while and is told by `pending` when they are still under way, by `problem` when they could not be had.
   */
  read(
    assets: readonly AssetId[],
    days: { from: Day; to: Day },
    patienceMs: number,
  ): Promise<{ book: PriceBook; pending: boolean; problem: string | null }>
  /** Resolves when nothing is under way any more. */
  settle(): Promise<void>
}

interface Gap {
  asset: AssetId
  from: Day
  to: Day
}

export function createPriceStore({
  prices,
  chain,
  now,
}: {
  prices: PricesRepository
  chain: Pick<ChainClient, 'readDailyPrices'>
  now: () => number
}): PriceStore {
  const underWay = new Map<AssetId, Promise<void>>()
  let failedAt = Number.NEGATIVE_INFINITY

  /** What was never asked for. Coverage is one stretch of days per asset; a gap lies at one of its ends. */
  async function listGaps(assets: readonly AssetId[], { from, to }: { from: Day; to: Day }): Promise<Gap[]> {
    const coverage = await prices.listCoverage(assets)
    return assets.flatMap((asset) => {
      const known = coverage.get(asset)
      if (known === undefined) return from > to ? [] : [{ asset, from, to }]
      const isChecked = toDay(known.checkedAt) > to && now() - known.checkedAt < ASK_AGAIN_MS
      return [
        ...(from < known.fromDay ? [{ asset, from, to: known.fromDay - 1 }] : []),
        ...(to > known.toDay && !isChecked ? [{ asset, from: known.toDay + 1, to }] : []),
      ]
    })
  }

  async function fetchRun(assets: readonly AssetId[], { from, to }: { from: Day; to: Day }) {
    try {
      const { prices: found } = await chain.readDailyPrices(assets, { from, to })
      const covered = assets.map((asset) => {
        const last = Math.max(...(found.get(asset) ?? []).map(({ day }) => day))
        return { asset, from, to: last >= to - LATE_DAYS ? Math.min(last, to) : to }
      })
      await prices.save(covered, found, now())
    } catch {
      failedAt = now()
    }
  }

  /** Begins what nobody has begun yet, and waits for all of it. */
  async function fill(gaps: readonly Gap[]): Promise<void> {
    const runs = Map.groupBy(
      gaps.filter(({ asset }) => !underWay.has(asset)),
      ({ from, to }) => `${from}:${to}`,
    )
    for (const some of runs.values()) {
      const [first] = some
      if (first === undefined) continue
      for (let start = 0; start < some.length; start += ASSETS_PER_RUN) {
        const assets = some.slice(start, start + ASSETS_PER_RUN).map(({ asset }) => asset)
        const run = fetchRun(assets, first).finally(() => {
          for (const asset of assets) underWay.delete(asset)
        })
        for (const asset of assets) underWay.set(asset, run)
      }
    }
    await Promise.all(gaps.map(({ asset }) => underWay.get(asset)))
  }

  return {
    async read(assets, { from, to }, patienceMs) {
      const wanted = { from: from - LEAD_DAYS, to: Math.min(to, toDay(now()) - 1) }
      // Another reader's run may leave a gap at the other end of the days.
      const work = async () => {
        for (let round = 0; round < 3; round += 1) {
          const gaps = await listGaps(assets, wanted)
          if (gaps.length === 0 || now() - failedAt < QUIET_AFTER_FAILURE_MS) return
          await fill(gaps)
        }
      }
      const isDone = await waitAtMost(work(), patienceMs)
      const isLacking = (await listGaps(assets, wanted)).length > 0
      return {
        book: createPriceBook(await prices.list(assets, wanted)),
        pending: !isDone && isLacking,
        problem: isDone && isLacking ? 'Prices of some days could not be read.' : null,
      }
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
  }
}
