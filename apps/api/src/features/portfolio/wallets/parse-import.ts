import { AppError, cutText, EXPORT_FORMAT, EXPORT_VERSION, MAX_TAGS, spamVerdict } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'

/** One entry of an import, before anybody has looked at whether it is right. */
export interface ImportEntry {
  line: number
  text: string
  address: string
  label?: string | undefined
  tags?: string[] | undefined
  /** As it was written. */
  chainChoices?: unknown[] | undefined
}

/** A line of which nothing is taken, and why. */
interface SkippedLine {
  line: number
  text: string
  message: string
}

export interface ParsedImport {
  kind: 'list' | 'csv' | 'export'
  entries: ImportEntry[]
  verdicts: { asset: string; chainId: number; verdict: z.infer<typeof spamVerdict> }[]
  /** As they were written; whoever takes them in looks whether they are right. */
  gainOverrides: unknown[]
  skipped: SkippedLine[]
}

/** The most lines that are looked at; nobody tracks more wallets than a fraction of it. */
const MOST_LINES = 5_000
/** More than a wallet may have, so that too many are refused and not cut. */
const MOST_CHOICES = 200
const LONGEST_TEXT = 200
/** As much of a list or a CSV as is read: reading is slow, and this is more than `MOST_LINES` of addresses. */
const MOST_CHARACTERS = 256 * 1024

/**
 * Reads what a person pastes or uploads: addresses in lines or with commas, a CSV of address, label and tags, or an
 * export of ours.
 */
export function parseImport(text: string): ParsedImport {
  const given = text.replace(/^\uFEFF/, '')
  return given.trimStart().startsWith('{') ? parseExport(given) : parseRows(given)
}

const exportedWallets = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  wallets: z.array(
    z.object({
      address: z.string(),
      label: z.optional(z.nullable(z.string())),
      tags: z.optional(z.array(z.string())),
      chainChoices: z.optional(z.array(z.unknown())),
    }),
  ),
  verdicts: z.optional(z.array(z.object({ chainId: z.int(), asset: z.string(), verdict: spamVerdict }))),
  gainOverrides: z.optional(z.array(z.unknown())),
  holdings: z.optional(z.array(z.unknown())),
  transfers: z.optional(z.array(z.unknown())),
  history: z.optional(z.array(z.unknown())),
})

function parseExport(text: string): ParsedImport {
  const parsed = z.safeParse(exportedWallets, tryJson(text))
  if (!parsed.success) {
    throw new AppError('BAD_REQUEST', { message: 'This is JSON, but not an export of Hodlwise.' })
  }
  const { wallets, verdicts = [], gainOverrides = [] } = parsed.data
  const derived = (['holdings', 'transfers', 'history'] as const).flatMap((name) => {
    const rows = parsed.data[name]?.length ?? 0
    return rows === 0 ? [] : [{ name, rows }]
  })
  return {
    kind: 'export',
    entries: wallets.slice(0, MOST_LINES).map(({ address, label, tags, chainChoices = [] }, index) => ({
      line: index + 1,
      text: shorten(address),
      address,
      ...(typeof label === 'string' && { label }),
      ...(tags !== undefined && tags.length > 0 && { tags: cutTags(tags) }),
      ...(chainChoices.length > 0 && { chainChoices: chainChoices.slice(0, MOST_CHOICES) }),
    })),
    verdicts: verdicts.slice(0, MOST_LINES),
    gainOverrides: gainOverrides.slice(0, MOST_LINES),
    skipped: derived.map(({ name, rows }, index) => ({
      line: wallets.length + index + 1,
      text: `${name} (${rows})`,
      message: DERIVED,
    })),
  }
}

const DERIVED = 'Read from the chain, and so not taken from a file.'
/** Columns that only our tables of derived figures have. */
const derivedColumns = ['balance', 'amount', 'value']

interface Row {
  record: string[]
  info: { lines: number }
}

