import { type AssetId, HOUR_MS } from '@pkg/api-contract'
import type { ChainClient, ClosingPrice } from '@pkg/chain-client'
import { createFlights, createFreshness, type Turns, waitAtMost } from '@pkg/keep-fresh'
import type { PricesRepository } from '../../../database/prices.repository.ts'
import { type Slot, type Step, toSlot } from '../ledger/day.ts'

/** After a failure the sources are left alone for a while. */
const QUIET_AFTER_FAILURE_MS = 60_000
/** Assets that are asked for together; one run's failure leaves the others alone. */
const ASSETS_PER_RUN = 40

const RULES = {
  day: {
    /** How many slots before the first one are read along, so that a missing price finds one to carry. */
    lead: 7,
    /** A close may reach the sources some time late; until then it is asked for again, but not all the time. */
    late: 3,
    askAgainMs: HOUR_MS,
    /** How long a person waits for prices that nobody asked for before. */
    patienceMs: 6_000,
    /** Whether what lies between the stretch that is known and the one that is wanted is fetched along. */
    fillsBetween: true,
  },
  hour: { lead: 6, late: 3, askAgainMs: 600_000, patienceMs: 2_500, fillsBetween: false },
} as const satisfies Record<Step, object>

/** Closing prices of days, or of hours. */
export interface PriceStore {
  /**
   * The kept closing prices of some slots. Missing ones are fetched once for everyone; whoever asks waits for them
   * a while and is told by `pending` when they are still under way, by `problem` when they could not be had.
   */
  read(assets: readonly AssetId[], slots: { from: Slot; to: Slot }): Promise<KnownPrices>
  /** Resolves when nothing is under way any more. */
  settle(): Promise<void>
}

interface KnownPrices {
  prices: Map<AssetId, ClosingPrice[]>
  pending: boolean
  problem: string | null
}

interface Gap {
  asset: AssetId
  from: Slot
  to: Slot
}

export function createPriceStore({
  step,
  prices,
  chain,
  turns,
  now,
}: {
  step: Step
  prices: PricesRepository
  chain: Pick<ChainClient, 'readClosingPrices'>
  turns: Turns
  now: () => number
}): PriceStore {
  const { lead, late, askAgainMs, patienceMs, fillsBetween } = RULES[step]
  const flights = createFlights()
  const sources = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })

  /** What was never asked for. Coverage is one stretch per asset; a gap lies at one of its ends. */
  async function listGaps(
    assets: readonly AssetId[],
    { from, to }: { from: Slot; to: Slot },
  ): Promise<Gap[]> {
    const coverage = await prices.listCoverage(assets)
    return assets.flatMap((asset) => {
      const known = coverage.get(asset)
      if (known === undefined) return from > to ? [] : [{ asset, from, to }]
      // Only closes that may be late were asked for then: what is further on may never have been.
      const isChecked =
        known.to >= to - late && toSlot(known.checkedAt, step) > to && now() - known.checkedAt < askAgainMs
      return [
        ...(from < known.from ? [{ asset, from, to: known.from - 1 }] : []),
        ...(to > known.to && !isChecked
          ? [{ asset, from: fillsBetween ? known.to + 1 : Math.max(from, known.to + 1), to }]
          : []),
      ]
    })
  }

  /** One process at a time asks for the closes of an asset; what another one has fetched meanwhile is left out. */
  function fetchInTurn(assets: readonly AssetId[], slots: { from: Slot; to: Slot }) {
    return turns.run(
      assets.map((asset) => `${step} closes ${asset}`),
      async (lookAgain) => {
        const lacking = lookAgain ? (await listGaps(assets, slots)).map(({ asset }) => asset) : assets
        if (lacking.length > 0) await fetchRun([...new Set(lacking)], slots)
      },
    )
  }

  async function fetchRun(assets: readonly AssetId[], { from, to }: { from: Slot; to: Slot }) {
    try {
      const { prices: found } = await chain.readClosingPrices(assets, { step, from, to })
      const covered = assets.map((asset) => {
        const last = Math.max(...(found.get(asset) ?? []).map(({ slot }) => slot))
        return { asset, from, to: last >= to - late ? Math.min(last, to) : to }
      })
      await prices.save(covered, found, now())
      sources.succeeded(step)
    } catch (error) {
      sources.failed(step, error)
    }
  }

  /** Begins what nobody has begun yet, and waits for all of it. */
  async function fill(gaps: readonly Gap[]): Promise<void> {
    const runs = Map.groupBy(
      gaps.filter(({ asset }) => !flights.isUnderWay(asset)),
      ({ from, to }) => `${from}:${to}`,
    )
    const begun = new Map<AssetId, Promise<void>>()
    for (const some of runs.values()) {
      const [first] = some
      if (first === undefined) continue
      for (let start = 0; start < some.length; start += ASSETS_PER_RUN) {
        const assets = some.slice(start, start + ASSETS_PER_RUN).map(({ asset }) => asset)
        const run = fetchInTurn(assets, first)
        for (const asset of assets) begun.set(asset, run)
      }
    }
    await Promise.all(gaps.map(({ asset }) => flights.run(asset, async () => begun.get(asset))))
  }

  return {
    async read(assets, { from, to }) {
      const wanted = { from: from - lead, to: Math.min(to, toSlot(now(), step) - 1) }
      let gaps = await listGaps(assets, wanted)
      // Another reader's run may leave a gap at the other end.
      const work = async () => {
        for (let round = 0; round < 3 && gaps.length > 0; round += 1) {
          if (sources.isQuiet(step)) return
          await fill(gaps)
          gaps = await listGaps(assets, wanted)
        }
      }
      const isDone = gaps.length === 0 || (await waitAtMost(work(), patienceMs))
      const isLacking = gaps.length > 0
      return {
        prices: await prices.list(assets, wanted),
        pending: !isDone && isLacking,
        problem: isDone && isLacking ? `Prices of some ${step}s could not be read.` : null,
      }
    },
    settle: () => flights.settle(),
  }
}
