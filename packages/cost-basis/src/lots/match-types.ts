/** How the units that are given up are matched with those that were acquired. */
export type Method =
  /** The oldest first. */
  | 'fifo'
  /** The newest first. */
  | 'lifo'
  /** The dearest first. */
  | 'hifo'
  /** The cheapest first. */
  | 'lofo'
  /** Moving average: every unit costs what all that are held cost on average. */
  | 'average'
  /** United Kingdom: those of the same day, then those of the next 30 days, then the section 104 pool. */
  | 'uk-s104'
  /** Canada: the adjusted cost base of one pool, with superficial losses. */
  | 'ca-acb'
  /** Japan: the average of what was held at the year's start and all that was acquired in the year. */
  | 'jp-total-average'

/** What came in. Amounts are decimal strings: quantities in units of the asset, money in one currency. */
export interface Acquisition {
  id: string
  /** An ISO day, or an instant with a zone; the day and year that count are those it is written with. */
  date: string
  quantity: string
  /** The whole basis, fee included. Without `cost` and `costPerUnit` the cost is unknown. */
  cost?: string
  /** The price of one unit without the fee, which is added. */
  costPerUnit?: string
  fee?: string
  /** The market price of one unit at that time: what HIFO and LOFO rank by, and the high end of an unknown cost. */
  unitPrice?: string
  /** The market value of all of it at that time, in place of `unitPrice`. */
  value?: string
  /** The wallet. Needed where `scope` is `'wallet'`. */
  account?: string
  /** What kind of event it was; carried for the caller, it changes nothing here. */
  type?: string
  /** Place among the events of one moment. */
  seq?: number
}

/** What went out of the person's hands. */
export interface Disposal {
  id: string
  date: string
  quantity: string
  /** The whole of what was got for it, from which `fee` is deducted. Without `proceeds` and `price` it is unknown. */
  proceeds?: string
  /** What was got for one unit. */
  price?: string
  fee?: string
  /** The market price of one unit at that time: the high end of unknown proceeds. */
  unitPrice?: string
  /** The market value of all of it at that time, in place of `unitPrice`. */
  value?: string
  account?: string
  type?: string
  seq?: number
}

/** A move between a person's own accounts: no disposal, the lots keep their date and cost. */
export interface Transfer {
  id: string
  date: string
  /** What arrives. */
  quantity: string
  from: string
  to: string
  /** Units of the same asset that leave `from` besides and do not arrive. Told apart, in no gain. */
  fee?: string
  /** `'wrap'` and `'bridge'` (and any other word but `'move'`) mark the lots that went through (`carriedBy`). */
  type?: string
  seq?: number
}

/** A split: from its moment on one unit is `ratio` units. `'2'`, `'1.5'` or `'1/3'`. */
export interface SplitEvent {
  date: string
  kind: 'split'
  ratio: string | number
}

/** What `matchLots` takes: every event of one asset. */
export interface MatchLotsInput {
  method: Method
  /** From which year on another method holds, by the calendar year in which it begins; among fifo, lifo, hifo and lofo only. */
  methodByYear?: Readonly<Record<string, Method>>
  /** The month and day on which the years of `methodByYear` begin, as `'04-01'`; without it 1 January. */
  methodYearBegins?: string
  /** `'all'` (default): one stock for all accounts; `'wallet'`: each account by itself. */
  scope?: 'all' | 'wallet'
  acquisitions: readonly Acquisition[]
  disposals: readonly Disposal[]
  transfers?: readonly Transfer[]
  events?: readonly SplitEvent[]
  /**
   * The first and the last day, as ISO days, of the disposals and transfers that are told and summed up. All are matched;
   * what is left and the balances are those after the last event. Without it all are told.
   */
  told?: { from: string; to: string }
}

/** A method with those that follow it in later years. */
export type MethodChoice = Pick<MatchLotsInput, 'method' | 'methodByYear' | 'methodYearBegins'>

/** Two ends between which a figure lies; `null` where nothing bounds it. */
export interface Range {
  low: string | null
  high: string | null
}

/** A part of a disposal with one origin. */
export interface MatchedLot {
  /** Absent where it comes out of a pool, or out of units that were moved without ever having been acquired. */
  acquisitionId?: string
  quantity: string
  cost: string
  /** Its share of the disposal's proceeds. */
  proceeds?: string
  acquiredOn?: string
  /** Held for more than a year; only where the lot has a date. */
  longTerm?: boolean
  /** The cost is not known, it counts as nil. */
  unknownCost?: true
  /** The rule of the method that matched it. */
  rule?: 'same-day' | 'thirty-days' | 'pool'
  /** Ids of the wraps and bridges that it went through. */
  carriedBy?: string[]
}

/** One disposal with what it took. `gain` = `proceeds` − `cost` + `deniedLoss`. */
export interface MatchedDisposal {
  id: string
  /** Net of the fee. */
  proceeds: string
  /** Of the lots below; what is unknown or missing counts as nil. */
  cost: string
  gain: string
  /** How much more was given up than was held. */
  missingQuantity?: string
  /** The part of a loss that does not count now and is added to the cost of what is held (Canada). */
  deniedLoss?: string
  /** How much of it has an unknown cost, what is missing included. */
  unknownCostQuantity?: string
  /** Neither proceeds nor price were given: they count as nil. */
  unknownProceeds?: true
  /** The gain from nil cost to cost at the value on arrival, where anything is unknown. */
  gainRange?: Range
  lots: MatchedLot[]
}

/** What is left: a lot, or a pool. */
export interface RemainingLot {
  acquisitionId?: string
  account?: string
  quantity: string
  cost: string
  acquiredOn?: string
  unknownCostQuantity?: string
  costRange?: Range
  carriedBy?: string[]
}

/**
 * All that was held at the end of a day: in each account where they are apart. Of the United Kingdom it is a share of the pool,
 * without what was given up by then and is matched with what was bought in the 30 days after.
 */
export interface HeldStock
  extends Pick<RemainingLot, 'account' | 'cost' | 'unknownCostQuantity' | 'costRange'> {
  /** In units after the last split. */
  quantity: string
  /** What it is made of, oldest first, where lots were asked for; absent of methods whose units are one pool. */
  lots?: RemainingLot[]
}

/** The disposals that are told, and what was held at the end of the last day that is: of all days without one. */
export interface MatchedBook {
  disposals: MatchedDisposal[]
  held: HeldStock[]
}

/** A transfer with the lots that it moved. */
export interface MatchedTransfer {
  id: string
  type?: string
  /** How much more was moved than was held; it arrives without a known cost. */
  missingQuantity?: string
  /** The lots that moved; only where each account is by itself. */
  lots: MatchedLot[]
  /** What the fee took out of the stock. */
  fee?: { quantity: string; cost: string; missingQuantity?: string; lots: MatchedLot[] }
}

/** What an account holds by plain addition, to be held against a balance; below nil where more left than came. */
export interface AccountBalance {
  account?: string
  quantity: string
}

/** Sums over the disposals that are told. */
export interface MatchTotals {
  gain: string
  proceeds: string
  cost: string
  /** Gains on what was held for up to a year; of fifo, lifo, hifo and lofo. */
  shortTerm?: string
  longTerm?: string
  /** Gains on what has no date, because it was never seen to be acquired. */
  undated?: string
  gainRange?: Range
}

/** What `matchLots` answers. */
export interface MatchLotsResult {
  /** In the order in which they took their lots. */
  disposals: MatchedDisposal[]
  transfers: MatchedTransfer[]
  remaining: RemainingLot[]
  balances: AccountBalance[]
  totals: MatchTotals
}
