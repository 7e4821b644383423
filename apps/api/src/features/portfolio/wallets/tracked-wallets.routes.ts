import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, type ChainChoice, wallets as contract } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { describeUnknownChain } from '../chains/describe-unknown-chain.ts'
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
  const sources = { ...app.database, primaryNames, walletChains, portfolioHistory, movementLists, now }

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
      const key = address.toLowerCase()
      const { chainChoices: chosen, ...details } = request.body
      const before = (await recent.tracked(id)).find((entry) => entry.address.toLowerCase() === key)
      // Chains were not looked up at first: a choice from then goes, and no new one is refused for it.
      const stored = new Set(before?.chainChoices.map(({ chainId }) => chainId))
      const isLeftOver = ({ chainId }: ChainChoice) => stored.has(chainId) && findChain(chainId) === undefined
      const chainChoices = chosen?.filter((choice) => !isLeftOver(choice))
      const unknown = describeUnknownChain(chainChoices ?? [])
      if (unknown !== null) throw new AppError('BAD_REQUEST', { message: unknown })
      await wallets.update(id, address, { ...details, ...(chainChoices && { chainChoices }) })
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
