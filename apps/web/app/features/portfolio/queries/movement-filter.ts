import { MAX_MOVEMENT_SEARCH, MOVEMENT_DOLLARS, movementKind } from '@pkg/api-contract'

/** What the list of movements is narrowed to, as it stands in the address of the page; empty text is no filter. */
export interface MovementFilter {
  kind: string
  direction: string
  /** `chain:contract` */
  asset: string
  /** Calendar days in UTC, both included. */
  from: string
  to: string
  q: string
  /** What a movement was worth at least, in dollars, written with a point and without commas. */
  leastUsd: string
  /** Lists what is hidden as spam too. */
  hidden: '' | 'show'
}

const accepts: Record<keyof MovementFilter, (text: string) => boolean> = {
  kind: (text) => movementKind.safeParse(text).success,
  direction: (text) => text === 'Received' || text === 'Sent',
  asset: (text) => /^\d{1,9}:(native|0x[0-9a-f]{40})$/.test(text),
  from: isDay,
  to: isDay,
  leastUsd: (text) => MOVEMENT_DOLLARS.test(text),
  q: (text) => text.length <= MAX_MOVEMENT_SEARCH,
  hidden: (text) => text === 'show',
}
/** Every filter, by its name in the address. */
export const filterNames = Object.keys(accepts) as (keyof MovementFilter)[]

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Reads a filter from the address; what no filter can be is left out. */
export function readMovementFilter(params: URLSearchParams): MovementFilter {
  const read = (name: keyof MovementFilter) => {
    const text = params.get(name) ?? ''
    return accepts[name](text) ? text : ''
  }
  return Object.fromEntries(filterNames.map((name) => [name, read(name)])) as unknown as MovementFilter
}

/** What the server is asked: only the filters that are set. */
export function toMovementQuery(filter: MovementFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''))
}
