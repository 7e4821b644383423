import type { FastifyPluginAsync } from 'fastify'
import { createPortfolio } from './create-portfolio.ts'
import { gainsRoutes } from './gains/gains.routes.ts'
import { gainOverridesRoutes } from './gains/overrides/gain-overrides.routes.ts'
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
    movementLists,
    assetPrices,
    gains,
    gainOverrides,
  } = portfolio
  app.addHook('onClose', () => portfolio.settle())
  await app.register(trackedAddressesRoutes)
  await app.register(portfolioRoutes, { tokenJudge, primaryNames })
  await app.register(movementsRoutes, { movementLists, primaryNames })
  await app.register(gainsRoutes, { gains, primaryNames })
  await app.register(gainOverridesRoutes, { gainOverrides, primaryNames })
  await app.register(pricesRoutes, { assetPrices })
  await app.register(historyRoutes, { portfolioHistory })
  await app.register(trackedWalletsRoutes, { portfolioHistory, movementLists, primaryNames })
  await app.register(importRoutes, { primaryNames })
  await app.register(spamRoutes, { tokenJudge })
}
