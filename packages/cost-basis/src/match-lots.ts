import { addTo, type Basis, emptyBasis } from './lots/basis.ts'
import type { Closing, Entry, Ledger, Left, Spend } from './lots/ledger.ts'
import { matchByLots } from './lots/match-by-lots.ts'
import { matchByPool } from './lots/match-by-pool.ts'
import { matchBySection104 } from './lots/match-by-section-104.ts'
import type {
  Acquisition,
  Disposal,
  MatchedBook,
  MatchedDisposal,
  MatchLotsInput,
  MatchLotsResult,
  Method,
  MethodChoice,
  Transfer,
} from './lots/match-types.ts'
import {
  createEventReader,
  type ReadEvents,
  readEvents,
  readTold,
  toLedger,
  toPassingLedger,
} from './lots/read-ledger.ts'
import { type ReadMethods, readMethod, readMethods, takesLots } from './lots/read-methods.ts'
import { writeDisposals, writeHeld, writeResult } from './lots/write-result.ts'
import { list, object } from './primitives/check.ts'
import { inPlace } from './primitives/in-place.ts'
import { parseDate } from './primitives/parse-date.ts'

/**
 * Matches what was given up of one asset with what was acquired, by a country's or a person's method, and says
 * what each disposal gained, which lots it took and what is left.
 *
 * `gain = proceeds − cost + denied loss`, exact: quantities are whole numbers of the finest unit that was given,
 * money is computed forty digits finer than anything given and written up to twenty finer. Inside one moment what
 * comes in is counted first, then `seq`, then the order of the lists. A swap is two events: a disposal of what is
 * given and an acquisition of what is got, each in the ledger of its asset.
 *
 * What is unknown stays unknown: a missing cost counts as nil, is flagged, and `gainRange` goes from the gain at
 * the value on arrival (`unitPrice`; null without one) to the gain at nil cost.
 *
 * @param input every event of one asset, in any order: amounts are decimal strings, money in one currency,
 *   dates ISO days or instants with a zone
 * @see HMRC CG51550-CG51620 and CRYPTO22250 (UK); CRA "Identical properties" and section 54 ITA "superficial
 *   loss" (Canada); NTA FAQ on crypto-assets, total average method (Japan)
 * @throws CostBasisError with a code and the field, such as OUT_OF_RANGE of `disposals[3].quantity`
 * @example
 * matchLots({
 *   method: 'fifo',
 *   acquisitions: [
 *     { id: 'a', date: '2024-01-10', quantity: '1', cost: '100' },
 *     { id: 'b', date: '2024-02-10', quantity: '1', cost: '150' },
 *   ],
 *   disposals: [{ id: 'c', date: '2024-03-10', quantity: '1.5', proceeds: '300' }],
 * }).totals.gain //=> '125'
 */
export function matchLots(input: MatchLotsInput): MatchLotsResult {
  object('input', input)
  const methods = readMethods(input)
  const ledger = toLedger(readEvents(input, [methods.method]), methods, readTold(input.told))
  return writeResult(ledger, match(ledger))
}

/**
 * The disposals as `matchLots` tells them, by several methods: the events are read once for all of them, and nothing
 * but disposals is written.
 *
 * @param input as `matchLots` takes it, without its method
 * @param methods each of one result, in their order; with `methodByYear`, as `matchLots` takes it, where it changes with the year
 * @throws CostBasisError as `matchLots` does
 * @example
 * matchDisposals(
 *   {
 *     acquisitions: [
 *       { id: 'a', date: '2024-01-10', quantity: '1', cost: '100' },
 *       { id: 'b', date: '2024-02-10', quantity: '1', cost: '150' },
 *     ],
 *     disposals: [{ id: 'c', date: '2024-03-10', quantity: '1', proceeds: '300' }],
 *   },
 *   ['fifo', 'average'],
 * ).map(([disposal]) => disposal?.gain) //=> ['200', '175']
 */
export function matchDisposals(
  input: Omit<MatchLotsInput, keyof MethodChoice>,
  methods: readonly (Method | MethodChoice)[],
): MatchedDisposal[][] {
  object('input', input)
  const wanted = readChoices(methods)
  const events = readEvents(
    input,
    wanted.map(({ method }) => method),
  )
  return tellDisposals(events, wanted, input.told)
}

