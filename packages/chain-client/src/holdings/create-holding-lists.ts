import { AppError, type Position, position, type Sourced, type Token } from '@pkg/api-contract'
import * as z from 'zod'

/** The positions of a wallet as they are kept with its tokens, or why there are none. */
export const positionReading = z.union([
  z.object({ data: z.array(position), source: z.string(), problem: z.string().nullable() }),
  z.object({ unread: z.string() }),
])

/** What one reading of a wallet tells. */
export interface Holdings {
  tokens: Token[]
  positions: z.output<typeof positionReading>
}

/** The two lists of one reading: the same objects as long as the reading is the same. */
export function createHoldingLists(holdsReading: (reading: Sourced<Holdings>) => boolean) {
  const tokens = new WeakMap<Sourced<Holdings>, Sourced<Token[]>>()
  const positions = new WeakMap<Sourced<Holdings>, Sourced<Position[]>>()
  const readings = new WeakMap<object, Sourced<Holdings>>()

  function derive<T>(
    known: WeakMap<Sourced<Holdings>, Sourced<T>>,
    reading: Sourced<Holdings>,
    list: Partial<Sourced<T>> & { data: T },
  ): Sourced<T> {
    const made = known.get(reading) ?? { ...reading, ...list }
    known.set(reading, made)
    readings.set(made, reading)
    return made
  }

  return {
    toTokens: (reading: Sourced<Holdings>) => derive(tokens, reading, { data: reading.data.tokens }),
    /** Throws SOURCE_UNAVAILABLE where positions could not be read with the tokens. */
    toPositions(reading: Sourced<Holdings>) {
      const { positions: read } = reading.data
      if ('unread' in read) throw new AppError('SOURCE_UNAVAILABLE', { details: read.unread })
      // Why a reading is old is said of all of it.
      const problem = reading.stale ? reading.problem : read.problem
      return derive(positions, reading, { data: read.data, source: read.source, problem })
    },
    /** Whether a list that was given would be given now, from memory. */
    holds(list: object): boolean {
      const reading = readings.get(list)
      return reading !== undefined && holdsReading(reading)
    },
  }
}
