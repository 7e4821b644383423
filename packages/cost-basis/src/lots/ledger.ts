import type { ParsedDate } from '../primitives/parse-date.ts'
import type { Basis } from './basis.ts'
import type { MatchedLot, Method } from './match-types.ts'

/** Where units came from: the acquisition, or (without an id) a move of what was never seen to be acquired. */
export interface Origin {
  id?: string
  date: ParsedDate
  /** Place in the order of all events. */
  place: number
  /** Price per unit that HIFO and LOFO rank by, as a fraction and as the double next to it. */
  price: { amount: bigint; units: bigint; about: number }
}

/** Units of one origin. */
export interface Lot extends Basis {
  origin: Origin
  carriedBy?: readonly string[]
}

/** A part of what was spent: from a lot, or (without an origin) from a pool. */
export interface Piece extends Basis {
  origin?: Origin
  carriedBy?: readonly string[]
  rule?: NonNullable<MatchedLot['rule']>
}

interface EventBase {
  id: string
  date: ParsedDate
  /** How many splits came before it. */
  era: number
  account: string | undefined
  quantity: bigint
}

/** Units that come in. */
export interface Acquire extends EventBase {
  kind: 'acquire'
  /** A matcher may use it up. */
  lot: Lot
}

/**
 * Units that go out: a disposal, or what a transfer took besides (`fee`). A matcher fills in the last three, the pieces
 * only where they are told.
 */
export interface Spend extends EventBase {
  kind: 'spend'
  fee: boolean
  /** Net of the fee, nil where unknown. */
  proceeds: bigint
  /** The most that unknown proceeds can be, undefined where nothing tells. */
  unknownProceeds?: { most: bigint | undefined }
  pieces: readonly Piece[]
  missing: bigint
  denied: bigint
}

/** Units that go from one account to another. A matcher fills in the last two, the pieces only where they are told. */
export interface Move extends EventBase {
  kind: 'move'
  account: string
  to: string
  type: string | undefined
  origin: Origin
  fee: Spend | undefined
  pieces: readonly Piece[]
  missing: bigint
}

/** Of what nothing was taken for yet, or need not be told: one for all, since there are as many as events. */
export const noPieces: readonly Piece[] = Object.freeze([])

/** One thing that happens to the stock. */
export type Entry = Acquire | Spend | Move

/** Every event in order, as whole numbers. */
export interface Ledger {
  method: Method
  /** The method that holds on a day (days since 1970). */
  methodOf: (day: number) => Method
  /** Whether an event of a day (days since 1970) is written. */
  isTold: (day: number) => boolean
  byWallet: boolean
  /** Takes what is left after a day; absent where nobody asks for it. */
  closing?: Closing
  /** In order; of a ledger that is passed once, made as they are asked for. */
  entries: Iterable<Entry>
  /** A quantity in units of its era is `units / (10^quantityScale × factors[era])`. */
  quantityScale: number
  factors: bigint[]
  /** Money is `amount / 10^moneyScale`, and written with `moneyDecimals`. */
  moneyScale: number
  moneyDecimals: number
}

/** What a matcher leaves: lots or pools, each with its account where accounts are apart. */
export interface Left extends Basis {
  account: string | undefined
  origin?: Origin
  carriedBy?: readonly string[]
}

/** Is given what is left once: before the first event of a later day, or after all events where there is none. */
export interface Closing {
  /** The last day (days since 1970) whose events count. */
  day: number
  /** Is called for each lot or pool. */
  take(left: Omit<Left, 'account'>, account: string | undefined): void
}
