import {
  type CostCurrency,
  costCurrency,
  type GainsCountry,
  type PurchaseField,
  type PurchaseReading,
} from '@pkg/api-contract'
import { decimalToMicros } from '../cents.ts'
import { taxCountries } from '../tax-country.ts'
import { readNumber } from './read-number.ts'
import { quotes, readMarket } from './read-purchases.ts'
import type { PurchaseTable } from './read-table.ts'
import { seeDateOrder } from './read-time.ts'

/**
 * What exchanges call a column, in lower case with single spaces, the surest name of a field first. A column is given to
 * the first field that claims it, in the order of this list.
 */
const names: readonly (readonly [PurchaseField, readonly RegExp[]])[] = [
  [
    'hash',
    [
      /\b(tx|txn|transaction|blockchain) ?hash\b/,
      /^hash$/,
      /^(tx|txn|transaction) ?id$/,
      /^blockchain transaction/,
    ],
  ],
  [
    'side',
    [
      /^(order )?side$/,
      /^transaction type$/,
      /^trade type$/,
      /^(type|direction|operation|buy sell|trade|action)$/,
    ],
  ],
  [
    'time',
    [
      /^(timestamp|datetime|date ?time|time|date)\b/,
      /\b(date|time|timestamp)( utc| ist)?$/,
      /\b(created|executed|filled) at\b/,
    ],
  ],
  [
    'fee',
    [
      /^(trading |total |transaction )?fees?( amount)?( and or spread| incl gst)?$/,
      /^(fee|commission)s?\b(?!.*(coin|currency|asset|unit))/,
    ],
  ],
  ['feeCurrency', [/^(fee|commission)s? (currency|coin|asset|unit)$/]],
  [
    'price',
    [
      /^(price|rate|unit price|average price|avg price|spot price|trade price)\b(?!.*(currency|coin))/,
      /\bprice at transaction\b/,
    ],
  ],
  [
    'quantity',
    [
      /^(quantity|qty|executed|filled)\b/,
      /^(volume|vol|size|units)$/,
      /^(base|crypto|coin|token|asset) (amount|quantity|volume)$/,
    ],
  ],
  [
    'cost',
    [
      /^total .*incl/,
      /^total( |$)(?!.*(fee|currency))/,
      /^(total )?(cost|paid|spent|net amount|net total|value|funds|turnover)\b(?!.*(currency|basis))/,
      /^subtotal$/,
      /^(quote|fiat|inr|usd|eur|gbp) (amount|quantity|value|volume)$/,
    ],
  ],
  [
    'asset',
    [
      /^(asset|coin|token|symbol|crypto|cryptocurrency|ticker)$/,
      /^base( asset| currency| coin)?$/,
      /^(pair|market|trading pair|product|instrument|symbol)\b/,
    ],
  ],
  [
    'currency',
    [
      /^(price|quote|spot price|fiat|payment|paid|cost|total) currency$/,
      /^(fiat|quote( asset| coin)?)$/,
      /^currency$/,
    ],
  ],
]
/** Said in many ways: what is left of the columns decides. */
const lateNames: typeof names = [
  ['quantity', [/^amount$/]],
  ['cost', [/^amount$/]],
  ['asset', [/^currency$/]],
  // Last: the worth of the coins is taken for their cost only where no other column tells what was paid.
  [
    'value',
    [
      /^(net worth|net value|fiat value|market value|worth|value)( amount)?( in)?$/,
      /^(inr|usd|eur|gbp|cad) (value|worth|equivalent|amount|total)$/,
      /^(total|equivalent|amount)( in)?$/,
    ],
  ],
]

/** Rows that are looked at to tell how a file writes. */
const SAMPLE = 200

export const toColumnName = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Which column holds what, as far as the names of the columns tell. */
function findColumns(header: readonly string[]): PurchaseReading['columns'] {
  const cells = header.map(toColumnName)
  const found: PurchaseReading['columns'] = {
    ...{ time: null, asset: null, quantity: null, cost: null, price: null },
    ...{ fee: null, feeCurrency: null, currency: null, side: null, hash: null, value: null },
  }
  const used = new Set<number>()
  for (const [field, patterns] of [...names, ...lateNames]) {
    if (found[field] !== null) continue
    for (const pattern of patterns) {
      const place = cells.findIndex((cell, index) => !used.has(index) && pattern.test(bare(cell)))
      if (place === -1) continue
      found[field] = place
      used.add(place)
      break
    }
  }
  // Where no column is named after the coin, the column called "currency" names it.
  if (found.asset === null && found.currency !== null) {
    found.asset = found.currency
    found.currency = null
  }
  return found
}

/** Without the currency that a name ends with, such as `Total (INR)`, which says what it counts. */
const bare = (cell: string) => {
  const words = cell.split(' ')
  return words.length > 1 && isCurrency(words.at(-1)) ? words.slice(0, -1).join(' ') : cell
}
const isCurrency = (word: string | undefined) => costCurrency.safeParse(word?.toUpperCase()).success

/** How many of the fields a row names, as the header of a file would. */
export const rankHeader = (cells: readonly string[]) =>
  Object.values(findColumns(cells)).filter((column) => column !== null).length

