import { type AssetId, toAssetId, withoutPlace } from '@pkg/api-contract'
import type { PricesRepository } from '../../../database/prices.repository.ts'
import type { PriceStore } from '../history/create-price-store.ts'
import type { AssetStanding } from '../history/create-standing-reader.ts'
import { type Slot, toDay, toSlot } from '../ledger/day.ts'
import { createMovementPrices, type MovementPrices } from '../ledger/movement-prices.ts'
import { withOwedMovements } from '../ledger/owed-prices.ts'
import { createPriceBook } from '../ledger/price-book.ts'
import type { MovementPriceStore } from './create-movement-price-store.ts'

/** What is to be valued. */
export interface Valued {
  asset: AssetId
  at: number
}

/** Puts together the prices that movements are valued at. */
export interface MovementValuer {
  /**
   * The prices of some movements of wallets. Missing ones are asked for: `patient` waits a while for a few of them, else
   * they are asked for behind the answer. `pending` says whether some are still being asked for. What counts in no wallet has no
   * price; what counts in some of them only is left out of the others by `onlyCountedMovements`.
   */
  read(
    moved: readonly Valued[],
    scopes: readonly Pick<AssetStanding, 'tokens' | 'debts' | 'counts' | 'isDebt'>[],
    options: { patient: boolean },
  ): Promise<{ prices: MovementPrices; pending: boolean }>
}

/** More hours than these are not waited for: they take many calls. */
const MOST_WAITED_FOR = 300
/** A close of an earlier day may stand in for a day without one. */
const LEAD_DAYS = 7

export function createMovementValuer({
  hours,
  days,
  closes,
  now,
}: {
  hours: MovementPriceStore
  days: PriceStore
  /** The closes of days that are kept. */
  closes: Pick<PricesRepository, 'list'>
  now: () => number
}): MovementValuer {
  async function readHours(moved: readonly Valued[], assets: readonly AssetId[]) {
    const slots = moved.map(({ at }) => toSlot(at, 'hour'))
    return hours.list(assets, { from: least(slots), to: most(slots) })
  }

  return {
    async read(all, scopes, { patient }) {
      const isCounted = oncePerAsset((asset) => scopes.some((scope) => scope.counts(asset)))
      // What lies inside a contract costs what the asset costs.
      const toPriced = oncePerAsset(withoutPlace)
      const moved: Valued[] = []
      for (const { asset, at } of all) if (isCounted(asset)) moved.push({ asset: toPriced(asset), at })
      const inside = new Set(moved.map(({ asset }) => asset))
      const counts = (asset: AssetId) => inside.has(asset) || isCounted(asset)
      const assets = [...inside]
      if (assets.length === 0) return { prices: noPrices, pending: false }
      let known = await readHours(moved, assets)
      const unknown = toWanted(moved, known)
      const count = [...unknown.values()].reduce((sum, slots) => sum + slots.length, 0)
      const waits = patient && count <= MOST_WAITED_FOR
      let pending = count > 0 && !(await hours.want(unknown, { patient: waits }))
      if (count > 0 && waits) known = await readHours(moved, assets)
      const lacking = moved.filter(
        ({ asset, at }) => (known.get(asset)?.get(toSlot(at, 'hour')) ?? null) === null,
      )
      const dayAssets = [...new Set(lacking.map(({ asset }) => asset))]
      const slots = lacking.map(({ at }) => toDay(at))
      const span = { from: least(slots) - LEAD_DAYS, to: most(slots) }
      let found = await closes.list(dayAssets, span)
      if (dayAssets.length > 0) {
        const reading = days.read(dayAssets, { from: least(slots), to: most(slots) })
        if (patient) {
          const read = await reading
          found = read.prices
          pending ||= read.pending
        } else reading.catch(() => {})
      }
      const present = new Map(
        scopes.flatMap(({ tokens, debts }) =>
          [...(tokens?.data ?? []), ...debts].flatMap((row) => {
            const usd = row.usdPrice ?? row.part?.usdPrice ?? null
            return usd === null ? [] : [[withoutPlace(toAssetId(row)), usd] as const]
          }),
        ),
      )
      const prices = createMovementPrices({
        hours: known,
        days: createPriceBook(found),
        present: (asset) => present.get(asset) ?? null,
        counts,
        now: now(),
      })
      return {
        prices: withOwedMovements(
          { find: (asset, at) => prices.find(toPriced(asset), at) },
          oncePerAsset((asset) => scopes.some(({ isDebt }) => isDebt(asset))),
        ),
        pending,
      }
    },
  }
}

/** The same for every movement of an asset, and asked for with each. */
function oncePerAsset<Answer>(ask: (asset: AssetId) => Answer): (asset: AssetId) => Answer {
  const known = new Map<AssetId, Answer>()
  return (asset) => {
    let answer = known.get(asset)
    if (answer === undefined) {
      answer = ask(asset)
      known.set(asset, answer)
    }
    return answer
  }
}

const noPrices: MovementPrices = { find: () => undefined }

const least = (numbers: readonly number[]) =>
  numbers.reduce((low, next) => Math.min(low, next), Number.MAX_SAFE_INTEGER)
const most = (numbers: readonly number[]) => numbers.reduce((high, next) => Math.max(high, next), 0)

/** The hours of which nothing is known, each once. */
function toWanted(
  moved: readonly Valued[],
  known: ReadonlyMap<AssetId, ReadonlyMap<Slot, number | null>>,
): Map<AssetId, Slot[]> {
  const wanted = new Map<AssetId, Set<Slot>>()
  for (const { asset, at } of moved) {
    const hour = toSlot(at, 'hour')
    if (known.get(asset)?.has(hour)) continue
    const list = wanted.get(asset) ?? new Set()
    wanted.set(asset, list.add(hour))
  }
  return new Map([...wanted].map(([asset, slots]) => [asset, [...slots]]))
}
