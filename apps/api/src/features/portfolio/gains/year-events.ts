import type { Hash } from 'node:crypto'
import type { CostMethod } from '@pkg/api-contract'
import { DAY_MS } from '@pkg/api-contract'
import {
  type Acquisition,
  type Disposal,
  type HeldStock,
  type MatchedBook,
  type MethodChoice,
  openLotBook,
  type Transfer,
} from '@pkg/cost-basis'
import { createGrowingText } from '../../../lib/create-growing-text.ts'

/** The days of a year, both included. */
export interface Span {
  from: string
  to: string
}

/** Takes the events of a book as they are written. */
export interface EventTaker {
  acquire(event: Acquisition): void
  dispose(event: Disposal): void
  move(event: Transfer): void
}

/** The events of a book that a year follows from: of each a few numbers, and its line of the digest. */
export interface YearEvents extends EventTaker {
  /** Whether something was given up in the year; else no method makes a gain in it. */
  isGiving(): boolean
  /**
   * The disposals of the year and what is held at its end, by each of some methods: what a year gained depends on all before
   * it.
   */
  match(methods: readonly (CostMethod | MethodChoice)[]): MatchedBook[]
  /** What is held at its end with the lots of it, of a method that tells them apart. */
  matchHeld(method: CostMethod | MethodChoice): HeldStock[]
  /** Adds the events to a digest, those of each kind as a list; nothing where there are none. */
  addTo(hash: Hash, book: { asset: string; tokenId: string | null }): void
}

/** How long after a year what is bought can still change it: the UK and Canada look thirty days ahead. */
const DAYS_AHEAD = 30

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day of which an event can change a year. */
export const lastDayOf = ({ to }: Span): string => dayAfter(to, DAYS_AHEAD)

/** What comes later than can change the year is left out, so that a past year keeps its digest. */
export function createYearEvents(span: Span, scope: 'all' | 'wallet'): YearEvents {
  const lots = openLotBook({ scope })
  const lists = [createGrowingText(), createGrowingText(), createGrowingText()] as const
  const [acquired, disposed, moved] = lists
  // Dates begin with their local day, so that they compare as texts.
  const [end, yearEnd] = [dayAfter(lastDayOf(span)), dayAfter(span.to)]
  let isGiving = false
  return {
    acquire(event) {
      if (event.date >= end) return
      lots.acquire(event)
      const cost = event.cost === undefined ? '' : `,"cost":"${event.cost}"`
      acquired.add(`${acquired.length === 0 ? '' : ','}${writeOwn(event)}${cost}}`)
    },
    dispose(event) {
      if (event.date >= end) return
      isGiving ||= event.date >= span.from && event.date < yearEnd
      lots.dispose(event)
      const proceeds = event.proceeds === undefined ? '' : `,"proceeds":"${event.proceeds}"`
      disposed.add(`${disposed.length === 0 ? '' : ','}${writeOwn(event)}${proceeds}}`)
    },
    move(event) {
      if (event.date >= end) return
      lots.move(event)
      moved.add(`${moved.length === 0 ? '' : ','}${JSON.stringify(event)}`)
    },
    isGiving: () => isGiving,
    match: (methods) => lots.match(methods, span),
    matchHeld: (method) => lots.match([method], span, { lots: true })[0]?.held ?? [],
    addTo(hash, { asset, tokenId }) {
      if (lists.every(({ length }) => length === 0)) return
      hash.update(`[${JSON.stringify(asset)},${JSON.stringify(tokenId)}`)
      for (const list of lists) hash.update(',[').update(list.bytes()).update(']')
      hash.update(']\n')
    },
  }
}

/**
 * What `JSON.stringify` writes of an event up to its money, in a fourth of its time. Only an account may hold what has to be
 * escaped.
 */
function writeOwn({ id, date, seq, quantity, account, type, value }: Acquisition | Disposal): string {
  const worth = value === undefined ? '' : `,"value":"${value}"`
  return `{"id":"${id}","date":"${date}","seq":${seq},"quantity":"${quantity}","account":${JSON.stringify(account)},"type":"${type}"${worth}`
}
