import {
  DAY_MS,
  formatMicros,
  fromAssetId,
  MAX_CANDIDATES,
  type Micros,
  type PurchaseCandidate,
  type PurchaseRow,
  toBookedMicros,
  toExplorerLink,
} from '@pkg/api-contract'
import { formatUnits } from '../../../../lib/format-units.ts'
import { least } from '../../../../lib/least.ts'
import { sumOf } from '../../../../lib/sum-of.ts'
import type { SaidOverrides } from '../overrides/said-overrides.ts'
import { toLocalDay } from '../tax-year.ts'
import { findFirst } from './find-first.ts'
import { isCutOff, isUpTo } from './is-as-written.ts'
import type { Receipt } from './list-receipts.ts'
import { type OtherLine, PLACES, type Purchase, toUnits } from './read-purchases.ts'
import {
  type Held,
  KEPT_PART,
  type Share,
  type Shared,
  shareSums,
  shareTransfers,
} from './share-transfers.ts'

const YEAR_MS = 366 * DAY_MS
/** How many receipts are weighed for one purchase, and of how many quantities. */
const MOST_LIKE = 50
const MOST_SIZES = 1_000
/** How many lines of one transaction are named. */
const MOST_NAMED = 10

/**
 * Finds the receipts that purchases paid for: by the hash of the transaction, which is certain, else by asset, amount and
 * time, which a person has to judge. A receipt is the first that is put forward of one purchase alone. Costs that are said already stay.
 */