/** The events of one asset, taken as they come, so that a long history need not be held to be matched. */
export interface LotBook {
  /** Each throws CostBasisError as `matchLots` does, naming the field alone: `quantity`. */
  acquire(one: Acquisition): void
  dispose(one: Disposal): void
  move(one: Transfer): void
  /** The disposals of what was taken so far, as `matchDisposals` tells them. */
  matchDisposals(
    methods: readonly (Method | MethodChoice)[],
    told?: MatchLotsInput['told'],
  ): MatchedDisposal[][]
  /**
   * The same with what was held at the end of the last day that is told.
   *
   * @param options `lots`: whether the lots of it are told, of methods that tell them apart. @default not
   */
  match(
    methods: readonly (Method | MethodChoice)[],
    told?: MatchLotsInput['told'],
    options?: { lots?: boolean },
  ): MatchedBook[]
}

/**
 * Opens a book that events are written into one after the other, in any order, and that is matched once all are there. It keeps
 * a few numbers of each.
 *
 * @param options `scope` and the splits, as `matchLots` takes them
 * @throws CostBasisError as `matchLots` does
 * @example
 * openLotBook({ scope: 'wallet' }).matchDisposals(['fifo', 'average']) //=> [[], []]
 */
export function openLotBook(options: Pick<MatchLotsInput, 'scope' | 'events'> = {}): LotBook {
  const reader = createEventReader(object('options', options))
  return {
    acquire: (one) => reader.acquire(object('event', one)),
    dispose: (one) => reader.dispose(object('event', one)),
    move: (one) => reader.move(object('event', one)),
    matchDisposals(methods, told) {
      const wanted = readChoices(methods)
      return tellDisposals(reader.read(wanted.map(({ method }) => method)), wanted, told)
    },
    match(methods, told, { lots = false } = {}) {
      const wanted = readChoices(methods)
      return tellBooks(reader.read(wanted.map(({ method }) => method)), wanted, { told, lots })
    },
  }
}

/** The disposals that are told, by each of some methods. */
function tellDisposals(
  events: ReadEvents,
  methods: readonly ReadMethods[],
  told: MatchLotsInput['told'],
): MatchedDisposal[][] {
  const isTold = readTold(told)
  return methods.map((method) => passOnce(toPassingLedger(events, method, isTold)))
}

/** The same, each with what is held when the told days are over. */
function tellBooks(
  events: ReadEvents,
  methods: readonly ReadMethods[],
  { told, lots: wantsLots }: { told: MatchLotsInput['told']; lots: boolean },
): MatchedBook[] {
  const isTold = readTold(told)
  const day = told === undefined ? Number.POSITIVE_INFINITY : parseDate('told.to', told.to).day
  return methods.map((method) => {
    const ledger = toPassingLedger(events, method, isTold)
    const sums = new Map<string | undefined, Basis>()
    const lots: Left[] | undefined = wantsLots && takesLots(ledger.method) ? [] : undefined
    const disposals = passOnce(ledger, {
      day,
      take(left, account) {
        const sum = sums.get(account) ?? emptyBasis()
        sums.set(account, sum)
        addTo(sum, left)
        // As it is now: what comes later takes from it.
        lots?.push({ ...left, account })
      },
    })
    const held = Array.from(sums, ([account, sum]) => ({ ...sum, account }))
    return {
      disposals,
      held: writeHeld(
        ledger,
        held.filter(({ quantity }) => quantity > 0n),
        lots?.filter(({ quantity }) => quantity > 0n),
      ),
    }
  })
}

/** Matches a ledger whose entries are made as they are asked for. */
function passOnce(ledger: Ledger, closing?: Closing): MatchedDisposal[] {
  const spends: Spend[] = []
  match({ ...ledger, entries: keepTold(ledger, spends), ...(closing && { closing }) })
  return writeDisposals(ledger, spends)
}

const readChoices = (methods: readonly (Method | MethodChoice)[]): ReadMethods[] =>
  list('methods', methods).map((one, index) => readChoice(`methods[${index}]`, one))

function readChoice(field: string, one: Method | MethodChoice): ReadMethods {
  if (typeof one !== 'object' || one === null) return readMethod(field, one)
  try {
    return readMethods(one)
  } catch (error) {
    throw inPlace(error, field)
  }
}

/** Passes the entries of a ledger on, and keeps those disposals of them that are told. */
function* keepTold({ entries, isTold }: Ledger, told: Spend[]): Generator<Entry> {
  for (const entry of entries) {
    if (entry.kind === 'spend' && !entry.fee && isTold(entry.date.day)) told.push(entry)
    yield entry
  }
}

function match(ledger: Ledger): Left[] {
  if (takesLots(ledger.method)) return matchByLots(ledger)
  return ledger.method === 'uk-s104' ? matchBySection104(ledger) : matchByPool(ledger)
}
