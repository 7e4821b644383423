import {
  type AssetId,
  type CostMethod,
  formatSources,
  type GainRow,
  type GainsCountry,
  type GainsFormat,
  type GainsYear,
  type Movement,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { LRUCache } from 'lru-cache'
import { type LedgersRepository, toWalletId } from '../../../database/ledgers.repository.ts'
import type { MovementLists, MovementSelection } from '../movements/create-movement-lists.ts'
import { createGainsThread } from './create-gains-thread.ts'
import { readCurrencyRates } from './currency-rates.ts'
import type { AssetName, GainsTask } from './gains-thread.ts'
import { taxCountries } from './tax-country.ts'
import { readTaxYear } from './tax-year.ts'
import { toLotSeals } from './to-lot-seals.ts'
import { toTransactions } from './transaction.ts'
import type { GainsFile } from './write-gains-file.ts'

/** Whose year is meant, and by which rules. */
interface GainsWish {
  financialYear: string
  country: GainsCountry
  method?: CostMethod | undefined
  otherIncome?: string | undefined
}

/** Who asks, for which wallets. */
export interface GainsAsker {
  userId: string
  selection: MovementSelection
  /** What decides, beside the wallets, what they see: a year that was computed a moment ago is given again. */
  sees: string
}

/** A computed year with all its rows, oldest first. */
interface GainsReport {
  year: GainsYear
  rows: GainRow[]
}

/** Computes what the wallets of a person gained in a tax year. */
export interface Gains {
  /** Throws BAD_REQUEST for a year that the country has not, BUSY where too many wait. */
  compute(asker: GainsAsker, wish: GainsWish): Promise<GainsReport>
  /** The same as a file. */
  write(asker: GainsAsker, wish: GainsWish, format: GainsFormat): Promise<GainsReport & { file: GainsFile }>
}

type Kept = GainsReport & { task: GainsTask }

/** A report is computed once for its pages and files. Each holds the person's whole history. */
const KEPT_REPORTS = { max: 8, ttl: 60_000 }

export function createGains({
  movementLists,
  ledgers,
  chain,
  pricesVersion,
  now,
}: {
  movementLists: Pick<MovementLists, 'listAll'>
  ledgers: Pick<LedgersRepository, 'find' | 'getVersion' | 'listMovements'>
  chain: Pick<ChainClient, 'readDayRates'>
  pricesVersion: () => number
  now: () => number
}): Gains {
  const thread = createGainsThread()
  const reports = new LRUCache<string, Promise<Kept>>(KEPT_REPORTS)

  async function compute({ userId, selection }: GainsAsker, wish: GainsWish): Promise<Kept> {
    const { country, financialYear, otherIncome } = wish
    const { currency, timeZone, method } = taxCountries[country]
    const span = readTaxYear(financialYear, taxCountries[country], now())
    const read = await readMovements(movementLists, selection)
    const { transactions, assets, isLeftOut } = read
    const years = new Set(transactions.map(({ at }) => new Date(at).getUTCFullYear()))
    const { rates, ...rated } = await readCurrencyRates(chain, currency, [...years])
    const task: GainsTask = {
      ...{ country, financialYear, span, otherIncome, transactions, assets, rates },
      method: wish.method ?? method,
      own: selection.tracked.map(({ address }) => address.toLowerCase()),
    }
    const { year, rows, counted, unreadable } = await thread.compute(userId, task)
    const seals = await toLotSeals(new Map(counted), {
      wallets: selection.wallets,
      ...{ ledgers, isLeftOut, timeZone },
      decimalsOf: (asset) => assets.get(asset)?.decimals ?? null,
      nameAsset(asset) {
        const { symbol = null, name = null } = assets.get(asset) ?? {}
        return { symbol, name }
      },
    })
    const states = await Promise.all(selection.wallets.map((wallet) => ledgers.find(wallet)))
    const problems = [
      ...read.problems,
      ...(rated.problem === null ? [] : [rated.problem]),
      ...(unreadable.length === 0
        ? []
        : ['Some tokens do not say how their amounts are to be read; they are in no figure.']),
      ...(read.pending ? ['Prices of some movements are still being read.'] : []),
      ...(read.refreshing ? ['The latest movements of a wallet are still being read.'] : []),
    ]
    const sources = [
      ...states.map((state) => state?.source ?? 'none'),
      ...(rated.source === null ? [] : [rated.source]),
    ]
    return {
      year: {
        ...year,
        seals,
        source: formatSources(sources),
        updatedAt: new Date(
          Math.min(now(), ...states.flatMap((state) => state?.syncedAt ?? [])),
        ).toISOString(),
        problem: problems.length === 0 ? null : problems.join(' '),
        provisional: read.pending || read.refreshing,
      },
      ...{ rows, task },
    }
  }

  async function find(asker: GainsAsker, wish: GainsWish): Promise<Kept> {
    const { selection, sees } = asker
    readTaxYear(wish.financialYear, taxCountries[wish.country], now())
    const versions = await Promise.all(
      selection.wallets.map(async (wallet) => [toWalletId(wallet), await ledgers.getVersion(wallet)]),
    )
    const { financialYear, country, method, otherIncome } = wish
    const key = JSON.stringify([
      versions,
      pricesVersion(),
      ...[financialYear, country, method, otherIncome, asker.userId, sees],
    ])
    const known = reports.get(key)
    if (known !== undefined && !selection.refresh) return known
    const running = compute(asker, wish)
    reports.set(key, running)
    try {
      const report = await running
      if (report.year.provisional) reports.delete(key)
      return report
    } catch (error) {
      reports.delete(key)
      throw error
    }
  }

  return {
    compute: find,
    async write(asker, wish, format) {
      const { task, ...report } = await find(asker, wish)
      return { ...report, file: await thread.write(asker.userId, { task, format }) }
    },
  }
}

async function readMovements(lists: Pick<MovementLists, 'listAll'>, selection: MovementSelection) {
  const movements: Movement[] = []
  const problems = new Set<string>()
  let pending = false
  let refreshing = false
  for await (const part of lists.listAll({ ...selection, showHidden: true })) {
    movements.push(...part.movements)
    for (const problem of part.problems) problems.add(problem)
    pending ||= part.pending
    refreshing ||= part.refreshing
  }
  const assets = new Map<string, AssetName>()
  const leftOut = new Map<string, boolean>()
  for (const { chainId, asset, symbol, name, decimals, kind, hidden, debt } of movements) {
    assets.set(`${chainId}:${asset}`, { symbol, name, decimals })
    leftOut.set(`${chainId}:${asset}`, hidden || debt || kind === 'nft')
  }
  return {
    transactions: toTransactions(movements),
    ...{ assets, pending, refreshing },
    problems: [...problems],
    isLeftOut: (asset: AssetId) => leftOut.get(asset) ?? true,
  }
}
