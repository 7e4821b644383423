import type { DatedAmount } from '@pkg/finance-math/calculators'
import { parseNumber } from '@pkg/finance-math/calculators'
import papaparse from 'papaparse'
import { parseDay } from './parse-day.ts'

interface Imported {
  flows: readonly DatedAmount[]
  /** Why nothing was taken over. */
  problem?: string
  /** What was taken over, and what was not. */
  note: string
}

interface Limits {
  minItems: number
  maxItems: number
}

/** A file of more is nobody's list of payments. */
const mostRows = 1_000_000

/**
 * Reads payments from a file or pasted rows: a column of dates and one of amounts, found by their heads or by what
 * stands in them. Stops reading as soon as there are as many as the calculator takes.
 */
export async function importFlows(source: File | string, limits: Limits): Promise<Imported> {
  const flows: DatedAmount[] = []
  let columns: Columns | undefined
  let read = 0
  let unread = 0

  await new Promise<void>((resolve, reject) => {
    papaparse.parse<string[]>(source as File, {
      skipEmptyLines: 'greedy',
      // Copied cells are parted by tabs, and their amounts hold commas.
      delimiter: typeof source === 'string' && source.includes('\t') ? '\t' : '',
      step({ data }, parser) {
        read += 1
        const found = columns ?? findColumns(data)
        const flow = found && toFlow(data, found)
        if (flow) {
          columns = found
          flows.push(flow)
        } else if (!isHead(data)) unread += 1
        else columns ??= findByHeads(data)
        // A file of something else is given up early.
        if (flows.length >= limits.maxItems || read >= mostRows || (flows.length === 0 && read > 200)) {
          parser.abort()
        }
      },
      complete: () => resolve(),
      error: reject,
    })
  })

  if (flows.length < limits.minItems) {
    return {
      flows,
      problem: `That needs a column of dates and one of amounts, with ${limits.minItems} rows at least. What was here before is kept.`,
      note: '',
    }
  }
  const full =
    flows.length >= limits.maxItems
      ? ` Only the first ${limits.maxItems.toLocaleString('en-IN')} were read.`
      : ''
  const skipped = unread > 0 ? ` ${unread} rows without a date and an amount were left out.` : ''
  return { flows, note: `${flows.length.toLocaleString('en-IN')} payments were taken over.${skipped}${full}` }
}

interface Columns {
  date: number
  amount: number
}

/** The first cell that is a day, and the first other one that is a number. */
function findColumns(cells: readonly string[]): Columns | undefined {
  const date = cells.findIndex((cell) => parseDay(cell) !== undefined)
  const amount = cells.findIndex((cell, index) => index !== date && parseNumber(cell) !== undefined)
  return date < 0 || amount < 0 ? undefined : { date, amount }
}

function findByHeads(cells: readonly string[]): Columns | undefined {
  const date = cells.findIndex((cell) => /date|day/i.test(cell))
  const amount = cells.findIndex((cell) => /amount|value|flow|payment/i.test(cell))
  return date < 0 || amount < 0 || date === amount ? undefined : { date, amount }
}

function isHead(cells: readonly string[]): boolean {
  return cells.every((cell) => parseNumber(cell) === undefined && parseDay(cell) === undefined)
}

function toFlow(cells: readonly string[], { date, amount }: Columns): DatedAmount | undefined {
  const day = parseDay(cells[date] ?? '')
  const number = parseNumber(cells[amount] ?? '')
  return day === undefined || number === undefined ? undefined : { date: day, amount: number }
}
