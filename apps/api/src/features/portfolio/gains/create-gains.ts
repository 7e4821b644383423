import {
  AppError,
  type AssetId,
  type CostMethod,
  formatSources,
  type GainsCountry,
  type GainsFormat,
  type GainsYear,
  type GainTransactions,
  gainsFiles,
  HELD_PAGE_SIZE,
  type HeldLots,
  type OpenReadings,
  type TaxRegime,
  TRANSACTIONS_PAGE_SIZE,
  type TransactionKind,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { KeptOverride } from '../../../database/gain-overrides.repository.ts'
import type { GainReportsRepository } from '../../../database/gain-reports.repository.ts'
import type { LedgersRepository } from '../../../database/ledgers.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import type { PriceBooks } from '../history/create-price-books.ts'
import type { MovementLists } from '../movements/create-movement-lists.ts'
import type { MovementSelection } from '../movements/movement-selection.ts'
import { toConfirmed } from './confirmed-balances.ts'
import { createGainsThread, type GainsThread } from './create-gains-thread.ts'
import { readCurrencyRates } from './currency-rates.ts'
import { type EarlierYear, listEarlierYears } from './earlier-years.ts'
import type { GainsFile } from './files/gains-file.ts'
import type { ComputedGains, GainsTask, GainsTaskBegun } from './gains-thread.ts'
import { keepFinals } from './keep-finals.ts'
import { type SaidOverrides, toSaidOverrides } from './overrides/said-overrides.ts'
import type { PackedRows } from './pack-rows.ts'
import { readAndCompute } from './read-and-compute.ts'
import { readGrown } from './read-grown.ts'
import { dayOfCloses, readHeld } from './read-held.ts'
import { type ReadMovements, readMovements } from './read-movements.ts'
import { checkReadings, taxCountries } from './tax-country.ts'
import { readTaxYear } from './tax-year.ts'
import { tellUnreadable } from './tell-unreadable.ts'
import type { Span } from './year-events.ts'

/** Whose year is meant, and by which rules. */
interface GainsChoices extends OpenReadings {
  financialYear: string
  country: GainsCountry
  method?: CostMethod | undefined
  otherIncome?: string | undefined
  regime: TaxRegime
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
  /** What its transactions were, a page of them; of all kinds but spam where none is named. */
  listTransactions(
    asker: GainsAsker,
    choices: GainsChoices,
    of: { kind: TransactionKind | undefined; page: number },
  ): Promise<GainTransactions>
  /** The lots that are left of an asset at its end, a page of them. */
  listHeldLots(
    asker: GainsAsker,
    choices: GainsChoices,
    of: { asset: AssetId; tokenId: string | null; page: number },
  ): Promise<HeldLots>
  /** What differs between two files of the form `report`. */
  compareReports(userId: string, was: string, now: string): ReturnType<GainsThread['compareReports']>
}

type Kept = GainsReport & { task: GainsTask }

export function createGains({
  movementLists,
  ledgers,
  gainReports,
  chain,
  priceBooks,
  pricesVersion,
  now,
}: {
  movementLists: Pick<MovementLists, 'readAll'>
  ledgers: Pick<LedgersRepository, 'find' | 'getVersion'>
  gainReports: Pick<GainReportsRepository, 'list'>
  chain: Pick<ChainClient, 'readDayRates' | 'priceSources' | 'findPoolParts'>
  priceBooks: PriceBooks
  pricesVersion: () => number
  now: () => number
}): Gains {
  const thread = createGainsThread()
  const keepReport = keepFinals<Kept>(({ year }) => !year.provisional && !year.held.pending, now)
  const keepReading = keepFinals<ReadMovements>(({ pending, refreshing }) => !pending && !refreshing, now)

  async function compute(
    { userId, selection, overrides }: GainsAsker,
    choices: GainsChoices,
    span: Span,
    { earlier, readingKey }: { earlier: readonly EarlierYear[]; readingKey: string },
  ): Promise<Kept> {
    const { country, financialYear, otherIncome, regime, incomeCost, gas } = choices
    const { currency, told } = taxCountries[country]
    thread.warm()
    const said = toSaidOverrides(overrides)
    const saidYears = listSaidMoney(said).map(yearOf)
    const readRates = (years: Iterable<number>) =>
      readCurrencyRates(chain, currency, [...new Set([...years, ...saidYears])])
    const toTask = async (rates: GainsTask['rates']): Promise<Omit<GainsTaskBegun, 'taking'>> => ({
      ...{ country, financialYear, span, otherIncome, regime, rates, said, earlier },
      readings: { incomeCost, gas },
      saidRates: await readSaidRates(chain, said, currency),
      method: choices.method ?? told[0],
      own: selection.tracked.map(({ address }) => address.toLowerCase()),
    })
    const { read, states, growth, atLast, computing } = await readAndCompute(
      async (taking, oldest) => {
        // Which years come later is not known yet: all up to this one.
        const { rates } = await readRates(listYears(oldest, now()))
        return thread.computeMeanwhile(userId, { ...(await toTask(rates)), taking })
      },
      async (add) => {
        const read = await keepReading(
          readingKey,
          () => readMovements(movementLists, selection, add),
          selection.refresh,
        )
        const states = await Promise.all(selection.wallets.map((wallet) => ledgers.find(wallet)))
        const confirmed = selection.wallets.flatMap((wallet, index) => toConfirmed(wallet, states[index]))
        const { grown, ...growth } = await readGrown(read, confirmed, { chain, priceBooks })
        return { read, states, growth, atLast: { leftOut: read.leftOut, confirmed, grown } }
      },
    )
    const { rates, ...rated } = await readRates([
      ...read.years,
      Number(dayOfCloses(span.to, now()).slice(0, 4)),
    ])
    const task: GainsTask = { ...(await toTask(rates)), parts: read.parts, assets: read.assets, ...atLast }
    // What was begun before all was read does not know what grew.
    const begun = atLast.grown.length === 0 ? await computing : null
    const { year, rows, holdings, ...doubts } = begun ?? (await thread.compute(userId, task))
    const held = await readHeld(holdings, {
      ...{ priceBooks, now: now(), last: span.to, rates, isValued: (asset) => read.valued.has(asset) },
    })
    const problems = [
      ...listProblems(read, rated, doubts),
      ...(growth.problem === null ? [] : [growth.problem]),
    ]
    const sources = states.map((state) => state?.source ?? 'none')
    return {
      year: {
        ...{ ...year, held },
        priceSources: { ...toNamed(chain.priceSources), rates: rated.source },
        source: formatSources(rated.source === null ? sources : [...sources, rated.source]),
        updatedAt: new Date(
          Math.min(now(), ...states.flatMap((state) => state?.syncedAt ?? [])),
        ).toISOString(),
        problem: problems.length === 0 ? null : problems.join(' '),
        chains: read.chains,
        provisional: read.pending || read.refreshing || growth.pending,
      },
      ...{ rows, task },
    }
  }

  async function find(asker: GainsAsker, choices: GainsChoices): Promise<Kept> {
    const { selection, verdictsKey, userId, overrides } = asker
    const { financialYear, country, method, otherIncome, regime, incomeCost, gas } = choices
    const span = readTaxYear(country, financialYear, now())
    checkReadings(country, choices)
    const versions = await Promise.all(
      selection.wallets.map(async (wallet) => [toWalletId(wallet), await ledgers.getVersion(wallet)]),
    )
    const kept = await gainReports.list(userId)
    const earlier = listEarlierYears(kept, { country, before: span.from })
    const readingKey = JSON.stringify([versions, pricesVersion(), userId, verdictsKey])
    const chosen = [financialYear, country, method, otherIncome, regime, incomeCost, gas]
    const key = JSON.stringify([readingKey, overrides, ...chosen, earlier])
    return keepReport(key, () => compute(asker, choices, span, { earlier, readingKey }), selection.refresh)
  }

  return {
    compute: find,
    compareReports: (userId, was, now) => thread.compareReports(userId, { was, now }),
    async listTransactions(asker, choices, of) {
      const { task, year } = await find(asker, choices)
      const told = await thread.listTransactions(asker.userId, { task, ...of, size: TRANSACTIONS_PAGE_SIZE })
      return { ...told, digest: year.digest }
    },
    async listHeldLots(asker, choices, of) {
      const { task, year } = await find(asker, choices)
      const told = await thread.listHeldLots(asker.userId, { task, ...of, size: HELD_PAGE_SIZE })
      return { ...told, digest: year.digest }
    },
    async write(asker, choices, format) {
      if (!gainsFiles[choices.country].includes(format)) {
        throw new AppError('BAD_REQUEST', {
          message: `This file is a form of another country. A year of this one can be had as: ${gainsFiles[choices.country].join(', ')}.`,
        })
      }
      const { task, ...report } = await find(asker, choices)
      return { ...report, file: await thread.write(asker.userId, { task, format }) }
    },
  }
}

/** Each as it is read: those that are asked one after the other as "one or other". */
const toNamed = ({ hour, day }: ChainClient['priceSources']) => ({
  hour: hour.join(' or ') || null,
  day: day.join(' or ') || null,
})

/** What is wrong with a year, as sentences for a person. */
const listProblems = (
  read: ReadMovements,
  rated: { problem: string | null },
  { unreadable, unconverted }: Pick<ComputedGains, 'unreadable' | 'unconverted'>,
): string[] => [
  ...read.problems,
  ...(rated.problem === null ? [] : [rated.problem]),
  ...[tellUnreadable(unreadable, read.assets)].filter((told) => told !== null),
  ...(unconverted === 0
    ? []
    : ['A cost or a price that you entered could not be converted; it counts as not known.']),
  ...(read.pending ? ['Prices of some movements are still being read.'] : []),
  ...(read.refreshing ? ['The latest movements of a wallet are still being read.'] : []),
]

function listYears(from: number, to: number): number[] {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()]
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index)
}

const yearOf = ({ day }: { day: string }) => Number(day.slice(0, 4))

/** Everything that was entered in some currency. */
const listSaidMoney = ({ costs, prices }: SaidOverrides): { currency: string; day: string }[] => [
  ...[...costs.values()].flat(),
  ...[...prices.values()].flat(),
]

/** The rates of every currency in which costs and prices were entered, of the years that are needed. */
async function readSaidRates(
  chain: Pick<ChainClient, 'readDayRates'>,
  said: SaidOverrides,
  known: string,
): Promise<Map<string, Record<string, number> | null>> {
  const others = listSaidMoney(said).filter(({ currency }) => currency !== known && currency !== 'USD')
  const read = [...Map.groupBy(others, ({ currency }) => currency)].map(async ([currency, same]) => {
    const years = new Set(same.map(yearOf))
    return [currency, (await readCurrencyRates(chain, currency, [...years])).rates] as const
  })
  return new Map(await Promise.all(read))
}
