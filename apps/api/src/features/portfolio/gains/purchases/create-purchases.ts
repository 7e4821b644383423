import { createHash } from 'node:crypto'
import {
  AppError,
  type CostFile,
  type GainsCountry,
  MAX_GAIN_OVERRIDES,
  MAX_OVERRIDE_NOTE,
  type PurchaseReading,
  type PurchaseRow,
  type PurchasesRead,
  purchaseReading,
  toBookedMicros,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { CostFilesRepository } from '../../../../database/cost-files.repository.ts'
import type {
  GainOverridesRepository,
  OverrideValues,
} from '../../../../database/gain-overrides.repository.ts'
import { readJson } from '../../../../database/read-json.ts'
import { sumOf } from '../../../../lib/sum-of.ts'
import type { MovementLists } from '../../movements/create-movement-lists.ts'
import { decimalToMicros } from '../cents.ts'
import type { GainsAsker } from '../create-gains.ts'
import { createGainsThread } from '../create-gains-thread.ts'
import { readCurrencyRates, toRateOn } from '../currency-rates.ts'
import { toPartSubject, toSaidOverrides } from '../overrides/said-overrides.ts'
import { readMovements } from '../read-movements.ts'
import { taxCountries } from '../tax-country.ts'
import { formatCost } from './match-purchases.ts'
import { toUnits } from './read-purchases.ts'

/** How many files are remembered of a person. */
const MAX_COST_FILES = 500

interface Asked {
  text: string
  country: GainsCountry
  reading?: PurchaseReading | undefined
}

type Taken = Asked & {
  reading: PurchaseReading
  fileName: string
  picks: readonly { line: number; receipt: string }[]
}

/** Costs from files of exchanges: read without keeping anything, taken over as a person ticked them, and taken back. */
export interface Purchases {
  list(userId: string): Promise<CostFile[]>
  /** Throws BAD_REQUEST for what is no CSV, BUSY where too many wait. */
  read(asker: GainsAsker, asked: Asked): Promise<PurchasesRead>
  /** Throws BAD_REQUEST, and keeps nothing, where a tick does not fit the file as it is read now. */
  take(
    asker: GainsAsker,
    taken: Taken,
  ): Promise<{ taken: number; sums: { currency: string; amount: string }[] }>
  /** Throws NOT_FOUND where the file is not there, or nothing of it counts. */
  undo(userId: string, id: number): Promise<void>
}

export function createPurchases({
  costFiles,
  gainOverrides,
  movementLists,
  chain,
  now,
}: {
  costFiles: CostFilesRepository
  gainOverrides: GainOverridesRepository
  movementLists: Pick<MovementLists, 'readAll'>
  chain: Pick<ChainClient, 'readDayRates'>
  now: () => number
}): Purchases {
  const thread = createGainsThread()

  async function findKept(userId: string, header: string): Promise<PurchaseReading | undefined> {
    const kept = await costFiles.findReading(userId, header)
    if (kept === undefined) return undefined
    const reading = purchaseReading.safeParse(readJson(kept))
    return reading.success ? reading.data : undefined
  }

  async function read(asker: GainsAsker, { text, country, reading: given }: Asked) {
    const { userId, selection, overrides } = asker
    const told = await thread.readPurchasesHeader(userId, text)
    if ('problem' in told) throw refusal(told.problem)
    const { header } = told
    if (country !== 'in' && given?.fees === 'left-out') {
      throw refusal('What an exchange charged belongs to the cost: that is left open in India alone.')
    }
    const last = given === undefined ? await findKept(userId, header) : undefined
    // How India's law is read decides nothing elsewhere.
    const kept = last && country !== 'in' ? { ...last, fees: 'in-cost' as const } : last
    const movements = await readMovements(movementLists, selection)
    const found = await thread.readPurchases(userId, {
      ...{ text, country, reading: given ?? kept, now: now() },
      ...{ parts: movements.parts, assets: movements.assets },
      said: toSaidOverrides(overrides),
      tracked: selection.tracked.map(({ address }) => address.toLowerCase()),
    })
    if ('problem' in found) throw refusal(found.problem)
    const rows = await refuseWithoutRate(found.rows, chain, taxCountries[country].currency)
    const sha256 = hashOf(text)
    const before = (await costFiles.list(userId)).find((file) => file.sha256 === sha256 && file.costs > 0)
    const result: PurchasesRead = {
      ...{ ...found, rows, provisional: movements.refreshing },
      readingFrom: given !== undefined ? 'given' : kept !== undefined ? 'kept' : 'guessed',
      takenBefore: before === undefined ? null : new Date(before.at).toISOString(),
    }
    return { result, header, sha256 }
  }

  return {
    list: async (userId) =>
      (await costFiles.list(userId))
        .filter(({ costs }) => costs > 0)
        .map(({ id, name, at, costs }) => ({ id, name, costs, at: new Date(at).toISOString() })),

    read: async (asker, asked) => (await read(asker, asked)).result,

    async take(asker, { fileName, picks, reading: given, ...asked }) {
      const { userId, overrides } = asker
      const { result, header, sha256 } = await read(asker, { ...asked, reading: given })
      const values = toCosts(result, picks, fileName)
      if (overrides.length + values.length > MAX_GAIN_OVERRIDES) {
        throw refusal(
          `At most ${MAX_GAIN_OVERRIDES.toLocaleString('en-US')} answers are kept. Please undo some, or tick fewer.`,
        )
      }
      const files = await costFiles.list(userId)
      if (files.length >= MAX_COST_FILES && files.every((file) => file.sha256 !== sha256)) {
        throw refusal(`At most ${MAX_COST_FILES} files are kept.`)
      }
      // What is no choice in another country leaves that of India as it was.
      const fees = asked.country === 'in' ? given.fees : (await findKept(userId, header))?.fees
      const reading = JSON.stringify({ ...given, fees: fees ?? 'left-out' })
      const file = await costFiles.set(userId, { name: fileName, sha256, header, reading })
      const taken = await gainOverrides.takeIn(userId, file.id, values)
      const sums = [...Map.groupBy(taken, ({ currency }) => currency)].map(([currency, costs]) => ({
        currency,
        amount: formatCost(sumOf(costs, ({ after }) => decimalToMicros(after))),
      }))
      return { taken: taken.length, sums }
    },

    async undo(userId, id) {
      if ((await gainOverrides.removeOfFile(userId, id)) > 0) return
      throw new AppError('NOT_FOUND', { message: 'Nothing of this file counts any more.' })
    },
  }
}

const refusal = (message: string) => new AppError('BAD_REQUEST', { message })
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What was ticked, as costs. A line whose cost counts already is no fault: it may have been sent twice. */
function toCosts(
  { rows, problems }: PurchasesRead,
  picks: Taken['picks'],
  fileName: string,
): OverrideValues[] {
  if (problems.length > 0) throw refusal(problems.join(' '))
  const byLine = Map.groupBy(rows, (row) => row.line)
  const seen = new Set<PurchaseRow>()
  const lineOf = new Map<string, number>()
  return picks.flatMap(({ line, receipt }) => {
    const own = byLine.get(line) ?? []
    const row = own.find(({ candidates }) => candidates.some((one) => one.receipt === receipt)) ?? own[0]
    const candidate = row?.candidates.find((one) => one.receipt === receipt)
    if (row?.fate === 'known') return []
    if (row === undefined || candidate === undefined || row.currency === null || row.on === null) {
      throw refusal(`Line ${line} did not pay for that receipt as the file is read now. Please look again.`)
    }
    // Parts of one receipt are each of a line of their own.
    const whole = candidate.part === null ? receipt : `${receipt} ${line}`
    const other = lineOf.get(whole)
    if (other !== undefined || seen.has(row)) {
      throw refusal(
        other === undefined || other === line
          ? `Line ${line} is ticked twice.`
          : `Lines ${other} and ${line} are ticked for the same receipt. Please leave one of them out.`,
      )
    }
    seen.add(row)
    lineOf.set(whole, line)
    const where = `, line ${line}${row.paidWith === null ? '' : `, paid with ${row.paidWith}`}`
    const note = `From ${fileName.slice(0, MAX_OVERRIDE_NOTE - 10 - where.length)}${where}`
    const { currency, on: day } = row
    const subject =
      candidate.part === null ? receipt : toPartSubject(receipt, { line, quantity: candidate.part })
    // What was charged is told beside the cost that it is left out of, for as long as that counts.
    const feeLeftOut = shareFee(row, candidate.part)
    return [{ what: 'cost', subject, before: '', after: candidate.cost, currency, day, feeLeftOut, note }]
  })
}

/** What was charged for the part of a purchase that came as a receipt, in whole cents. */
function shareFee({ feeLeftOut, quantity }: PurchaseRow, part: string | null): string | null {
  if (feeLeftOut === null || part === null || quantity === null) return feeLeftOut
  const [units, whole] = [toUnits(part), toUnits(quantity)]
  return formatCost(toBookedMicros((decimalToMicros(feeLeftOut) * units + whole / 2n) / whole))
}

/** Refuses what was paid on a day of which no rate of its currency is known; where rates cannot be read now, nothing. */
async function refuseWithoutRate(
  rows: readonly PurchaseRow[],
  chain: Pick<ChainClient, 'readDayRates'>,
  reported: string,
): Promise<PurchaseRow[]> {
  const foreign = rows.filter(
    ({ candidates, currency }) => candidates.length > 0 && currency !== 'USD' && currency !== reported,
  )
  const rateOf = new Map(
    await Promise.all(
      [...Map.groupBy(foreign, ({ currency }) => currency ?? '')].map(async ([currency, same]) => {
        const years = [...new Set(same.map(({ on }) => Number(on?.slice(0, 4))))]
        const { rates, problem } = await readCurrencyRates(chain, currency, years)
        return [currency, problem === null ? toRateOn(rates) : null] as const
      }),
    ),
  )
  return rows.map((row) => {
    const rateOn = rateOf.get(row.currency ?? '')
    if (!rateOn || row.candidates.length === 0 || row.on === null || rateOn(row.on) !== null) return row
    const message = `No rate of ${row.currency} is known of ${row.on}: it cannot be converted.`
    return { ...row, fate: 'refused', message, candidates: [] }
  })
}
