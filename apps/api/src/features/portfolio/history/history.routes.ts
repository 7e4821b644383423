import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, type HistoryRange, history, MEASURED_DAYS } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { endOf, parseDay, toDay, toSlot } from '../ledger/day.ts'
import { toSelection } from '../to-selection.ts'
import type { PerformanceReader } from './create-performance.ts'
import type { PortfolioHistory } from './create-portfolio-history.ts'
import type { Grid } from './wallet-view.ts'

/** The chart goes back a year; nobody needs to ask for more at once. */
const LONGEST_DAYS = 366
/** Hours are known of the chart's single day, and of the one before it for those who left it open. */
const LONGEST_HOURS = 48

const NO_WALLET = 'There is no wallet to look at: you track none yet, or none of yours is on this chain.'

/** What the wallets of a person were worth, and why it changed. */
export const historyRoutes: FastifyPluginAsyncZod<{
  portfolioHistory: PortfolioHistory
  performance: PerformanceReader
  walletChains: WalletChains
}> = async (app, { portfolioHistory, performance, walletChains }) => {
  const { media, now } = app

  /** Throws BAD_REQUEST for a day that has not come, or that lies too far back. */
  function toPastDay(text: string, { longest = LONGEST_DAYS, within = 'the last year' } = {}) {
    const day = parseDay(text)
    const today = toDay(now())
    if (day > today || day < today - longest) {
      throw new AppError('BAD_REQUEST', { message: `Please choose a day of ${within}.` })
    }
    return day
  }
  const toMeasuredDay = (text: string) =>
    toPastDay(text, { longest: MEASURED_DAYS, within: 'the last ten years' })

  /** A moment of the last hours; of a day, its end. */
  function toPastHour(text: string) {
    const hour = toSlot(text.includes('T') ? Date.parse(text) : endOf(parseDay(text), 'day'), 'hour')
    const current = toSlot(now(), 'hour')
    if (hour < current - LONGEST_HOURS || (hour > current && text.includes('T'))) {
      throw new AppError('BAD_REQUEST', { message: 'Please choose a moment of the last day.' })
    }
    return Math.min(hour, current)
  }

  /** What lies between two days, or between two moments as soon as one is given. */
  function toGrid({ from, to }: { from: string; to: string }): Grid {
    const grid: Grid = [from, to].some((text) => text.includes('T'))
      ? { step: 'hour', from: toPastHour(from), to: toPastHour(to) }
      : { step: 'day', from: toPastDay(from), to: toPastDay(to) }
    return inOrder(grid)
  }

  function inOrder(grid: Grid): Grid {
    if (grid.from >= grid.to) {
      throw new AppError('BAD_REQUEST', { message: 'Please choose an earlier day to compare with.' })
    }
    return grid
  }

  /** The answer with pictures of its rows from our own origin. Throws NOT_FOUND when there is none. */
  async function withLogos<K extends string, A extends Record<K, readonly { logo: string | null }[]>>(
    answer: A | null,
    rows: K,
  ) {
    if (answer === null) throw new AppError('NOT_FOUND', { message: NO_WALLET })
    return { ...answer, [rows]: await media.link(answer[rows], ['logo']) }
  }

  interface RangeRequest extends FastifyRequest {
    query: { range: HistoryRange; address?: string[] | undefined; chainId?: number | undefined }
  }
  const selectRange = async (request: RangeRequest, reply: FastifyReply) =>
    [await toSelection(app, walletChains, request, reply, request.query), request.query.range] as const

  app.route({
    ...history.getHistory,
    async handler(request, reply) {
      return withLogos(await portfolioHistory.list(...(await selectRange(request, reply))), 'findings')
    },
  })

  app.route({
    ...history.getChange,
    async handler(request, reply) {
      const grid = toGrid(request.query)
      const selection = await toSelection(app, walletChains, request, reply, request.query)
      return withLogos(await portfolioHistory.explain(selection, grid), 'assets')
    },
  })

  app.route({
    ...history.getPerformance,
    async handler(request, reply) {
      const { from, to } = request.query
      const grid = inOrder({ step: 'day', from: toMeasuredDay(from), to: toMeasuredDay(to) })
      const selection = await toSelection(app, walletChains, request, reply, request.query)
      const measured = await performance.read(selection, grid, request.query.fdRate)
      if (measured === null) throw new AppError('NOT_FOUND', { message: NO_WALLET })
      return measured
    },
  })

  app.route({
    ...history.getHoldingsAt,
    async handler(request, reply) {
      const day = toPastDay(request.query.date)
      const selection = await toSelection(app, walletChains, request, reply, request.query)
      return withLogos(await portfolioHistory.listHoldings(selection, day), 'holdings')
    },
  })

  app.route({
    ...history.listGains,
    async handler(request, reply) {
      return withLogos(await portfolioHistory.listGains(...(await selectRange(request, reply))), 'holdings')
    },
  })

  app.route({
    ...history.listSparklines,
    async handler(request, reply) {
      const found = await portfolioHistory.listSparklines(...(await selectRange(request, reply)))
      return withLogos(found, 'sparklines')
    },
  })
}
