import {
  type CostCurrency,
  costCurrency,
  DAY_MS,
  type Micros,
  type PurchaseReading,
  toBookedMicros,
} from '@pkg/api-contract'
import { formatUnits } from '../../../../lib/format-units.ts'
import { parseUnits } from '../../../../lib/parse-units.ts'
import { decimalToMicros } from '../cents.ts'
import { readNumber } from './read-number.ts'
import type { PurchaseTable, TableRow } from './read-table.ts'
import { createTimeReader } from './read-time.ts'

/** What was bought at an exchange. */
export interface Purchase {
  line: number
  text: string
  at: number
  /** As exchanges call it: upper case. */
  asset: string
  /** A decimal with at most 18 places. */
  quantity: string
  /** For the whole of it, fee included. */
  cost: Micros
  currency: CostCurrency
  /** The coins that were given for it, in units of 10^-18, and what these were worth; null where it was paid in money. */
  given: { asset: string; units: bigint; worth: Micros } | null
  /** Lower case. */
  hash: string | null
  /** What was charged on top of the cost and is no part of it; nil where nothing is left out. */
  feeLeftOut: Micros
  /** What else to know of it, as a sentence. */
  note: string | null
}

/**
 * What a line says that no cost is taken from: a sale or a withdrawal takes coins away, and so do coins that were paid for
 * others and a fee in coins; a deposit brings some whose cost is not in the file, and so does a purchase that was refused. Of anything
 * else nobody knows.
 */
export interface OtherLine {
  line: number
  kind: 'sale' | 'withdrawal' | 'deposit' | 'unclear'
  /** Of a sale that is what was paid as a fee. */
  isFee?: true
  /** Null where it cannot be read. */
  of: { at: number; asset: string; units: bigint } | null
  /** Lower case. */
  hash: string | null
}

/** A line of which nothing can be taken, and why. */
export interface PassedLine {
  line: number
  text: string
  fate: 'refused' | 'left-out'
  message: string
}

const LONGEST_TEXT = 160
export const PLACES = 18
const SCALE = 10n ** BigInt(PLACES)
/** The first block of Bitcoin: nothing was bought before it. */
const FIRST_DAY = Date.UTC(2009, 0, 3)
const MOST_COST = 10n ** 21n

/** Quotes of markets that are written without a sign between, the longer first. */
export const quotes: readonly string[] = [
  ...costCurrency.options,
  'USDT',
  'USDC',
  'BUSD',
  'FDUSD',
  'DAI',
].sort((a, b) => b.length - a.length)
const hash = /^0x[0-9a-f]{64}$/
const buys = /^(instant |market |limit |advanced trade |simple )?(buy|bought|purchase|purchased|b)( order)?$/

const sells = /^(instant |market |limit |advanced trade |simple )?(sell|sold|sale|s)( order)?$/

const others: readonly (readonly [OtherLine['kind'], RegExp])[] = [
  ['sale', sells],
  [
    'withdrawal',
    /^(crypto |coin |on chain )?(withdraw|withdrawal|withdrawn|send|sent|transfer out|outgoing)( order)?$/,
  ],
  ['deposit', /^(crypto |coin |on chain )?(deposit|deposited|receive|received|transfer in|incoming)$/],
]

/** What hinders reading any row with these columns, as sentences. */
export function findMissing({ columns, timeZone }: PurchaseReading, width: number): string[] {
  const places = Object.values(columns).filter((column) => column !== null)
  return [
    ...(columns.time === null ? ['Please say which column holds the time.'] : []),
    ...(columns.asset === null ? ['Please say which column holds what was bought.'] : []),
    ...(columns.quantity === null ? ['Please say which column holds the quantity.'] : []),
    ...(columns.cost === null && columns.price === null
      ? ['Please say which column holds what was paid, or the price of one unit.']
      : []),
    ...(places.some((place) => place >= width) ? ['The file has no such column.'] : []),
    ...(new Set(places).size < places.length ? ['One column cannot hold two things.'] : []),
    ...(timeZone === '' ? ['Please choose the time zone of the file.'] : []),
  ]
}

