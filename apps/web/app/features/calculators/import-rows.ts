import {
  type InputValue,
  parseNumber,
  type Row,
  type RowColumn,
  type RowsOf,
} from '@pkg/finance-math/calculators'
import papaparse from 'papaparse'
import { parseDay } from './parse-day.ts'

/** The rows that an input asks, and how it reads them. */
export interface ReadableRows extends RowsOf {
  read: (given: readonly Row[]) => { value: InputValue; reasons: readonly string[] }
}

interface Imported {
  rows: readonly Row[]
  /** Why nothing was taken over. */
  problem?: string
  /** What was taken over, and what was not. */
  note: string
}

/** A file of more is nobody's list. */
const mostRows = 1_000_000

/**
 * Reads rows from a file or from what was pasted: each column is found by its head, or by what stands in it, days and
 * numbers in the order in which the calculator asks for them. Stops as soon as there are as many as it takes.
 */
export async function importRows(source: File | string, input: ReadableRows): Promise<Imported> {
  const { minItems, maxItems, item } = input
  const columns = Object.entries(input.columns)
  const rows: Row[] = []
  let places: readonly number[] | undefined
  let read = 0
  let unread = 0

  await new Promise<void>((resolve, reject) => {
    papaparse.parse<string[]>(source as File, {
      skipEmptyLines: 'greedy',
      // Copied cells are parted by tabs, and their amounts hold commas.
      delimiter: typeof source === 'string' && source.includes('\t') ? '\t' : '',
      step({ data }, parser) {
        read += 1
        const found = places ?? findPlaces(columns, data)
        const row = found && toRow(columns, data, found)
        if (row) {
          places = found
          rows.push(row)
        } else if (!isHead(data)) unread += 1
        else places ??= findByHeads(columns, data)
        // A file of something else is given up early.
        if (rows.length >= maxItems || read >= mostRows || (rows.length === 0 && read > 200)) parser.abort()
      },
      complete: () => resolve(),
      error: reject,
    })
  })

  const least = Math.max(1, minItems)
  const names = columns.map(([, { label }]) => label.en.toLowerCase())
  if (rows.length < least) {
    const size = `${least} ${least === 1 ? 'row' : 'rows'} at least`
    return {
      rows,
      problem: `That needs columns for ${listWords(names)}, with ${size}. What was here before is kept.`,
      note: '',
    }
  }
  const { value, reasons } = input.read(rows)
  const taken = value as readonly Row[]
  const many = `${item.en.toLowerCase()}${taken.length === 1 ? ' was' : 's were'}`
  const notes = [
    `${taken.length.toLocaleString('en-IN')} ${many} taken over.`,
    reasons.length > 0 && 'Figures beyond what is possible became the nearest that is.',
    unread > 0 && `${unread} rows without ${listWords(names)} were left out.`,
    rows.length >= maxItems && `Only the first ${maxItems.toLocaleString('en-IN')} were read.`,
  ]
  return { rows: taken, note: notes.filter(Boolean).join(' ') }
}

type Columns = readonly (readonly [string, RowColumn])[]

/** For each column the first cell that fits it and no other: days for days, numbers for numbers. */
function findPlaces(columns: Columns, cells: readonly string[]): number[] | undefined {
  return placeEach(columns, ({ kind }) =>
    cells.map((cell) => (kind === 'date' ? isDay(cell) : !isDay(cell) && parseNumber(cell) !== undefined)),
  )
}

/** For each column the first cell that is headed as it is, its own label before what others call it. */
function findByHeads(columns: Columns, cells: readonly string[]): number[] | undefined {
  const heads = cells.map((cell) => cell.toLowerCase())
  return placeEach(columns, ({ label, heads: others = [] }) => {
    const [first = ''] = label.en.toLowerCase().split(' ')
    const word = [first, ...others].find((one) => heads.some((head) => head.includes(one)))
    return heads.map((head) => word !== undefined && head.includes(word))
  })
}

function placeEach(columns: Columns, fits: (column: RowColumn) => readonly boolean[]): number[] | undefined {
  const places: number[] = []
  for (const [, column] of columns) {
    const place = fits(column).findIndex((isFit, index) => isFit && !places.includes(index))
    if (place < 0) return undefined
    places.push(place)
  }
  return places
}

function isDay(cell: string): boolean {
  return parseDay(cell) !== undefined
}

function isHead(cells: readonly string[]): boolean {
  return cells.every((cell) => parseNumber(cell) === undefined && !isDay(cell))
}

function toRow(columns: Columns, cells: readonly string[], places: readonly number[]): Row | undefined {
  const row: Record<string, number | string> = {}
  for (const [index, [name, { kind, unit }]] of columns.entries()) {
    const cell = cells[places[index] ?? -1] ?? ''
    const value = kind === 'date' ? parseDay(cell) : parseNumber(cell, unit)
    if (value === undefined) return undefined
    row[name] = value
  }
  return row
}

/** "date, price and amount". */
function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}
