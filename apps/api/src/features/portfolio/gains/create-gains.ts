import {
  type CostMethod,
  formatSources,
  type GainsCountry,
  type GainsFormat,
  type GainsYear,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { LRUCache } from 'lru-cache'
import type { KeptOverride } from '../../../database/gain-overrides.repository.ts'
import type { GainReportsRepository } from '../../../database/gain-reports.repository.ts'
import type { LedgersRepository } from '../../../database/ledgers.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import type { MovementLists } from '../movements/create-movement-lists.ts'
import type { MovementSelection } from '../movements/movement-selection.ts'
import { createEarlyStart } from './create-early-start.ts'
import { createGainsThread, type GainsThread } from './create-gains-thread.ts'
import { readCurrencyRates } from './currency-rates.ts'
import { type EarlierYear, listEarlierYears } from './earlier-years.ts'
import type { GainsFile } from './files/gains-file.ts'
import type { GainsTask, GainsTaskBegun } from './gains-thread.ts'
import { type SaidOverrides, toSaidOverrides } from './overrides/said-overrides.ts'
import type { PackedRows } from './pack-rows.ts'
import { type ReadMovements, type ReadPart, readMovements } from './read-movements.ts'
import { taxCountries } from './tax-country.ts'
import { readTaxYear } from './tax-year.ts'
import { toConfirmed } from './to-lot-seals.ts'

/** Whose year is meant, and by which rules. */
interface GainsChoices {
  financialYear: string
  country: GainsCountry
  method?: CostMethod | undefined
  otherIncome?: string | undefined
}

/** Who asks, for which wallets. */
export interface GainsAsker {
  userId: string
  selection: MovementSelection
  /** What they say of their transactions. */
  overrides: readonly KeptOverride[]
  /** Changes with their decisions about spam: a year that was computed a moment ago is given again while it is the same. */
  verdictsKey: string
}

/** A computed year with all its rows, oldest first. */
interface GainsReport {
  year: GainsYear
  rows: PackedRows
}

/** Computes what the wallets of a person gained in a tax year. */
export interface Gains {
  /** Throws BAD_REQUEST for a year that the country has not, BUSY where too many wait. */
  compute(asker: GainsAsker, choices: GainsChoices): Promise<GainsReport>
  /** The same as a file. */
  write(
    asker: GainsAsker,
    choices: GainsChoices,
    format: GainsFormat,
  ): Promise<GainsReport & { file: GainsFile }>
  /** What differs between two files of the form `report`. */
  compareReports(userId: string, was: string, now: string): ReturnType<GainsThread['compareReports']>
}

type Kept = GainsReport & { task: GainsTask }

/** A report is computed once for its pages and files, from movements that are read once for its person's years. */
const KEPT_REPORTS = { max: 8, ttl: 60_000 }

export function createGains({
  movementLists,
  ledgers,
  gainReports,
  chain,
  pricesVersion,
  now,
}: {
  movementLists: Pick<MovementLists, 'readAll'>
  ledgers: Pick<LedgersRepository, 'find' | 'getVersion'>
  gainReports: Pick<GainReportsRepository, 'list'>
  chain: Pick<ChainClient, 'readDayRates'>
  pricesVersion: () => number
  now: () => number
}): Gains {
  const thread = createGainsThread()
  const reports = new LRUCache<string, Promise<Kept>>({ ...KEPT_REPORTS, perf: { now } })
  const readings = new LRUCache<string, Promise<ReadMovements>>({ ...KEPT_REPORTS, perf: { now } })

  /**
   * The movements are those of all years: whoever asks for one after the other waits for them once.
   *
   * @param onPart is given each part, where they are read now
   */
  async function readOnce(
    key: string,
    selection: MovementSelection,
    onPart: (part: ReadPart) => void,
  ): Promise<ReadMovements> {
    const known = readings.get(key)
    if (known !== undefined && !selection.refresh) return known
    const running = readMovements(movementLists, selection, onPart)
    readings.set(key, running)
    try {
      const read = await running
      if (read.pending || read.refreshing) readings.delete(key)
      return read
    } catch (error) {
      readings.delete(key)
      throw error
    }
  }

  async function compute(
    { userId, selection, overrides }: GainsAsker,
    choices: GainsChoices,
    span: { from: string; to: string },
    { earlier, readingKey }: { earlier: readonly EarlierYear[]; readingKey: string },
  ): Promise<Kept> {
    const { country, financialYear, otherIncome } = choices
    const { currency, told } = taxCountries[country]
    thread.warm()
    const said = toSaidOverrides(overrides)
    const costYears = [...said.costs.values()].flat().map(({ day }) => Number(day.slice(0, 4)))
    const readRates = (years: Iterable<number>) =>
      readCurrencyRates(chain, currency, [...new Set([...years, ...costYears])])
    const toTask = async (rates: GainsTask['rates']): Promise<Omit<GainsTaskBegun, 'taking'>> => ({
      ...{ country, financialYear, span, otherIncome, rates, said, earlier },
      costRates: await readCostRates(chain, said, currency),
      method: choices.method ?? told[0],
      own: selection.tracked.map(({ address }) => address.toLowerCase()),
    })
    // Which years come later is not known yet: all up to this one.
    const early = createEarlyStart(async (taking, oldest) => {
      const { rates } = await readRates(listYears(oldest, now()))
      return thread.computeMeanwhile(userId, { ...(await toTask(rates)), taking })
    })
    const readAll = async () => {
      const read = await readOnce(readingKey, selection, early.add)
      const states = await Promise.all(selection.wallets.map((wallet) => ledgers.find(wallet)))
      return { read, states }
    }
    const { read, states } = await readAll().catch((error: unknown) => {
      early.fail()
      throw error
    })
    const { parts, assets, leftOut } = read
    const confirmed = selection.wallets.flatMap((wallet, index) => toConfirmed(wallet, states[index]))
    const atLast = { leftOut, confirmed }
    const computing = early.finish(atLast)
    const { rates, ...rated } = await readRates(read.years)
    const task: GainsTask = { ...(await toTask(rates)), parts, assets, ...atLast }
    const { year, rows, unreadable, unconverted } = await (computing ?? thread.compute(userId, task))
    const problems = [
      ...read.problems,
      ...(rated.problem === null ? [] : [rated.problem]),
      ...(unreadable.length === 0
        ? []
        : ['Some tokens do not say how their amounts are to be read; they are in no figure.']),
      ...(unconverted === 0
        ? []
        : ['A cost that you entered could not be converted; it counts as not known.']),
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
        source: formatSources(sources),
        updatedAt: new Date(
          Math.min(now(), ...states.flatMap((state) => state?.syncedAt ?? [])),
        ).toISOString(),
        problem: problems.length === 0 ? null : problems.join(' '),
        chains: read.chains,
        provisional: read.pending || read.refreshing,
      },
      ...{ rows, task },
    }
  }

  async function find(asker: GainsAsker, choices: GainsChoices): Promise<Kept> {
    const { selection, verdictsKey } = asker
    const span = readTaxYear(choices.country, choices.financialYear, now())
    const versions = await Promise.all(
      selection.wallets.map(async (wallet) => [toWalletId(wallet), await ledgers.getVersion(wallet)]),
    )
    const { financialYear, country, method, otherIncome } = choices
    const kept = await gainReports.list(asker.userId)
    const earlier = listEarlierYears(kept, { country, before: span.from })
    const readingKey = JSON.stringify([versions, pricesVersion(), asker.userId, verdictsKey])
    const key = JSON.stringify([
      readingKey,
      asker.overrides,
      ...[financialYear, country, method, otherIncome, earlier],
    ])
    const known = reports.get(key)
    if (known !== undefined && !selection.refresh) return known
    const running = compute(asker, choices, span, { earlier, readingKey })
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
    compareReports: (userId, was, now) => thread.compareReports(userId, { was, now }),
    async write(asker, choices, format) {
      const { task, ...report } = await find(asker, choices)
      return { ...report, file: await thread.write(asker.userId, { task, format }) }
    },
  }
}

function listYears(from: number, to: number): number[] {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()]
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index)
}

/** The rates of every currency in which costs were entered, of the years that are needed. */
async function readCostRates(
  chain: Pick<ChainClient, 'readDayRates'>,
  { costs }: SaidOverrides,
  known: string,
): Promise<Map<string, Record<string, number> | null>> {
  const others = [...costs.values()].flat().filter(({ currency }) => currency !== known)
  const read = [...Map.groupBy(others, ({ currency }) => currency)].map(async ([currency, same]) => {
    const years = new Set(same.map(({ day }) => Number(day.slice(0, 4))))
    return [currency, (await readCurrencyRates(chain, currency, [...years])).rates] as const
  })
  return new Map(await Promise.all(read))
}