export function matchPurchases(
  purchases: readonly Purchase[],
  receipts: readonly Receipt[],
  {
    said,
    timeZone,
    outs,
    hashes,
  }: {
    said: SaidOverrides
    timeZone: string
    /** What else the file says that coins did at the exchange, by which its lots are followed. */
    outs: readonly OtherLine[]
    /** Of every transaction of the wallets. */
    hashes: ReadonlySet<string>
  },
): PurchaseRow[] {
  const { held, passed } = mergeSame(purchases, timeZone)
  const byHash = Map.groupBy(receipts, ({ hash }) => hash)
  const isOpen = ({ id, isKnown }: Receipt) => !isKnown && !said.costs.has(id)
  const rows: PurchaseRow[] = [...passed]
  const taken = new Set<string>()
  const open: { one: Held; note: string | null }[] = []
  const named = new Map<Receipt, Held[]>()
  const dayOf = (receipt: Receipt) => toLocalDay(receipt.at, timeZone)
  const toCandidate = (one: Held, receipt: Receipt): PurchaseCandidate => {
    const { id, chainId, asset, symbol, wallet, hash, at, quantity } = receipt
    return {
      ...{ receipt: id, chainId, asset: fromAssetId(asset).address, symbol, wallet, quantity },
      transactionHash: hash,
      explorerUrl: toExplorerLink(chainId, { transaction: hash }),
      at: new Date(at).toISOString(),
      on: dayOf(receipt),
      cost: formatCost(shareOf(one, receipt.units)),
      part: null,
    }
  }
  const toPart = (one: Held, receipt: Receipt, units: bigint): PurchaseCandidate => ({
    ...toCandidate(one, receipt),
    ...(units < receipt.units && { part: formatUnits(units, PLACES) }),
    cost: formatCost(shareOf(one, units)),
  })
  /** What purchases of a transfer paid for of its receipt, the first that was bought first. */
  function toShared(
    { receipt, shares }: Shared,
    fate: 'matched' | 'proposed',
    why: string | null,
  ): PurchaseRow[] {
    taken.add(receipt.id)
    const rest = receipt.units - sumOf(shares, ({ units }) => units)
    const missing =
      rest > 0n
        ? `${receipt.quantity} came: what ${formatUnits(rest, PLACES)} of it cost is not in this file, and stays unknown.`
        : null
    const message = [why, missing].filter((sentence) => sentence !== null).join(' ')
    return shares.map(({ one, units }) =>
      toRow(one, fate, message === '' ? null : message, [toPart(one, receipt, units)]),
    )
  }

  for (const one of held) {
    const { purchase, on } = one
    const inside = purchase.hash === null ? [] : (byHash.get(purchase.hash) ?? [])
    const same = inside.filter((receipt) => isSameAsset(purchase, receipt))
    const free = same.filter(isOpen)
    if (purchase.hash !== null && inside.length === 0 && hashes.has(purchase.hash)) {
      rows.push(
        toRow(one, 'refused', 'The transaction that it names brought nothing that a purchase pays for.'),
      )
    } else if (inside.length === 0) {
      const note = purchase.hash === null ? null : 'None of your wallets has the transaction that it names.'
      open.push({ one, note })
    } else if (same.length === 0) {
      const names = [...new Set(inside.map(({ symbol }) => symbol ?? 'something unnamed'))].join(' and ')
      rows.push(
        toRow(one, 'refused', `The transaction that it names brought ${names}, not ${purchase.asset}.`),
      )
    } else if (free.length === 0) {
      rows.push(toRow(one, 'known', same.some(({ id }) => said.costs.has(id)) ? SAID : KNOWN))
    } else if (free.length > 1) {
      const candidates = free.slice(0, MAX_CANDIDATES).map((receipt) => toCandidate(one, receipt))
      rows.push(toRow(one, 'proposed', 'Its transaction came to several of your wallets.', candidates))
    } else {
      const [receipt] = free as [Receipt]
      if (on > dayOf(receipt)) {
        rows.push(toRow(one, 'refused', `It came on ${dayOf(receipt)}: it cannot have been bought on ${on}.`))
      } else {
        const others = named.get(receipt)
        if (others === undefined) named.set(receipt, [one])
        else others.push(one)
      }
    }
  }
  for (const [receipt, own] of named) {
    const [only] = own
    if (own.length === 1 && only !== undefined && isUpTo(receipt.units, only.units)) {
      taken.add(receipt.id)
      rows.push(toRow(only, 'matched', null, [toCandidate(only, receipt)]))
      continue
    }
    const { shares, left } = takeFirst(own.toSorted(byTime), receipt.units)
    rows.push(...toShared({ receipt, shares }, 'matched', null))
    for (const one of left) {
      rows.push(toRow(one, 'refused', 'Earlier lines pay for all that its transaction brought.'))
    }
  }

  const free = () => receipts.filter((receipt) => isOpen(receipt) && !taken.has(receipt.id))
  const sharing = new Set<Held>()
  const transfers = shareTransfers(
    open.map(({ one }) => one),
    outs,
    { receipts: free(), dayOf },
  )
  for (const transfer of transfers) {
    for (const { one } of transfer.shares) sharing.add(one)
    const why = `Line ${transfer.line} took it out, and what was bought first went first.`
    rows.push(...toShared(transfer, transfer.isNamed ? 'matched' : 'proposed', why))
  }

  const sizes = groupBySize(free())
  const isCounted = createCountedCheck(receipts, { said, dayOf })
  const alone = open.filter(({ one }) => !sharing.has(one))
  const proposals = alone.map(({ one, note }) => {
    const counted = isCounted(one)
    const like = counted ? [] : findLike(one, sizes.get(one.purchase.asset) ?? [], dayOf)
    return { one, note, like, counted }
  })
  for (const { like } of proposals) for (const { id } of like) taken.add(id)
  const lonely = proposals.filter(({ like, counted }) => like.length === 0 && !counted)
  const sums = shareSums(
    lonely.map(({ one }) => one),
    outs,
    { receipts: free(), dayOf },
  )
  for (const sum of sums) {
    for (const { one } of sum.shares) sharing.add(one)
    const lines = nameLines(sum.shares.map(({ one }) => one.purchase.line))
    rows.push(...toShared(sum, 'proposed', `${lines} together are as much as came.`))
  }
  rows.push(
    ...propose(
      proposals.filter(({ one }) => !sharing.has(one)),
      toCandidate,
    ),
  )
  return rows.sort((a, b) => a.line - b.line)
}

const nameLines = (lines: readonly number[]) =>
  lines.length > MOST_NAMED ? `${lines.length} lines` : `Lines ${lines.join(', ')}`
const byTime = (a: Held, b: Held) => a.purchase.at - b.purchase.at || a.purchase.line - b.purchase.line

/** Takes units of purchases in their order; gives what each gave, and those of which nothing was needed. */
function takeFirst(purchases: readonly Held[], needed: bigint): { shares: Share[]; left: Held[] } {
  const shares: Share[] = []
  const left: Held[] = []
  let rest = needed
  for (const one of purchases) {
    const units = least(one.units, rest)
    if (units === 0n) left.push(one)
    else shares.push({ one, units })
    rest -= units
  }
  // What was cut off came with the last of them.
  const last = shares.at(-1)
  if (last !== undefined && isCutOff(rest, needed)) last.units += rest
  return { shares, left }
}