/** How a file is best understood, for a person to look over. */
export function guessReading(table: PurchaseTable, country: GainsCountry): PurchaseReading {
  const columns = findColumns(table.header)
  const reading = guess(table, country, columns)
  return isWorth(table, reading)
    ? guess(table, country, { ...columns, cost: null, value: columns.cost })
    : reading
}

/**
 * Whether the column taken for the cost tells the worth of coins that were paid with: so it is where rows were paid in coins
 * and a price stands beside. A column called just "value" may be either.
 */
function isWorth({ header, rows }: PurchaseTable, reading: PurchaseReading): boolean {
  const { cost, price, value } = reading.columns
  if (cost === null || price === null || value !== null) return false
  if (!/\b(value|worth)\b/.test(toColumnName(header[cost] ?? ''))) return false
  return rows.slice(0, SAMPLE).some(({ cells }) => {
    const { money } = readMarket(cells, reading, null)
    return money !== '' && !isCurrency(money)
  })
}

function guess(
  { header, rows }: PurchaseTable,
  country: GainsCountry,
  columns: PurchaseReading['columns'],
): PurchaseReading {
  const sample = rows.slice(0, SAMPLE)
  // Of columns whose names say nothing, all are looked into: an amount is no date.
  const cellsOf = (places: readonly (number | null)[]) => {
    const known = places.filter((place) => place !== null)
    return sample.flatMap(({ cells }) =>
      (known.length === 0 ? cells : known.map((place) => cells[place])).filter((cell) => cell),
    ) as string[]
  }
  const decimalMark = guessDecimalMark(cellsOf([columns.cost, columns.price, columns.quantity]))
  const orders = cellsOf([columns.time]).map(seeDateOrder)
  const decided = orders.find((order) => order === 'day-first' || order === 'month-first')
  const isByMonth = country === 'us' || country === 'ca'
  const { currency, timeZone } = taxCountries[country]
  const wordsOf = (places: readonly (number | null)[]) =>
    places.flatMap((column) => (column === null ? [] : toColumnName(header[column] ?? '').split(' ')))
  const told = wordsOf([columns.cost, columns.price, columns.value]).filter(isCurrency)
  // Amounts in a coin are no money, whatever the country.
  const isInCoins = wordsOf([columns.cost, columns.price]).some(
    (word) => quotes.includes(word.toUpperCase()) && !isCurrency(word),
  )
  const reading: PurchaseReading = {
    columns,
    currency: isInCoins ? null : ((told[0]?.toUpperCase() ?? currency) as CostCurrency),
    timeZone: readZone(header[columns.time ?? -1] ?? '') ?? timeZone,
    dateOrder:
      decided ?? (orders.includes('either') ? (isByMonth ? 'month-first' : 'day-first') : 'year-first'),
    decimalMark,
    // India's law names the cost of acquisition alone; elsewhere what was charged belongs to it.
    fees: country === 'in' ? 'left-out' : 'in-cost',
  }
  return isFeeInside(header, sample, reading) ? { ...reading, columns: { ...columns, fee: null } } : reading
}

/** The zone that the name of a column says, such as `Time (UTC+5:30)`; null where it says none. */
function readZone(name: string): string | null {
  const {
    sign,
    hours,
    minutes = '00',
  } = /\b(?:utc|gmt)\s*(?:(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?)?/i.exec(name)?.groups ?? {}
  if (sign !== undefined && hours !== undefined) return `${sign}${hours.padStart(2, '0')}:${minutes}`
  if (/\b(?:utc|gmt)\b/i.test(name)) return 'UTC'
  return /\bist\b/i.test(name) ? taxCountries.in.timeZone : null
}

/** A comma with one, two or more than three digits behind it, at the end, parts the whole from the rest. */
function guessDecimalMark(amounts: readonly string[]): 'point' | 'comma' {
  const ending = (mark: RegExp) => amounts.filter((text) => mark.test(text)).length
  const commas = ending(/^[^,]*,(\d{1,2}|\d{4,})\D*$/) + ending(/\.\d{3},\d/)
  const points = ending(/^[^.]*\.(\d{1,2}|\d{4,})\D*$/) + ending(/,\d{3}\.\d/)
  return commas > points ? 'comma' : 'point'
}

/** Whether the cost holds the fee already: as its name says, or as price and quantity tell of most rows. */
function isFeeInside(
  header: readonly string[],
  sample: PurchaseTable['rows'],
  { columns: { cost, fee, price, quantity }, decimalMark }: PurchaseReading,
): boolean {
  if (cost === null || fee === null) return false
  if (/\b(incl|inclusive|including|net)\b/.test(toColumnName(header[cost] ?? ''))) return true
  if (price === null || quantity === null) return false
  let inside = 0
  let outside = 0
  for (const { cells } of sample) {
    const read = (column: number) => {
      const found = readNumber(cells[column] ?? '', decimalMark)
      return found === null ? null : Number(found.value)
    }
    const [paid, charged, each, units] = [read(cost), read(fee), read(price), read(quantity)]
    if (paid === null || !charged || each === null || units === null) continue
    if (decimalToMicros((each * units).toFixed(6)) === 0n) continue
    if (Math.abs(paid - each * units) < Math.abs(paid - each * units - charged)) outside += 1
    else inside += 1
  }
  return inside > outside
}
