import type { AssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { PricesRepository } from '../../../database/prices.repository.ts'
import { type Day, toDay } from '../ledger/day.ts'
import { createPriceBook, type PriceBook } from '../ledger/price-book.ts'
import { createKeyedFlights } from './create-keyed-flights.ts'
import { waitAtMost } from './wait-at-most.ts'

/** How many days before the first one are read along, so that a missing price finds one to carry. */
const LEAD_DAYS = 7
/** After a failure the sources are left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 60_000
/** Assets that are asked for together; one run's failure leaves the others alone. */
const ASSETS_PER_RUN = 40

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
  settle(): Promise<void>
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
  const flights = createKeyedFlights()
  let failedAt = Number.NEGATIVE_INFINITY

  /** The gaps of coverage, and who has them. Coverage is one stretch per asset, so a gap joins it. */
  async function listGaps(assets: readonly AssetId[], { from, to }: { from: Day; to: Day }) {
    const coverage = await prices.listCoverage(assets)
    const gaps = new Map<string, { from: Day; to: Day; assets: AssetId[] }>()
    const note = (asset: AssetId, first: Day, last: Day) => {
      if (first > last) return
      const key = `${first}:${last}`
      const gap = gaps.get(key) ?? { from: first, to: last, assets: [] }
      gap.assets.push(asset)
      gaps.set(key, gap)
    }
    for (const asset of assets) {
      const known = coverage.get(asset)
      if (known === undefined) note(asset, from, to)
      else {
        note(asset, from, known.fromDay - 1)
        note(asset, known.toDay + 1, to)
      }
    }
    return [...gaps.values()]
  }

  async function fetchGap({ from, to, assets }: { from: Day; to: Day; assets: AssetId[] }) {
    const { prices: found } = await chain.readDailyPrices(assets, { from, to })
    await prices.save(assets, found, { from, to, at: now() })
  }

  return {
    async read(assets, { from, to }, patienceMs) {
      const wanted = { from: from - LEAD_DAYS, to: Math.min(to, toDay(now()) - 1) }
      const gaps = await listGaps(assets, wanted)
      let pending = false
      if (gaps.length > 0 && now() - failedAt > QUIET_AFTER_FAILURE_MS) {
        const runs = gaps.flatMap((gap) => cut(gap.assets).map((some) => ({ ...gap, assets: some })))
        const work = Promise.all(
          runs.map((run) =>
            flights
              .run(`${run.from}:${run.to}:${run.assets.join()}`, () => fetchGap(run))
              .catch(() => {
                failedAt = now()
              }),
          ),
        )
        pending = !(await waitAtMost(work, patienceMs))
      }
      const isLacking = gaps.length > 0 && (await listGaps(assets, wanted)).length > 0
      return {
        book: createPriceBook(await prices.list(assets, wanted)),
        pending: pending && isLacking,
        problem: isLacking && !pending ? 'Prices of some days could not be read.' : null,
      }
    },
    settle: () => flights.settle(),
  }
}

function cut(assets: readonly AssetId[]): AssetId[][] {
  return Array.from({ length: Math.ceil(assets.length / ASSETS_PER_RUN) }, (_, index) =>
    assets.slice(index * ASSETS_PER_RUN, (index + 1) * ASSETS_PER_RUN),
  )
}
