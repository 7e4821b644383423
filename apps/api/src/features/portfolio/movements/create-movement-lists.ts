import {
  type movements as contract,
  formatSources,
  MOVEMENTS_FILE_PART,
  MOVEMENTS_PAGE_SIZE,
  type Movement,
  type RouteOutput,
} from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type {
  MovementFilter,
  MovementPlace,
  MovementScope,
  MovementsRepository,
} from '../../../database/movements.repository.ts'
import { createFilterReader, type MovementQuery } from './create-filter-reader.ts'
import { createMovementSums } from './create-movement-sums.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import { createRowValuer, type ScopedMovement, type ValuedMovement } from './create-row-valuer.ts'
import type { ScopeReader, WalletScope } from './create-scope-reader.ts'
import { describeReadings, type ReadingsState } from './describe-readings.ts'
import { listMovedAssets } from './list-moved-assets.ts'
import { writeCursor } from './movement-cursor.ts'
import type { MovementSelection } from './movement-selection.ts'
import { readInParts } from './read-in-parts.ts'
import { readPage } from './read-page.ts'
import { readPageOfValue } from './read-page-of-value.ts'
import { toMovementScopes } from './to-movement-scopes.ts'
import { toMovements } from './to-movements.ts'

/** Lists and adds up the movements of a selection of wallets. */
export interface MovementLists {
  /** A page of them, newest first. @param size how many stand on it at most; @default `MOVEMENTS_PAGE_SIZE` */
  list(
    selection: MovementSelection,
    query: MovementQuery,
    after: MovementPlace | null,
    size?: number,
  ): Promise<RouteOutput<typeof contract.listMovements>>
  /** All of them, newest first, in parts. */
  listAll(selection: MovementSelection): AsyncGenerator<MovementsPart<Movement>>
  /** The same as they are kept, oldest first, each with its value, for whoever computes with all of them. */
  readAll(selection: MovementSelection): AsyncGenerator<MovementsPart<ValuedMovement>>
  sum(selection: MovementSelection, query: MovementQuery): Promise<RouteOutput<typeof contract.sumMovements>>
  listAssets(selection: MovementSelection): Promise<RouteOutput<typeof contract.listMovedAssets>>
}

/** A part of all movements, with what is told of the whole. */
interface MovementsPart<Listed> extends ReadingsState {
  movements: Listed[]
  /** Whether prices of the part are still being asked for. */
  pending: boolean
}

export function createMovementLists({
  chains,
  readScope,
  movements,
  valuer,
  pricesVersion,
  now,
}: {
  /** Those that are read. */
  chains: readonly Chain[]
  readScope: ScopeReader
  movements: MovementsRepository
  valuer: MovementValuer
  pricesVersion: () => number
  now: () => number
}): MovementLists {
  const readFilter = createFilterReader({ chains, movements })
  const sumUp = createMovementSums({ movements, valuer, pricesVersion })

  const readScopes = ({ wallets, isHidden, refresh, signal }: MovementSelection): Promise<WalletScope[]> =>
    Promise.all(wallets.map((wallet) => readScope(wallet, isHidden, { refresh, ...(signal && { signal }) })))

  async function readValued(
    searched: readonly MovementScope[],
    filter: MovementFilter,
    {
      after,
      size,
      value,
      least,
    }: Pick<Parameters<typeof readPageOfValue>[3], 'after' | 'size' | 'value'> & Pick<MovementQuery, 'least'>,
  ) {
    if (least !== undefined) {
      return readPageOfValue(movements, searched, filter, { after, size, value, least })
    }
    const { rows, next } = await readPage(movements, searched, filter, { after, size })
    return { ...(await value(rows)), next }
  }

  async function* readAll<Listed>(
    selection: MovementSelection,
    toListed: (valued: ScopedMovement[], scopes: readonly WalletScope[]) => Listed[],
    { oldestFirst }: { oldestFirst: boolean },
  ): AsyncGenerator<MovementsPart<Listed>> {
    const scopes = await readScopes(selection)
    const told = describeReadings(scopes)
    const value = createRowValuer(scopes, valuer)
    const searched = toMovementScopes(scopes, selection.showHidden)
    const parts = readInParts(movements, searched, {}, { size: MOVEMENTS_FILE_PART, oldestFirst })
    for await (const rows of parts) {
      const valued = await value(rows)
      yield { ...told, movements: toListed(valued.movements, scopes), pending: valued.pending }
    }
  }

  return {
    async list(selection, query, after, size = MOVEMENTS_PAGE_SIZE) {
      const { showHidden, tracked } = selection
      const scopes = await readScopes(selection)
      const filter = await readFilter(query, tracked)
      const searched = toMovementScopes(scopes, showHidden)
      const value = createRowValuer(scopes, valuer)
      const { next, ...valued } = await readValued(searched, filter, {
        after,
        size,
        value,
        least: query.least,
      })
      const { problems, refreshing, chains } = describeReadings(scopes, query)
      return {
        data: toMovements(valued.movements, scopes, tracked),
        nextCursor: next && writeCursor(next),
        source: formatSources(scopes.map(({ state }) => state?.source ?? 'none')),
        updatedAt: new Date(
          Math.min(now(), ...scopes.flatMap(({ state }) => state?.syncedAt ?? [])),
        ).toISOString(),
        stale: scopes.some(({ problem }) => problem !== null),
        problem: problems.length === 0 ? null : problems.join(' '),
        chains,
        provisional: valued.pending || refreshing,
      }
    },

    listAll: (selection) =>
      readAll(selection, (valued, scopes) => toMovements(valued, scopes, selection.tracked), {
        oldestFirst: false,
      }),

    readAll: (selection) => readAll(selection, (valued) => valued, { oldestFirst: true }),

    async sum(selection, query) {
      const scopes = await readScopes(selection)
      const filter = await readFilter(query, selection.tracked)
      const { pending, ...sums } = await sumUp(scopes, filter, {
        showHidden: selection.showHidden,
        least: query.least,
      })
      const { refreshing, chains } = describeReadings(scopes)
      return { ...sums, chains, provisional: pending || refreshing }
    },

    async listAssets(selection) {
      const scopes = await readScopes(selection)
      const { refreshing, chains } = describeReadings(scopes)
      return { assets: listMovedAssets(scopes), chains, provisional: refreshing }
    },
  }
}
