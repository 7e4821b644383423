import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, ETHEREUM, history } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { getUser } from '../../../plugins/access.ts'
import { parseDay, toDay } from '../ledger/day.ts'
import type { MediaLinks } from '../media-links.ts'
import { selectWallets } from '../select-wallets.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { PortfolioHistory, Selection } from './create-portfolio-history.ts'

/** The chart goes back a year; nobody needs to ask for more at once. */
const LONGEST_DAYS = 366

/** What the wallets of a person were worth, and why it changed. */
export const historyRoutes: FastifyPluginAsyncZod<{
  portfolioHistory: PortfolioHistory
  media: MediaLinks
  now: () => number
}> = async (app, { portfolioHistory, media, now }) => {
  async function toSelection(
    request: FastifyRequest,
    reply: FastifyReply,
    addresses: readonly string[] | undefined,
  ): Promise<Selection> {
    const { id } = getUser(request)
    const chosen = await selectWallets(app.database.wallets, id, addresses)
    return {
      ...toReadOptions(request, reply),
      wallets: chosen.map((address): WalletKey => ({ chainId: ETHEREUM, address: address.toLowerCase() })),
      isHidden: createSpamVerdicts(await app.database.verdicts.list(id)).isHidden,
    }
  }

  /** Throws BAD_REQUEST for a day that has not come, or that lies too far back. */
  function toPastDay(text: string) {
    const day = parseDay(text)
    const today = toDay(now())
    if (day > today || day < today - LONGEST_DAYS) {
      throw new AppError('BAD_REQUEST', { message: 'Please choose a day of the last year.' })
    }
    return day
  }

  app.route({
    ...history.getHistory,
    async handler(request, reply) {
      const { range, address } = request.query
      const answer = await portfolioHistory.list(await toSelection(request, reply, address), range)
      return { ...answer, findings: await media.link(answer.findings, ['logo']) }
    },
  })

  app.route({
    ...history.getChange,
    async handler(request, reply) {
      const from = toPastDay(request.query.from)
      const to = toPastDay(request.query.to)
      if (from >= to) {
        throw new AppError('BAD_REQUEST', { message: 'Please choose an earlier day to compare with.' })
      }
      const selection = await toSelection(request, reply, request.query.address)
      const answer = await portfolioHistory.explain(selection, from, to)
      if (answer === null) throw new AppError('NOT_FOUND', { message: 'You do not track a wallet yet.' })
      return { ...answer, assets: await media.link(answer.assets, ['logo']) }
    },
  })

  app.route({
    ...history.getHoldingsAt,
    async handler(request, reply) {
      const day = toPastDay(request.query.date)
      const answer = await portfolioHistory.listHoldings(
        await toSelection(request, reply, request.query.address),
        day,
      )
      if (answer === null) throw new AppError('NOT_FOUND', { message: 'You do not track a wallet yet.' })
      return { ...answer, holdings: await media.link(answer.holdings, ['logo']) }
    },
  })

  app.route({
    ...history.listGains,
    async handler(request, reply) {
      const { range, address } = request.query
      const answer = await portfolioHistory.listGains(await toSelection(request, reply, address), range)
      return { ...answer, holdings: await media.link(answer.holdings, ['logo']) }
    },
  })

  app.route({
    ...history.listSparklines,
    async handler(request, reply) {
      const { range, address } = request.query
      const answer = await portfolioHistory.listSparklines(await toSelection(request, reply, address), range)
      return { ...answer, sparklines: await media.link(answer.sparklines, ['logo']) }
    },
  })
}
