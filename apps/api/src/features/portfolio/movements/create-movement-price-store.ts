import type { AssetId } from '@pkg/api-contract'
import type { ChainClient, ClosingPrice } from '@pkg/chain-client'
import { createFlights, createFreshness, type Turns, waitAtMost } from '@pkg/keep-fresh'
import type { HoursByAsset, MovementPricesRepository } from '../../../database/movement-prices.repository.ts'
import { type Slot, toSlot } from '../ledger/day.ts'

/** After a failure the sources are left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 60_000
/** How many hours are asked for in one call; the source divides them further. */
const HOURS_PER_RUN = 300
/** What waits to be asked for is bounded; the rest is asked for when somebody looks again. */
const MOST_WAITING = 6_000
/** A close may reach the sources some time late; so young an hour without a price is asked for again. */
const LATE_HOURS = 3
/** How long a person waits for prices that nobody asked for before. */
const PATIENCE_MS = 2_500
/** The one key of all flights: a single run fetches for everyone. */
const RUN = 'hours'

/** Prices of the hours in which something moved: fetched once for everyone, and kept for good. */
export interface MovementPriceStore {
  /** What is known between two hours, both included. */
  list(
    assets: readonly AssetId[],
    hours: { from: Slot; to: Slot },
  ): Promise<Map<AssetId, Map<Slot, number | null>>>
  /**
   * Asks for hours of which nothing is known; whoever asks waits a while. False when some are still being asked for.
   */
  want(hours: HoursByAsset, options?: { patient: boolean }): Promise<boolean>
  /** Another number after every price that was learnt. */
  version(): number
  settle(): Promise<void>
}

export function createMovementPriceStore({
  prices,
  chain,
  turns,
  now,
}: {
  prices: MovementPricesRepository
  chain: Pick<ChainClient, 'readHourPrices'>
  turns: Turns
  now: () => number
}): MovementPriceStore {
  const waiting = new Map<string, { asset: AssetId; hour: Slot }>()
  const flights = createFlights()
  const sources = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  let learnt = 0
  /** Young hours without a price, and when they were asked for. */
  const missed = new Map<string, number>()

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, HOURS_PER_RUN)
      try {
        const wanted = group(some.map(([, pair]) => pair))
        // What another process has fetched meanwhile is known by then.
        await turns.run(
          Array.from(wanted.keys(), (asset) => `hours of movements ${asset}`),
          () => fetchRun(wanted),
        )
        learnt += 1
      } catch (error) {
        sources.failed(RUN, error)
        waiting.clear()
        return
      }
      for (const [key] of some) waiting.delete(key)
    }
  }

  async function fetchRun(wanted: HoursByAsset): Promise<void> {
    await prices.adopt(wanted)
    const lacking = await leaveOutKnown(wanted)
    if (lacking.size === 0) return
    const { prices: found } = await chain.readHourPrices(lacking)
    const current = toSlot(now(), 'hour')
    const settled = new Map<AssetId, Slot[]>()
    for (const [asset, hours] of lacking) {
      const has = new Set(found.get(asset)?.map(({ slot }: ClosingPrice) => slot))
      settled.set(
        asset,
        hours.filter((hour) => has.has(hour) || hour < current - LATE_HOURS),
      )
      for (const hour of hours) if (!has.has(hour)) missed.set(`${asset}@${hour}`, now())
    }
    await prices.save(settled, found)
  }

  async function leaveOutKnown(wanted: HoursByAsset): Promise<Map<AssetId, Slot[]>> {
    const lacking = new Map<AssetId, Slot[]>()
    for (const [asset, hours] of wanted) {
      const span = { from: Math.min(...hours), to: Math.max(...hours) }
      const known = (await prices.list([asset], span)).get(asset)
      const rest = hours.filter((hour) => !known?.has(hour))
      if (rest.length > 0) lacking.set(asset, rest)
    }
    return lacking
  }

  return {
    list: (assets, hours) => prices.list(assets, hours),

    async want(wanted, { patient } = { patient: true }) {
      if (sources.isQuiet(RUN)) return true
      const current = toSlot(now(), 'hour')
      for (const [asset, hours] of wanted) {
        for (const hour of hours) {
          const key = `${asset}@${hour}`
          const isTooYoung = hour >= current
          const wasJustAsked =
            now() - (missed.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_AFTER_FAILURE_MS * 10
          if (isTooYoung || wasJustAsked || waiting.size >= MOST_WAITING) continue
          waiting.set(key, { asset, hour })
        }
      }
      if (waiting.size === 0) return true
      if (missed.size > MOST_WAITING) missed.clear()
      const running = flights.run(RUN, run)
      return patient ? waitAtMost(running, PATIENCE_MS) : false
    },

    version: () => learnt,

    settle: () => flights.settle(),
  }
}

function group(pairs: readonly { asset: AssetId; hour: Slot }[]): Map<AssetId, Slot[]> {
  const grouped = Map.groupBy(pairs, ({ asset }) => asset)
  return new Map([...grouped].map(([asset, list]) => [asset, list.map(({ hour }) => hour)]))
}
