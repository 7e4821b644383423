import { type AssetId, formatMicros, type GainRow, type GainsFormat, type GainsYear } from '@pkg/api-contract'
import { formatUnits } from 'viem'
import { writeCsv } from '../../../lib/write-csv.ts'
import { toCents } from './cents.ts'
import type { Classified } from './classify.ts'
import type { Flow } from './net-flows.ts'
import type { NameAsset } from './to-gain-rows.ts'

/** A file of a report: its kind of content, and the text. */
export interface GainsFile {
  mediaType: string
  content: string
}

/** What files are written from: a computed year with every transaction of it, oldest first. */
export interface GainsReport {
  year: Pick<GainsYear, 'currency' | 'from' | 'to' | 'timeZone'>
  rows: readonly GainRow[]
  transactions: readonly Classified[]
  decimalsOf: (asset: AssetId) => number | null
  nameAsset: NameAsset
}

const CSV = 'text/csv; charset=utf-8'

const writers: Readonly<Record<GainsFormat, (report: GainsReport) => GainsFile>> = {
  'schedule-vda': (report) => ({ mediaType: CSV, content: writeScheduleVda(report) }),
  'form-8949': (report) => ({ mediaType: CSV, content: writeForm8949(report) }),
  disposals: (report) => ({ mediaType: CSV, content: writeDisposals(report) }),
  koinly: (report) => ({ mediaType: CSV, content: writeKoinly(report) }),
  cointracker: (report) => ({ mediaType: CSV, content: writeCointracker(report) }),
  facts: (report) => ({ mediaType: 'application/json', content: writeFacts(report) }),
}

/** Writes a computed year in one of the forms that tax offices, tools or people read. */
export const writeGainsFile = (report: GainsReport, format: GainsFormat): GainsFile => writers[format](report)

/** `2025-04-01` as Indian forms write it. */
const toIndianDay = (day: string | null) => (day === null ? '' : day.split('-').reverse().join('/'))
const toAmericanDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

const callOf = ({ symbol, asset, tokenId }: Pick<GainRow, 'symbol' | 'asset' | 'tokenId'>) =>
  `${symbol ?? asset}${tokenId === null ? '' : ` #${tokenId}`}`

/** Whole units of money, halves away from nil. */
function toWhole(amount: string): bigint {
  const cents = toCents(amount)
  return cents < 0n ? -((-cents + 50n) / 100n) : (cents + 50n) / 100n
}

/** India's schedule: a row per lot in whole rupees; a loss is written as nil, and beside it what was lost. */
function writeScheduleVda({ rows }: GainsReport): string {
  const lines = rows.flatMap((row) =>
    row.lots.map((lot) => {
      const cost = toWhole(lot.cost)
      const consideration = toWhole(lot.proceeds)
      const income = consideration > cost ? consideration - cost : 0n
      return {
        'Date of Acquisition': toIndianDay(lot.acquiredOn),
        'Date of Transfer': toIndianDay(row.disposedOn),
        'Head under which income to be taxed': 'Capital Gain',
        'Cost of Acquisition': String(cost),
        'Consideration Received': String(consideration),
        'Income from transfer of Virtual Digital Assets': String(income),
        'Loss (counts for nothing)': String(consideration < cost ? cost - consideration : 0n),
        Asset: callOf(row),
        Quantity: lot.quantity,
        Kind: row.kind,
        Note: [
          ...(lot.unknownCost ? ['Cost not known, taken as nil.'] : []),
          ...row.doubts.map(({ message }) => message),
        ].join(' '),
        Transaction: row.transactionHash,
      }
    }),
  )
  return writeCsv(
    [
      'Date of Acquisition',
      'Date of Transfer',
      'Head under which income to be taxed',
      'Cost of Acquisition',
      'Consideration Received',
      'Income from transfer of Virtual Digital Assets',
      'Loss (counts for nothing)',
      'Asset',
      'Quantity',
      'Kind',
      'Note',
      'Transaction',
    ],
    lines,
  )
}

/** United States: the columns of Form 8949, a row per lot, short and long term told apart. */
function writeForm8949({ rows }: GainsReport): string {
  const lines = rows.flatMap((row) =>
    row.lots.map((lot) => ({
      Term: lot.longTerm === null ? '' : lot.longTerm ? 'Long' : 'Short',
      'Description of property': `${lot.quantity} ${callOf(row)}`,
      'Date acquired': lot.acquiredOn === null ? 'Unknown' : toAmericanDay(lot.acquiredOn),
      'Date sold or disposed of': toAmericanDay(row.disposedOn),
      Proceeds: lot.proceeds,
      'Cost or other basis': lot.cost,
      'Gain or loss': lot.gain,
      Wallet: row.wallet,
      Transaction: row.transactionHash,
    })),
  )
  return writeCsv(
    [
      'Term',
      'Description of property',
      'Date acquired',
      'Date sold or disposed of',
      'Proceeds',
      'Cost or other basis',
      'Gain or loss',
      'Wallet',
      'Transaction',
    ],
    lines,
  )
}