function parseRows(given: string): ParsedImport {
  const text = cutShort(given)
  const rows = readCsv(text)
  const header = rows[0]?.record.map((cell) => cell.trim().toLowerCase()) ?? []
  const isTable = header.includes('address')
  const isDerived = header.some((name) => derivedColumns.includes(name))
  const result: ParsedImport = {
    kind: isTable || isDerived ? 'csv' : 'list',
    entries: [],
    verdicts: [],
    gainOverrides: [],
    skipped: [],
  }
  const cellOf = (record: readonly string[], name: string) => record[header.indexOf(name)]?.trim()

  for (const { record, info } of isTable || isDerived ? rows.slice(1) : rows) {
    const line = info.lines
    const shown = shorten(record.join(', '))
    if (record.every((cell) => cell.trim() === '')) continue
    if (result.entries.length + result.skipped.length >= MOST_LINES) {
      result.skipped.push({ line, text: shown, message: `Only the first ${MOST_LINES} lines are read.` })
      break
    }
    if (isDerived) result.skipped.push({ line, text: shown, message: DERIVED })
    else if (isTable) {
      const label = cellOf(record, 'label')
      const tags = cellOf(record, 'tags')
      result.entries.push({
        line,
        text: shown,
        address: cellOf(record, 'address') ?? '',
        ...(label && { label: withoutGuard(label) }),
        ...(tags && { tags: splitTags(withoutGuard(tags)) }),
      })
    } else {
      const room = MOST_LINES - result.entries.length - result.skipped.length
      result.entries = result.entries.concat(readLine(record, line, shown).slice(0, room))
    }
  }
  if (text !== given && result.skipped.length < MOST_LINES) {
    const line = (rows.at(-1)?.info.lines ?? 0) + 1
    result.skipped.push({
      line,
      text: '',
      message: 'A list this long is read in part; import the rest again.',
    })
  }
  return result
}

/** Ends with a whole line. */
function cutShort(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const end = text.lastIndexOf('\n', MOST_CHARACTERS)
  return text.slice(0, end > 0 ? end : MOST_CHARACTERS)
}

/** A line of a list: one address with perhaps a label and tags after it, or several addresses. */
function readLine(record: readonly string[], line: number, text: string): ImportEntry[] {
  const cells = record.flatMap((cell, index) => (index === 0 ? cell.trim().split(/\s+/) : [cell.trim()]))
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length > 1 && filled.every(looksLikeAddress)) {
    return filled.map((address) => ({ line, text: shorten(address), address }))
  }
  const [address = '', label, ...tags] = withLabelApart(record.map((cell) => cell.trim()))
  return [
    {
      line,
      text,
      address,
      ...(label && { label: withoutGuard(label) }),
      ...(tags.length > 0 && { tags: tags.flatMap(splitTags) }),
    },
  ]
}

/** What stands behind an address and a space is its label; a second address there is none, and the line is refused. */
function withLabelApart(cells: readonly string[]): readonly string[] {
  const [first = '', ...rest] = cells
  const [address = '', ...words] = first.split(/\s+/)
  // An address that a space stands in is told as such, and not as a short one with digits for a label.
  const isTorn = !isWholeAddress(address) && words.every((word) => /^[0-9a-f]+$/i.test(word))
  const isOne = words.length > 0 && looksLikeAddress(address) && !isTorn && !words.some(looksLikeAddress)
  return isOne ? [address, words.join(' '), ...rest] : cells
}

const isWholeAddress = (text: string) => looksLikeAddress(text) && (text.length === 42 || !/^0x/i.test(text))
const looksLikeAddress = (text: string) => /^0x[0-9a-f]*$/i.test(text) || /^[^\s,]+\.eth$/i.test(text)

function readCsv(text: string): Row[] {
  const [first = ''] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const delimiter = [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ','
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_LINES + 2,
    }) as unknown as Row[]
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'The text could not be read as a list or a CSV.', cause })
  }
}

const splitTags = (text: string) =>
  cutTags(
    text
      .split(/[;|]/)
      .map((tag) => withoutGuard(tag.trim()))
      .filter((tag) => tag !== ''),
  )

/** Cuts to one tag more than a wallet may have: enough to be refused as too many. */
const cutTags = (tags: string[]) => tags.slice(0, MAX_TAGS + 1)

/** Our CSV guards what a spreadsheet would take for a formula; the guard is no part of the text. */
const withoutGuard = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'(?=[=+\-@\t])/g, '')

const shorten = (text: string) => cutText(text, LONGEST_TEXT)

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