/** Reads every row by itself: what is wrong with one hinders no other. The same row twice is one. */
export function readPurchases(
  { rows }: Pick<PurchaseTable, 'rows'>,
  reading: PurchaseReading,
  now: number,
): { purchases: Purchase[]; passed: PassedLine[]; outs: OtherLine[] } {
  const readTime = createTimeReader(reading)
  const purchases: Purchase[] = []
  const passed: PassedLine[] = []
  const outs: OtherLine[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const text = row.cells.join(', ').slice(0, LONGEST_TEXT)
    const key = JSON.stringify(row.cells)
    const first = seen.get(key)
    if (first !== undefined) {
      const message = `The same as line ${first}, to every cell: it counts once.`
      passed.push({ line: row.line, text, fate: 'left-out', message })
      continue
    }
    seen.set(key, row.line)
    const read = readRow(row, reading, { readTime, now })
    const isRefused = 'fate' in read
    if (isRefused) passed.push({ line: row.line, text, ...read })
    else purchases.push({ line: row.line, text, ...read })
    outs.push(...readOthers(row, reading, { readTime, read }))
  }
  return { purchases, passed, outs }
}

const toWords = (side: string) => side.toLowerCase().replaceAll(/[_-]/g, ' ')

type Read = Omit<Purchase, 'line' | 'text'> | Omit<PassedLine, 'line' | 'text'>
const refuse = (message: string) => ({ fate: 'refused', message }) as const

function readRow(
  { cells }: TableRow,
  reading: PurchaseReading,
  { readTime, now }: { readTime: (text: string) => number | null; now: number },
): Read {
  const { columns, decimalMark, fees } = reading
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const numberOf = (column: number | null) => readNumber(cell(column), decimalMark)
  const side = cell(columns.side)
  const isBuy = columns.side === null || buys.test(toWords(side))
  const paid = columns.cost === null ? null : numberOf(columns.cost)
  const price = columns.price === null ? null : numberOf(columns.price)
  const { asset, money } = readMarket(cells, reading, paid?.unit ?? price?.unit)
  const currency = costCurrency.safeParse(money)
  // A coin that was sold for another brought that one.
  const isSwap = !isBuy && sells.test(toWords(side)) && money !== '' && !currency.success
  if (!isBuy && !isSwap) {
    return { fate: 'left-out', message: `It is no purchase: ${side === '' ? 'nothing' : side} stands there.` }
  }
  const at = readTime(cell(columns.time))
  if (at === null) return refuse(`${quote(cell(columns.time))} is no time in the form that was chosen.`)
  if (at < FIRST_DAY || at > now + DAY_MS) return refuse('Its time is in the future, or before any coin was.')

  const quantity = numberOf(columns.quantity)
  if (quantity === null) return refuse(`${quote(cell(columns.quantity))} is no quantity.`)
  const units = toUnits(quantity.value)
  if (units <= 0n) return refuse('Its quantity is not above 0.')

  if (columns.cost !== null && paid === null) return refuse(`${quote(cell(columns.cost))} is no cost.`)
  if (columns.cost === null && price === null) return refuse(`${quote(cell(columns.price))} is no price.`)
  if (asset === '') return refuse('It does not say what was bought.')
  if (money === '') return refuse('It does not say in which currency it was paid.')

  const feeMoney = toCurrency(cell(columns.feeCurrency))
  const written = cell(columns.hash).toLowerCase()
  const common = { at, hash: hash.test(written) ? written : null }
  if (!currency.success) {
    const whole = paid === null ? (toUnits(price?.value ?? '0') * units) / SCALE : toUnits(paid.value)
    const [bought, given] = isBuy
      ? [
          { asset, quantity: quantity.value },
          { asset: money, units: whole },
        ]
      : [
          { asset: money, quantity: formatUnits(whole, PLACES) },
          { asset, units },
        ]
    if (whole <= 0n) return refuse('Its cost is not above 0.')
    const worth = readWorth(cell(columns.value), reading)
    if ('problem' in worth) return refuse(`It was paid in ${given.asset.slice(0, 12)}: ${worth.problem}`)
    const fee = readFee(cell(columns.fee), worth.currency, { decimalMark, fees, usual: feeMoney || money })
    if ('problem' in fee) return refuse(fee.problem)
    const { micros, currency: of } = worth
    return { ...common, ...bought, given: { ...given, worth: micros }, ...sumCost(micros, fee), currency: of }
  }

  const net =
    paid === null
      ? (toUnits(price?.value ?? '0') * units * 1_000_000n + (SCALE * SCALE) / 2n) / (SCALE * SCALE)
      : decimalToMicros(paid.value)
  const fee = readFee(cell(columns.fee), currency.data, { decimalMark, fees, usual: feeMoney || money })
  if ('problem' in fee) return refuse(fee.problem)
  if (net <= 0n) return refuse('Its cost is not above 0.')
  const sum = sumCost(net, fee)
  if (sum.cost >= MOST_COST) return refuse('Its cost is too large.')
  return {
    ...{ ...common, asset, given: null, ...sum, currency: currency.data },
    quantity: quantity.value,
  }
}

