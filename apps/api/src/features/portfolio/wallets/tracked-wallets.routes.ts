import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, wallets as contract } from '@pkg/api-contract'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import type { PortfolioHistory } from '../history/create-portfolio-history.ts'
import { formatDay, toDay } from '../ledger/day.ts'
import type { MovementLists } from '../movements/create-movement-lists.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { PrimaryNames } from './create-primary-names.ts'
import { exportPortfolio } from './export-portfolio.ts'
import { toCsv } from './to-csv.ts'

/** Labels and tags of wallets, and all that a person takes along. */
export const trackedWalletsRoutes: FastifyPluginAsyncZod<{
  portfolioHistory: PortfolioHistory
  movementLists: MovementLists
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { portfolioHistory, movementLists, primaryNames, walletChains }) => {
  const { now } = app
  const { recent, wallets } = app.database
  const sources = { ...app.database, walletChains, portfolioHistory, movementLists, now }

  const listNamed = async (userId: string) =>
    walletChains.list(await primaryNames.apply(await recent.tracked(userId)))

  app.route({
    ...contract.listWallets,
    async handler(request) {
      return { wallets: await listNamed(getUser(request).id), readChains: walletChains.readChains }
    },
  })

  app.route({
    ...contract.updateWallet,
    async handler(request) {
      const { id } = getUser(request)
      const { address } = request.params
      await wallets.update(id, address, request.body)
      const key = address.toLowerCase()
      const wallet = (await listNamed(id)).find((entry) => entry.address.toLowerCase() === key)
      if (wallet === undefined) throw new AppError('WALLET_NOT_TRACKED')
      return { wallet }
    },
  })

  app.route({
    ...contract.restoreWallet,
    async handler(request) {
      const { id } = getUser(request)
      await wallets.restore(id, request.params.address)
      return { wallets: await listNamed(id) }
    },
  })

  app.route({
    ...contract.exportPortfolio,
    async handler(request, reply) {
      return exportPortfolio(getUser(request).id, sources, toReadOptions(request, reply))
    },
  })

  app.route({
    ...contract.exportTableAsCsv,
    async handler(request, reply) {
      const { table } = request.params
      const options = { ...toReadOptions(request, reply), only: table }
      const portfolio = await exportPortfolio(getUser(request).id, sources, options)
      return {
        fileName: `hodlwise-${table}-${formatDay(toDay(now()))}.csv`,
        csv: toCsv(table, portfolio[table]),
        problems: portfolio.problems,
      }
    },
  })
}
