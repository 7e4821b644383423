import { parse } from 'csv-parse/sync'

/** One record of a file, and the line on which it ends, as an editor counts them. */
export interface TableRow {
  line: number
  cells: string[]
}

/** A file as rows and columns. */
export interface PurchaseTable {
  header: string[]
  headerLine: number
  rows: TableRow[]
  /** Whether there are more rows than were read. */
  isCut: boolean
}

/** Exchanges write their name, the account and the span before the columns. */
const MOST_LINES_BEFORE = 30
const MOST_COLUMNS = 200
const LONGEST_CELL = 200
const NUL = '\0'

const otherKinds: readonly [begins: RegExp, what: string][] = [
  [/^PK[^\w\s,;"]{2}/, 'a spreadsheet or an archive'],
  [/^%PDF/, 'a PDF'],
  [/^\s*[{[]/, 'JSON'],
  [/^\s*</, 'a web page'],
]

/**
 * Reads a CSV, whatever parts its cells: comma, semicolon or tab. Gives a sentence instead where it is none. `rank` says
 * how much a row looks like the names of columns.
 */
export function readTable(
  given: string,
  { most, rank }: { most: number; rank: (cells: readonly string[]) => number },
): PurchaseTable | string {
  // Of a line that ends with two signs the library would count two.
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const other = otherKinds.find(([begins]) => begins.test(text))
  if (other !== undefined) return `This is ${other[1]}, not a CSV. Please save the purchases as a CSV first.`
  if (text.includes(NUL)) return 'This is not a text. Please save the purchases as a CSV in UTF-8 first.'
  let read: TableRow[]
  try {
    read = parse(text, {
      ...{ delimiter: findDelimiter(text), info: true, relax_quotes: true, skip_empty_lines: true },
      ...{ relax_column_count: true, to: most + MOST_LINES_BEFORE + 2 },
    }).map((row) => toRow(row as unknown as { record: string[]; info: { lines: number } }))
  } catch {
    return 'The file could not be read as a CSV: a quotation mark in it is never closed.'
  }
  const filled = read.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const ranks = filled
    .slice(0, MOST_LINES_BEFORE)
    .map(({ cells }) => (cells.length > MOST_COLUMNS ? 0 : rank(cells)))
  const best = Math.max(0, ...ranks)
  // Where no name is known, the columns are named by the first row of as many cells as any.
  const widest = Math.max(0, ...filled.slice(0, MOST_LINES_BEFORE).map(({ cells }) => cells.length))
  const place = best > 1 ? ranks.indexOf(best) : filled.findIndex(({ cells }) => cells.length === widest)
  const header = filled[place]
  if (header === undefined || header.cells.length < 3) {
    return 'The file has no columns: a CSV with one purchase a line is read, its columns named above them.'
  }
  if (header.cells.length > MOST_COLUMNS) return `A file with at most ${MOST_COLUMNS} columns is read.`
  const rows = filled.slice(place + 1)
  return {
    header: header.cells,
    headerLine: header.line,
    rows: rows.slice(0, most),
    isCut: rows.length > most,
  }
}

/** A spreadsheet is kept from taking a cell for a formula by an apostrophe, which is no part of it. */
const toRow = ({ record, info }: { record: string[]; info: { lines: number } }): TableRow => ({
  line: info.lines,
  cells: record.map((cell) =>
    cell
      .trim()
      .replace(/^'(?=[=+\-@])/, '')
      .slice(0, LONGEST_CELL),
  ),
})

/** The sign that stands most often in the first lines. */
function findDelimiter(text: string): string {
  const lines = text.slice(0, 20_000).split('\n', MOST_LINES_BEFORE).join('\n')
  const [best = ','] = [',', ';', '\t'].sort((a, b) => lines.split(b).length - lines.split(a).length)
  return best
}