/** Whole cents, as it is shown, so that what is shown adds up. */
const sumCost = (net: Micros, { micros, leftOut, note }: Fee) => ({
  cost: toBookedMicros(net + micros),
  feeLeftOut: toBookedMicros(leftOut),
  note,
})

/** What was bought or sold, and in which money or coin it was paid: empty where the line does not say. */
export function readMarket(
  cells: readonly string[],
  { columns, currency: usual }: PurchaseReading,
  written: string | null | undefined,
): { asset: string; money: string } {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').toUpperCase())
  const told = cell(columns.currency)
  const unit = toCurrency(written)
  const { asset, currency } = splitMarket(
    cell(columns.asset),
    told !== '' ? [] : unit !== '' ? [unit] : quotes,
  )
  return { asset, money: told || unit || currency || usual || '' }
}

/**
 * What the coins that were paid with were worth in money, by the file itself: that is the cost of the coins that were bought.
 * Where the file does not say it, no price of ours is put in its place.
 */
function readWorth(
  text: string,
  { columns, currency: usual, decimalMark }: PurchaseReading,
): { micros: Micros; currency: CostCurrency } | { problem: string } {
  if (columns.value === null)
    return { problem: 'no column says what that was worth, so its cost stays unknown.' }
  const worth = readNumber(text, decimalMark)
  if (worth === null) return { problem: `${quote(text)} is no worth, so its cost stays unknown.` }
  const currency = costCurrency.safeParse(toCurrency(worth.unit) || usual)
  if (!currency.success) return { problem: 'the file does not say in which currency that was worth so much.' }
  const micros = decimalToMicros(worth.value)
  if (micros <= 0n) return { problem: 'its worth is not above 0, so its cost stays unknown.' }
  if (micros >= MOST_COST) return { problem: 'its worth is too large.' }
  return { micros, currency: currency.data }
}

/**
 * What a line did to the balances at the exchange beside its purchase: the other coin that was paid or got, and a fee in coins;
 * or all of it, where the line is no purchase or was refused as one.
 */
function readOthers(
  { line, cells }: TableRow,
  { columns, decimalMark }: PurchaseReading,
  { readTime, read }: { readTime: (text: string) => number | null; read: Read },
): OtherLine[] {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const numberOf = (column: number | null) => readNumber(cell(column), decimalMark)
  const side = toWords(cell(columns.side))
  const isPurchase = columns.side === null || buys.test(side)
  const kind = isPurchase ? 'deposit' : (others.find(([, words]) => words.test(side))?.[0] ?? 'unclear')
  const at = readTime(cell(columns.time))
  const [quantity, paid, price, fee] = [columns.quantity, columns.cost, columns.price, columns.fee].map(
    numberOf,
  )
  const told = cell(columns.currency).toUpperCase()
  const { asset, currency } = splitMarket(cell(columns.asset).toUpperCase(), told === '' ? quotes : [])
  const units = quantity ? sizeOf(quantity.value) : null
  const isRefused = 'fate' in read
  const written = cell(columns.hash).toLowerCase()
  const common = { line, hash: hash.test(written) ? written : null }
  const lines: OtherLine[] = []
  if (isRefused) {
    lines.push({
      ...common,
      kind,
      of: at === null || asset === '' || units === null ? null : { at, asset, units },
    })
  }
  /** Adds what the line says of another coin than its own; it is unclear where the line does not tell its amount or time. */
  function add(coin: string, moved: OtherLine['kind'], amount: bigint | null, fee?: { isFee: true }) {
    if (coin === '' || coin === asset || costCurrency.safeParse(coin).success) return
    const isKnown = at !== null && amount !== null
    lines.push({
      ...{ line, hash: null, kind: isKnown ? moved : 'unclear', ...fee },
      of: { at: at ?? 0, asset: coin, units: amount ?? 0n },
    })
  }
  if (kind === 'withdrawal' || (kind === 'deposit' && !isPurchase)) return lines
  /** A coin that was sold for another is a purchase of that one, with what it cost. */
  const isSwap = !isRefused && !isPurchase
  if (isSwap && at !== null && units !== null) {
    lines.push({ line, hash: null, kind: 'sale', of: { at, asset, units } })
  }
  const whole = paid
    ? sizeOf(paid.value)
    : price && units !== null
      ? (sizeOf(price.value) * units) / SCALE
      : null
  const given = told || toCurrency(paid?.unit ?? price?.unit) || currency
  if (!isSwap) add(given, isPurchase ? 'sale' : kind === 'sale' ? 'deposit' : 'unclear', whole)
  if (fee && sizeOf(fee.value) > 0n) {
    const coin = toCurrency(fee.unit) || toCurrency(cell(columns.feeCurrency))
    if (coin === asset && coin !== '' && at !== null) {
      lines.push({ line, hash: null, kind: 'sale', isFee: true, of: { at, asset, units: sizeOf(fee.value) } })
    } else add(coin, 'sale', sizeOf(fee.value), { isFee: true })
  }
  return lines
}

