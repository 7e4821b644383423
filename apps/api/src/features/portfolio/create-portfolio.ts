import type { ChainClient } from '@pkg/chain-client'
import type { Turns } from '@pkg/keep-fresh'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/open-database.ts'
import { createWalletChains, type WalletChains } from './chains/create-wallet-chains.ts'
import { createGains, type Gains } from './gains/create-gains.ts'
import { createGainReports, type GainReports } from './gains/frozen/create-gain-reports.ts'
import { createGainOverrides, type GainOverrides } from './gains/overrides/create-gain-overrides.ts'
import { createPurchases, type Purchases } from './gains/purchases/create-purchases.ts'
import { createArrivalsFinder } from './history/create-arrivals-finder.ts'
import { createLedgerStore } from './history/create-ledger-store.ts'
import { createPerformance, type PerformanceReader } from './history/create-performance.ts'
import { createPortfolioHistory, type PortfolioHistory } from './history/create-portfolio-history.ts'
import { createPriceBooks } from './history/create-price-books.ts'
import { createPriceStore } from './history/create-price-store.ts'
import { createStandingReader } from './history/create-standing-reader.ts'
import { createWalletViews } from './history/create-wallet-views.ts'
import { createMovementLists, type MovementLists } from './movements/create-movement-lists.ts'
import { createMovementPriceStore } from './movements/create-movement-price-store.ts'
import { createMovementValuer } from './movements/create-movement-valuer.ts'
import { createScopeReader } from './movements/create-scope-reader.ts'
import { type AssetPrices, createAssetPrices } from './prices/create-asset-prices.ts'
import { createTokenJudge, type TokenJudge } from './spam/create-token-judge.ts'
import { createPrimaryNames, type PrimaryNames } from './wallets/create-primary-names.ts'

export interface Portfolio {
  history: PortfolioHistory
  performance: PerformanceReader
  tokenJudge: TokenJudge
  primaryNames: PrimaryNames
  walletChains: WalletChains
  movementLists: MovementLists
  assetPrices: AssetPrices
  gains: Gains
  gainOverrides: GainOverrides
  gainReports: GainReports
  purchases: Purchases
  /** Resolves when no reading is under way any more; the database may be closed then. */
  settle(): Promise<void>
}

/** Puts together what the portfolio routes share. */
export function createPortfolio({
  database,
  chain,
  turns,
  now,
  logger,
}: {
  database: Database
  chain: ChainClient
  /** Lets one process at a time read what is asked for. */
  turns: Turns
  now: () => number
  logger: FastifyBaseLogger
}): Portfolio {
  const { ledgers, snapshots, recent, costFiles, gainOverrides, proofs } = database
  const log = (message: string, error: unknown) => logger.warn({ err: error }, message)
  const walletChains = createWalletChains({
    ...{ recent, walletChains: database.walletChains, wallets: database.wallets },
    ...{ chain, turns, now, log },
  })
  const ledgerStore = createLedgerStore({ ledgers, chain, turns, now, log })
  const days = createPriceStore({ step: 'day', prices: database.prices, chain, turns, now })
  const hours = createPriceStore({ step: 'hour', prices: database.hourlyPrices, chain, turns, now })
  const priceBooks = createPriceBooks({ days, hours })
  const findArrivals = createArrivalsFinder({ ledgers, recent })
  const readStanding = createStandingReader({ chain, findArrivals, ledgers })
  const movementPrices = createMovementPriceStore({ prices: database.movementPrices, chain, turns, now })
  const { movements } = database
  const readScope = createScopeReader({
    ...{ chain, ledgerStore, ledgers, movements, findArrivals, readStanding },
  })
  const valuer = createMovementValuer({ hours: movementPrices, days, closes: database.prices, now })
  const primaryNames = createPrimaryNames({ answers: database.answers, chain, turns, now, log })
  const views = createWalletViews({ readStanding, chain, ledgerStore, priceBooks, ledgers, snapshots, now })
  const movementLists = createMovementLists({
    ...{ chains: chain.chains, readScope, movements, valuer, now },
    pricesVersion: movementPrices.version,
  })
  const gains = createGains({
    ...{ movementLists, ledgers, chain, priceBooks, now, gainReports: database.gainReports },
    pricesVersion: movementPrices.version,
  })
  const history = createPortfolioHistory({ views, valuer, now })
  return {
    history,
    performance: createPerformance({ portfolioHistory: history, priceBooks, chain, now }),
    tokenJudge: createTokenJudge({ findArrivals, recent }),
    primaryNames,
    walletChains,
    movementLists,
    gains,
    gainReports: createGainReports({ gainReports: database.gainReports, gains }),
    purchases: createPurchases({ costFiles, gainOverrides, movementLists, chain, now }),
    gainOverrides: createGainOverrides({ gainOverrides, proofs, movementLists, chain }),
    assetPrices: createAssetPrices({ readScope, priceBooks, chain, now }),
    async settle() {
      await Promise.all([
        ...[ledgerStore, days, hours, movementPrices, primaryNames, walletChains].map((part) =>
          part.settle(),
        ),
      ])
    },
  }
}
