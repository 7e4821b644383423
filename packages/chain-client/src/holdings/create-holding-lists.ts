import { AppError, type Position, position, type Sourced, type Token } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import type { ClaimReader, ToldClaims } from './create-claim-reader.ts'
import { leaveOutRead } from './leave-out-read.ts'
import { comparePositions } from './value-positions.ts'

/** The positions of a wallet as they are kept with its tokens, or why there are none. */
export const positionReading = z.union([
  z.object({
    ...{ data: z.array(position), source: z.string(), problem: z.string().nullable() },
    /** When they were read, where that is before the tokens: the reading with these failed. */
    readAt: z.iso.datetime().optional(),
  }),
  z.object({ unread: z.string() }),
])

/** What one reading of a wallet tells. */
export interface Holdings {
  tokens: Token[]
  positions: z.output<typeof positionReading>
}

/** The two lists of one reading: the same objects as long as the reading is the same. */
export function createHoldingLists(
  chain: Chain,
  {
    holdsReading,
    claims,
  }: {
    holdsReading: (reading: Sourced<Holdings>) => boolean
    /** Who reads what is claimed beside the positions; undefined where nobody does. */
    claims?: Pick<ClaimReader, 'holds'> | undefined
  },
) {
  const tokens = new WeakMap<Sourced<Holdings>, Sourced<Token[]>>()
  const positions = new WeakMap<Sourced<Holdings>, Sourced<Position[]>>()
  const readings = new WeakMap<object, Sourced<Holdings>>()
  type Answer = NonNullable<ToldClaims['answer']>
  const withClaims = new WeakMap<Sourced<Position[]>, { answer: Answer; list: Sourced<Position[]> }>()
  const claimed = new WeakMap<object, { positions: Sourced<Position[]>; answer: Answer }>()

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
      const { data, source, readAt } = read
      // Why a reading is old is said of all of it.
      const problem = reading.stale ? reading.problem : read.problem
      return derive(positions, reading, {
        ...{ data, source, problem },
        ...(readAt !== undefined && { updatedAt: readAt, stale: true }),
      })
    },
    /**
     * The positions, and behind them what is claimed beside them: as old as the older of both, and old where either is. What lacks
     * something is said of both.
     */
    addClaims(positions: Sourced<Position[]>, { answer, problem }: ToldClaims): Sourced<Position[]> {
      const known = withClaims.get(positions)
      if (known !== undefined && known.answer === answer) return known.list
      const list = {
        ...positions,
        ...(answer && {
          data: [...positions.data, ...toRows(chain, positions.data, answer)],
          source: `${positions.source}, claims by ${answer.source}`,
          updatedAt: [positions.updatedAt, answer.updatedAt].sort()[0] ?? positions.updatedAt,
          stale: positions.stale || answer.stale,
        }),
        problem: [positions.problem, problem].filter((text) => text !== null).join(' ') || null,
      }
      if (answer !== null) {
        withClaims.set(positions, { answer, list })
        claimed.set(list, { positions, answer })
      }
      return list
    },
    /** Whether a list that was given would be given now, from memory. */
    holds(list: object): boolean {
      const both = claimed.get(list)
      if (both !== undefined) return claims?.holds(both.answer) === true && this.holds(both.positions)
      const reading = readings.get(list)
      return reading !== undefined && holdsReading(reading)
    },
  }
}

/** What is claimed and was not read, as positions that are in no sum. */
function toRows(
  chain: Chain,
  read: readonly Position[],
  { data, source, updatedAt }: NonNullable<ToldClaims['answer']>,
): Position[] {
  return leaveOutRead(chain, data.claims, read)
    .map(
      ({ contracts: _, piece: __, ...claim }): Position => ({
        ...claim,
        ...{ trust: 'claimed', claimedBy: source, block: 0, blockTime: updatedAt },
      }),
    )
    .sort(comparePositions)
}
