import type { FastifyPluginAsync } from 'fastify'
import { named } from '../../lib/named.ts'
import { createPortfolio } from './create-portfolio.ts'
import { gainReportsRoutes } from './gains/frozen/gain-reports.routes.ts'
import { gainsRoutes } from './gains/gains.routes.ts'
import { gainOverridesRoutes } from './gains/overrides/gain-overrides.routes.ts'
import { purchasesRoutes } from './gains/purchases/purchases.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { movementsRoutes } from './movements/movements.routes.ts'
import { portfolioRoutes } from './portfolio.routes.ts'
import { pricesRoutes } from './prices/prices.routes.ts'
import { spamRoutes } from './spam/spam.routes.ts'
import { importRoutes } from './wallets/import.routes.ts'
import { trackedAddressesRoutes } from './wallets/tracked-addresses.routes.ts'
import { trackedWalletsRoutes } from './wallets/tracked-wallets.routes.ts'

/** The portfolio of a person: wallets, what they hold and did, what it was worth, and what is hidden of it. */
export const portfolioFeature: FastifyPluginAsync = async (app) => {
  const { database, chain, sharing, now, log } = app
  const portfolio = createPortfolio({ database, chain, turns: sharing.turns, now, logger: log })
  const {
    history: portfolioHistory,
    tokenJudge,
    primaryNames,
    walletChains,
    movementLists,
    assetPrices,
    gains,
    gainOverrides,
    gainReports,
    purchases,
    performance,
  } = portfolio
  app.addHook('onClose', () => portfolio.settle())
  await app.register(named(trackedAddressesRoutes), { walletChains })
  await app.register(named(portfolioRoutes), { tokenJudge, primaryNames, walletChains })
  await app.register(named(movementsRoutes), { movementLists, primaryNames, walletChains })
  await app.register(named(gainsRoutes), { gains, primaryNames, walletChains })
  await app.register(named(gainOverridesRoutes), { gainOverrides, primaryNames, walletChains })
  await app.register(named(purchasesRoutes), { purchases, primaryNames, walletChains })
  await app.register(named(gainReportsRoutes), { gainReports, primaryNames, walletChains })
  await app.register(named(pricesRoutes), { assetPrices, walletChains })
  await app.register(named(historyRoutes), { portfolioHistory, performance, walletChains })
  await app.register(named(trackedWalletsRoutes), {
    portfolioHistory,
    movementLists,
    primaryNames,
    walletChains,
  })
  await app.register(named(importRoutes), { primaryNames, walletChains })
  await app.register(named(spamRoutes), { tokenJudge, walletChains })
}