function writeDisposals({ rows, year }: GainsReport): string {
  const lines = rows.map((row) => ({
    Day: row.disposedOn,
    Time: row.at,
    Asset: callOf(row),
    Contract: row.asset,
    Kind: row.kind,
    Quantity: row.quantity,
    'USD value': row.usdValue,
    Rate: row.rate?.value,
    'Rate set on': row.rate?.setOn,
    Currency: year.currency,
    Proceeds: row.proceeds,
    Cost: row.cost,
    Gain: row.gain,
    'Gain at least': row.gainRange?.low,
    'Gain at most': row.gainRange?.high,
    Notes: row.doubts.map(({ message }) => message).join(' '),
    Wallet: row.wallet,
    Transaction: row.transactionHash,
  }))
  return writeCsv(
    [
      'Day',
      'Time',
      'Asset',
      'Contract',
      'Kind',
      'Quantity',
      'USD value',
      'Rate',
      'Rate set on',
      'Currency',
      'Proceeds',
      'Cost',
      'Gain',
      'Gain at least',
      'Gain at most',
      'Notes',
      'Wallet',
      'Transaction',
    ],
    lines,
  )
}

interface Side {
  amount: string
  currency: string
}

/** One row of a transaction in two-sided forms: what went, what came, and the fee on the first row. */
interface TwoSided {
  sent: Side | null
  received: Side | null
  fee: Side | null
  worth: string | null
  one: Classified
}

function toTwoSided({ transactions, decimalsOf, nameAsset }: GainsReport): TwoSided[] {
  const toSide = ({ asset, tokenId, amount }: Pick<Flow, 'asset' | 'tokenId' | 'amount'>): Side | null => {
    const decimals = tokenId === null ? decimalsOf(asset) : 0
    if (decimals === null) return null
    const currency = nameAsset(asset).symbol ?? asset.slice(asset.indexOf(':') + 1)
    return {
      amount: formatUnits(amount < 0n ? -amount : amount, decimals),
      currency: tokenId === null ? currency : `${currency} #${tokenId}`,
    }
  }
  return transactions.flatMap((one) => {
    const [fee = null] = one.fees.map(toSide)
    const count = Math.max(one.out.length, one.in.length, fee === null ? 0 : 1)
    return Array.from({ length: count }, (_, index) => {
      const [out, got] = [one.out[index], one.in[index]]
      const micros = out?.micros ?? got?.micros ?? null
      return {
        sent: out === undefined ? null : toSide(out),
        received: got === undefined ? null : toSide(got),
        fee: index === 0 ? fee : null,
        worth: micros === null ? null : formatMicros(micros),
        one,
      }
    })
  })
}

const koinlyLabels: Readonly<Record<string, string>> = {
  airdrop: 'airdrop',
  mint: 'airdrop',
  swap: '',
  approval: 'cost',
  failed: 'cost',
  wrap: 'swap',
  unwrap: 'swap',
  'liquidity-in': 'liquidity in',
  'liquidity-out': 'liquidity out',
  borrowed: 'loan',
  repaid: 'loan repayment',
}

/** Koinly's universal form. A transaction of which only the fee moved is sent with its fee as its amount. */
function writeKoinly(report: GainsReport): string {
  const lines = toTwoSided(report).map(({ sent, received, fee, worth, one }) => {
    const isFeeOnly = sent === null && received === null
    const given = isFeeOnly ? fee : sent
    return {
      'Date (UTC)': new Date(one.transaction.at).toISOString().replace('T', ' ').slice(0, 19),
      'Sent Amount': given?.amount,
      'Sent Currency': given?.currency,
      'Received Amount': received?.amount,
      'Received Currency': received?.currency,
      'Fee Amount': isFeeOnly ? undefined : fee?.amount,
      'Fee Currency': isFeeOnly ? undefined : fee?.currency,
      'Net Worth Amount': worth ?? undefined,
      'Net Worth Currency': worth === null ? undefined : 'USD',
      Label: koinlyLabels[one.kind] ?? '',
      Description: one.reason,
      TxHash: one.transaction.hash,
    }
  })
  return writeCsv(
    [
      'Date (UTC)',
      'Sent Amount',
      'Sent Currency',
      'Received Amount',
      'Received Currency',
      'Fee Amount',
      'Fee Currency',
      'Net Worth Amount',
      'Net Worth Currency',
      'Label',
      'Description',
      'TxHash',
    ],
    lines,
  )
}

/** CoinTracker's form: all columns, its exact headers. */
function writeCointracker(report: GainsReport): string {
  const lines = toTwoSided(report).map(({ sent, received, fee, one }) => {
    const isFeeOnly = sent === null && received === null
    const given = isFeeOnly ? fee : sent
    const iso = new Date(one.transaction.at).toISOString()
    return {
      Date: `${toAmericanDay(iso.slice(0, 10))} ${iso.slice(11, 19)}`,
      'Received Quantity': received?.amount,
      'Received Currency': received?.currency,
      'Sent Quantity': given?.amount,
      'Sent Currency': given?.currency,
      'Fee Amount': isFeeOnly ? undefined : fee?.amount,
      'Fee Currency': isFeeOnly ? undefined : fee?.currency,
      Tag: one.kind === 'airdrop' ? 'airdrop' : '',
    }
  })
  return writeCsv(
    [
      'Date',
      'Received Quantity',
      'Received Currency',
      'Sent Quantity',
      'Sent Currency',
      'Fee Amount',
      'Fee Currency',
      'Tag',
    ],
    lines,
  )
}

/** What moved, without any judgement of it: amounts in base units, values in dollars. */
function writeFacts({ transactions, year }: GainsReport): string {
  const facts = transactions.map(({ transaction: { hash, chainId, block, at, legs } }) => ({
    ...{ chainId, hash, block },
    at: new Date(at).toISOString(),
    movements: legs.map(({ micros, amount, ...leg }) => ({
      ...leg,
      amount: amount.toString(),
      usdValue: micros === null ? null : formatMicros(micros),
    })),
  }))
  return JSON.stringify(
    { from: year.from, to: year.to, timeZone: year.timeZone, transactions: facts },
    null,
    1,
  )
}
