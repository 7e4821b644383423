import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, DAY_MS, MOVEMENTS_FILE_PART, movements, usdToMicros } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { formatDay, parseDay, toDay } from '../ledger/day.ts'
import { toSelection } from '../to-selection.ts'
import type { PrimaryNames } from '../wallets/create-primary-names.ts'
import { toCsv } from '../wallets/to-csv.ts'
import { toExportedTransfer } from '../wallets/to-exported-transfer.ts'
import type { MovementQuery } from './create-filter-reader.ts'
import type { MovementLists } from './create-movement-lists.ts'
import { readCursor } from './movement-cursor.ts'
import type { MovementSelection } from './movement-selection.ts'
import { PRICES_PENDING } from './prices-pending.ts'

type Filter = NonNullable<(typeof movements.sumMovements)['schema']['querystring']>['_zod']['output']

/** Every movement of the wallets of a person: pages of them, files of them, what they add up to, and which assets moved. */
export const movementsRoutes: FastifyPluginAsyncZod<{
  movementLists: MovementLists
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { movementLists, primaryNames, walletChains }) => {
  const { media, now } = app
  const { recent } = app.database

  async function toMovementSelection(
    request: FastifyRequest,
    reply: FastifyReply,
    query: Pick<Filter, 'address' | 'chainId' | 'hidden'>,
  ): Promise<MovementSelection> {
    const selection = await toSelection(app, walletChains, request, reply, query)
    return Object.assign(selection, {
      tracked: await primaryNames.apply(await recent.tracked(getUser(request).id)),
      showHidden: query.hidden === 'show',
    })
  }

  app.route({
    ...movements.listMovements,
    async handler(request, reply) {
      const { cursor } = request.query
      const query = toQuery(request.query)
      const after = cursor === undefined ? null : readCursor(cursor)
      const selection = await toMovementSelection(request, reply, request.query)
      const page = await movementLists.list(selection, query, after)
      return { ...page, data: await media.link(page.data, ['logo']) }
    },
  })

  app.route({
    ...movements.exportMovements,
    async handler(request, reply) {
      const { cursor } = request.query
      const query = toQuery(request.query)
      const after = cursor === undefined ? null : readCursor(cursor)
      const selection = await toMovementSelection(request, reply, request.query)
      const { data, nextCursor, problem, provisional } = await movementLists.list(
        selection,
        query,
        after,
        MOVEMENTS_FILE_PART,
      )
      const rows = data.map((movement) => toExportedTransfer(movement, { pending: provisional }))
      return {
        fileName: `${toFileName(request.query, now())}.csv`,
        csv: toCsv('transfers', rows, { continued: after !== null }),
        nextCursor,
        problems: [...(problem === null ? [] : [problem]), ...(provisional ? [PRICES_PENDING] : [])],
      }
    },
  })

  app.route({
    ...movements.sumMovements,
    async handler(request, reply) {
      const query = toQuery(request.query)
      return movementLists.sum(await toMovementSelection(request, reply, request.query), query)
    },
  })

  app.route({
    ...movements.listMovedAssets,
    async handler(request, reply) {
      const selection = await toMovementSelection(request, reply, { ...request.query, hidden: undefined })
      const answer = await movementLists.listAssets(selection)
      return { ...answer, assets: await media.link(answer.assets, ['logo']) }
    },
  })
}

/** Throws BAD_REQUEST for days in the wrong order. */
function toQuery({ asset, kind, direction, from, to, leastUsd, q }: Filter): MovementQuery {
  if (from !== undefined && to !== undefined && from > to) {
    throw new AppError('BAD_REQUEST', { message: 'The first day comes after the last one.' })
  }
  return {
    asset,
    kind,
    sign: direction === undefined ? undefined : direction === 'Received' ? 1 : -1,
    from: from === undefined ? undefined : parseDay(from) * DAY_MS,
    before: to === undefined ? undefined : (parseDay(to) + 1) * DAY_MS,
    least: leastUsd === undefined ? undefined : usdToMicros(Number(leastUsd)),
    q,
  }
}

/** Named after what is in it: "hodlwise-movements-gas-2025-01-01-2025-12-31", else after the day. */
function toFileName({ kind, direction, from, to, leastUsd }: Filter, now: number): string {
  const days =
    from === undefined && to === undefined ? [formatDay(toDay(now))] : [from ?? 'until', to ?? 'on']
  const least = leastUsd && `${leastUsd}-usd-and-more`
  return ['hodlwise', 'movements', kind, direction?.toLowerCase(), least, ...days]
    .filter((part) => part)
    .join('-')
}