const SAID = 'What it paid for has a cost already, which stays. Undo that first to take this one.'
const KNOWN = 'What it paid for has a cost that follows from its transaction.'

/** Lines of one transaction are parts of one purchase: of the same asset, currency and day. */
function mergeSame(
  purchases: readonly Purchase[],
  timeZone: string,
): { held: Held[]; passed: PurchaseRow[] } {
  const passed: PurchaseRow[] = []
  const all = purchases.map(
    (purchase): Held => ({
      purchase,
      units: toUnits(purchase.quantity),
      on: toLocalDay(purchase.at, timeZone),
    }),
  )
  const groups = Map.groupBy(all, ({ purchase: { hash, asset, currency, line }, on }) =>
    hash === null ? `line ${line}` : `${hash} ${asset} ${currency} ${on}`,
  )
  const held = [...groups.values()].map((same) => {
    const [first, ...rest] = same as [Held, ...Held[]]
    if (rest.length === 0) return first
    for (const one of rest) {
      passed.push(toRow(one, 'left-out', `Counted with line ${first.purchase.line}.`))
    }
    const named = nameLines(same.map(({ purchase }) => purchase.line))
    const units = sumOf(same, (one) => one.units)
    const note = `${named} together: they name one transaction.`
    return {
      ...{ units, on: first.on },
      purchase: {
        ...first.purchase,
        quantity: formatUnits(units, PLACES),
        cost: sumOf(same, ({ purchase }) => purchase.cost),
        feeLeftOut: sumOf(same, ({ purchase }) => purchase.feeLeftOut),
        note: [note, first.purchase.note].filter((sentence) => sentence !== null).join(' '),
        given: sumGiven(same.map(({ purchase }) => purchase.given)),
      },
    }
  })
  return { held, passed }
}

/** All that was given for one purchase; of different coins only what is said in words. */
function sumGiven(all: readonly Purchase['given'][]): Purchase['given'] {
  const [first = null] = all
  if (first === null || all.some((one) => one?.asset !== first.asset)) return null
  return {
    asset: first.asset,
    units: sumOf(all, (one) => one?.units ?? 0n),
    worth: sumOf(all, (one) => one?.worth ?? 0n),
  }
}

const isSameAsset = ({ asset }: Purchase, { symbol }: Receipt) => symbol?.toUpperCase() === asset

/** Receipts of one quantity, the earliest first. */
interface Size {
  units: bigint
  receipts: Receipt[]
}

/** By symbol, the smallest first. */
function groupBySize(receipts: readonly Receipt[]): Map<string, Size[]> {
  const bySymbol = Map.groupBy(receipts, ({ symbol }) => symbol?.toUpperCase() ?? '')
  return new Map(
    [...bySymbol].map(([symbol, same]) => [
      symbol,
      [...Map.groupBy(same, ({ units }) => units)]
        .map(([units, list]) => ({ units, receipts: list }))
        .sort((a, b) => (a.units < b.units ? -1 : 1)),
    ]),
  )
}

/**
 * Receipts of what was bought, or of what an exchange can have kept of it, no earlier and at most a year later: those of
 * most first, of as much the earliest. However many there are, a few are looked at.
 */
function findLike(
  { purchase, units, on }: Held,
  sizes: readonly Size[],
  dayOf: (receipt: Receipt) => string,
): Receipt[] {
  const fewest = units - units / KEPT_PART
  const like: Receipt[] = []
  const above = findFirst(sizes, (size) => !isUpTo(size.units, units))
  for (let place = above - 1; place >= 0 && above - place <= MOST_SIZES; place -= 1) {
    const size = sizes[place] as Size
    if (size.units < fewest) break
    const { receipts } = size
    for (let next = findFirst(receipts, ({ at }) => at >= purchase.at - DAY_MS); ; next += 1) {
      const receipt = receipts[next]
      if (receipt === undefined || receipt.at > purchase.at + YEAR_MS) break
      if (dayOf(receipt) >= on) like.push(receipt)
      if (like.length === MOST_LIKE) return like
    }
  }
  return like
}