const sizeOf = (value: string) => toUnits(value.replace('-', ''))

interface Fee {
  /** What of it is part of the cost, and what is not. */
  micros: Micros
  leftOut: Micros
  note: string | null
}

/** A fee in another currency is not added: what that was worth then is not in the file. `usual` is that of one that names none. */
function readFee(
  text: string,
  currency: string,
  { decimalMark, fees, usual }: Pick<PurchaseReading, 'decimalMark' | 'fees'> & { usual: string },
): Fee | { problem: string } {
  if (text === '' || text === '-') return { micros: 0n, leftOut: 0n, note: null }
  const fee = readNumber(text, decimalMark)
  if (fee === null) return { problem: `${quote(text)} is no fee.` }
  const unit = fee.unit === null ? usual : toCurrency(fee.unit)
  const micros = decimalToMicros(fee.value)
  if (unit !== currency && sizeOf(fee.value) !== 0n) {
    const named = fee.unit === null ? `${text} ${unit}` : text
    return {
      micros: 0n,
      leftOut: 0n,
      note: `Its fee of ${named} is not in ${currency}, and not in the cost.`,
    }
  }
  if (micros < 0n) return { problem: 'Its fee is below 0.' }
  return fees === 'left-out'
    ? { micros: 0n, leftOut: micros, note: null }
    : { micros, leftOut: 0n, note: null }
}

const signs: Readonly<Record<string, string>> = {
  '₹': 'INR',
  RS: 'INR',
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  CA$: 'CAD',
}
/** The code of what stands beside an amount; a lone dollar sign is that of many countries, and says nothing. */
function toCurrency(unit: string | null | undefined): string {
  const text = (unit ?? '').toUpperCase().replace(/\.$/, '')
  return signs[text] ?? (text === '$' ? '' : text)
}

/** `ETH/INR` is ether for rupees; without a sign between, where it ends with one of some quotes. */
function splitMarket(text: string, ends: readonly string[]): { asset: string; currency: string } {
  const parts = /^([^/\-_:\s]+)[/\-_:\s]+([^/\-_:\s]+)$/.exec(text)
  if (parts !== null) return { asset: parts[1] ?? '', currency: parts[2] ?? '' }
  const [, coin = '', fiat = ''] = /^X([A-Z]{3})Z([A-Z]{3})$/.exec(text) ?? []
  if (ends.includes(fiat)) return { asset: coin === 'XBT' ? 'BTC' : coin, currency: fiat }
  const end = ends.find((each) => text.endsWith(each) && text.length > each.length + 1)
  return end === undefined
    ? { asset: text, currency: '' }
    : { asset: text.slice(0, -end.length), currency: end }
}

/** A decimal in units of 10^-18; what is finer is cut off. */
export const toUnits = (value: string): bigint => parseUnits(value, PLACES)

const quote = (text: string) => (text === '' ? 'An empty cell' : `“${text.slice(0, 40)}”`)