/** Tells whether just the cost of a purchase was said of a receipt like it, as of a file that comes again. */
function createCountedCheck(
  receipts: readonly Receipt[],
  { said: { costs }, dayOf }: { said: SaidOverrides; dayOf: (receipt: Receipt) => string },
): (one: Held) => boolean {
  const said = receipts.flatMap((receipt) =>
    (costs.get(receipt.id) ?? []).map((cost) => ({
      ...{ receipt, cost },
      units: cost.quantity === null ? receipt.units : toUnits(cost.quantity),
    })),
  )
  const keyOf = (symbol: string | null, currency: string, day: string) =>
    `${symbol?.toUpperCase()} ${currency} ${day}`
  const byKey = Map.groupBy(said, ({ receipt, cost }) => keyOf(receipt.symbol, cost.currency, cost.day))
  return (one) =>
    (byKey.get(keyOf(one.purchase.asset, one.purchase.currency, one.on)) ?? []).some(
      ({ receipt, cost, units }) =>
        isUpTo(units, one.units) &&
        // A part of a transfer may be any part of what was bought.
        (cost.quantity !== null || units >= one.units - one.units / KEPT_PART) &&
        dayOf(receipt) >= one.on &&
        cost.amount === shareOf(one, units),
    )
}

interface Proposal {
  one: Held
  note: string | null
  like: Receipt[]
  counted: boolean
}

/** The nearest in amount and then in time come together first; each receipt is put forward first once. */
function propose(
  proposals: readonly Proposal[],
  toCandidate: (one: Held, receipt: Receipt) => PurchaseCandidate,
): PurchaseRow[] {
  const gapOf = ({ one }: Proposal, receipt: Receipt) => Math.abs(receipt.at - one.purchase.at)
  const keptOf = ({ one }: Proposal, receipt: Receipt) =>
    Math.abs(Number(one.units - receipt.units)) / Number(one.units)
  const pairs = proposals
    .flatMap((proposal) =>
      proposal.like.map((receipt) => ({
        ...{ proposal, receipt },
        kept: keptOf(proposal, receipt),
        gap: gapOf(proposal, receipt),
      })),
    )
    .sort((a, b) => a.kept - b.kept || a.gap - b.gap)
  const chosen = new Map<Held, Receipt>()
  const used = new Set<string>()
  for (const { proposal, receipt } of pairs) {
    if (chosen.has(proposal.one) || used.has(receipt.id)) continue
    chosen.set(proposal.one, receipt)
    used.add(receipt.id)
  }
  return proposals.map(({ one, note, like, counted }) => {
    if (counted) return toRow(one, 'known', 'Its cost counts already.')
    const first = chosen.get(one)
    const all = new Set([...(first === undefined ? [] : [first]), ...like])
    const candidates = [...all].slice(0, MAX_CANDIDATES)
    const none = candidates.length === 0
    const about = none
      ? `No receipt of ${one.purchase.asset} without a known cost is like it.`
      : first === undefined
        ? 'Every receipt that is like it is put forward for another line.'
        : null
    return toRow(
      one,
      none ? 'unmatched' : 'proposed',
      [note, about].filter((sentence) => sentence !== null).join(' ') || null,
      candidates.map((receipt) => toCandidate(one, receipt)),
    )
  })
}

function toRow(
  { purchase, on }: Held,
  fate: PurchaseRow['fate'],
  message: string | null,
  candidates: PurchaseCandidate[] = [],
): PurchaseRow {
  const { line, text, at, asset, quantity, cost, feeLeftOut, currency, given, hash, note } = purchase
  const messages = [message, note].filter((sentence) => sentence !== null)
  return {
    ...{ line, fate, text, on, asset, quantity, currency, candidates },
    message: messages.length === 0 ? null : messages.join(' '),
    at: new Date(at).toISOString(),
    cost: formatCost(cost),
    feeLeftOut: feeLeftOut === 0n ? null : formatCost(feeLeftOut),
    paidWith: given === null ? null : formatGiven(given),
    transactionHash: hash,
  }
}

/** What the part of a purchase that came cost: what the exchange kept is in no wallet. In whole cents, all of it at most. */
function shareOf({ purchase: { cost }, units }: Held, part: bigint): Micros {
  return toBookedMicros((cost * least(part, units) + units / 2n) / units)
}

/** `500 USDT` */
export const formatGiven = ({
  asset,
  units,
}: Pick<NonNullable<Purchase['given']>, 'asset' | 'units'>): string =>
  `${formatUnits(units, PLACES)} ${asset}`

/** At least two places, and no more than it needs. */
export function formatCost(cost: Micros): string {
  return formatMicros(cost).replace(/0{1,4}$/, '')
}
