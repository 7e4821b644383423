import type { InputValue, Row, RowColumn } from '@pkg/finance-math/calculators'
import { isAlike } from '../../grammar/label-words.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import { readDates } from '../../read/read-dates.ts'
import { readQuantities } from '../../read/read-quantities.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Token } from '../../read/tokenize.ts'
import type { DefinitionWords } from './definition-words.ts'
import { placesOfNames } from './find-named.ts'

/** Days and rows that a question gives, by the ids of the inputs. */
export type Told = Readonly<Record<string, InputValue>>

/** A question without the days and rows that it gives. */
interface Taken {
  told: Told
  rest: Reading
}

/** A figure or a day of a question, in the order in which they stand. */
interface Item {
  start: number
  end: number
  /** An ISO day, or what is counted. */
  day?: string
  quantity?: Quantity
}

/** A day in a question, as one word that no language has. */
export const dayWord = /^zqday[a-z]$/
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** What stands before or after a day and says nothing of it. */
const ofDays = new Set('on dated date in ko को par पर din दिन'.split(' '))
/** What ends what is said of a day. */
const separators = new Set(['and', 'aur', 'और', 'then', 'phir'])
/** Right before a price. */
const ofPrices = new Set(['at', '@', 'price', 'nav', 'rate', 'bhav', 'भाव'])

/**
 * Takes the days and the rows of columns out of a question, as a calculator asks for them: days by the words beside them,
 * rows by what their columns count. Undefined where a day is left that no input takes, or two rows are told differently.
 *
 * @param wanted inputs that were asked for before
 * @param toTokens cuts a text into its words and figures
 */
export function takeTold(
  reading: Reading,
  words: DefinitionWords,
  wanted: ReadonlySet<string>,
  toTokens: (reading: Reading) => Token[],
): Taken | undefined {
  const { text, days } = markDays(reading.asked)
  const tokens = toTokens({ ...reading, asked: text })
  // What the calculator is called names none of its columns.
  const names = placesOfNames(tokens, words)
  const spoken = tokens.map((token, at) =>
    isInside(names, at) ? { kind: 'pause' as const, text: '' } : token,
  )
  const items = listItems(tokens, days)
  const [rows] = words.rows
  const found = rows === undefined ? [] : findRows(rows, items, spoken)
  const left = items.filter((item) => !found.some(({ items: own }) => own.includes(item)))
  const dated = placeDays(
    left.filter(({ day }) => day !== undefined),
    { words, items, tokens: spoken, wanted },
  )
  if (dated === undefined) return undefined
  const isTaken = tokens.map(() => false)
  const [firstRow, lastRow] = [found[0], found.at(-1)]
  // "Minimum 4000 on 80000": what names a column of the first row stands before it.
  const ofRow = ({ text: word }: Token) => rows?.columns.some((one) => one.words.includes(word)) ?? false
  const start = firstRow?.items[0]?.start ?? 0
  const from = spoken.findLastIndex((token, at) => at < start && !ofRow(token)) + 1
  const to = lastRow?.items.at(-1)?.end ?? 0
  for (let at = from; at < to; at++) isTaken[at] = true
  for (const { start, end } of left.filter(({ day }) => day !== undefined)) {
    for (let at = start; at < end; at++) isTaken[at] = true
    if (ofDays.has(tokens[start - 1]?.text ?? '')) isTaken[start - 1] = true
    if (ofDays.has(tokens[end]?.text ?? '')) isTaken[end] = true
  }
  // "25 lakh sold on 1/8/2025 for 1.2 crore": what names the day behind a figure is said of what comes after it.
  const cuts = left.flatMap(({ day, start }) => {
    const before = items.findLast(({ end }) => end <= start)
    const beside = day === undefined || before?.quantity === undefined ? [] : spoken.slice(before.end, start)
    return beside.some(({ text: word }) => words.days.some((one) => namesDay(one, word))) ? [before?.end] : []
  })
  // "Bought for 20 lakh on 15 June 2010 sold for 60 lakh": a day right behind an amount ends what is said of it.
  const ends = left.flatMap(({ day, start }) => {
    const before = items.findLast(({ end }) => end <= start)
    const isBehind =
      day !== undefined &&
      before?.quantity !== undefined &&
      spoken.slice(before.end, start).every(({ text: word }) => ofDays.has(word))
    return isBehind ? [start] : []
  })
  const asked = tokens
    .map(({ text: word }, at) => {
      const kept = isTaken[at] ? (at === to - 1 || ends.includes(at) ? ',' : '') : word
      return cuts.includes(at) ? `, ${kept}` : kept
    })
    .join(' ')
  return {
    told: { ...dated, ...(rows && found.length > 0 && { [rows.name]: found.map(({ row }) => row) }) },
    rest: { ...reading, asked, quantities: reading.quantities.filter(({ kind }) => kind !== 'date') },
  }
}

/** Every day as a word of its own, by which it is found among the words. */
function markDays(asked: string): { text: string; days: ReadonlyMap<string, string> } {
  const days = new Map<string, string>()
  let text = ''
  let at = 0
  for (const { iso, index, length } of readDates(asked).slice(0, letters.length)) {
    const word = `zqday${letters[days.size]}`
    days.set(word, iso)
    text += `${asked.slice(at, index)} ${word} `
    at = index + length
  }
  return { text: text + asked.slice(at), days }
}

function listItems(tokens: readonly Token[], days: ReadonlyMap<string, string>): Item[] {
  const figures: Item[] = readQuantities(tokens).map((quantity) => ({
    start: quantity.start,
    end: quantity.end,
    quantity,
  }))
  const dated = tokens.flatMap(({ text }, at): Item[] => {
    const day = dayWord.test(text) ? days.get(text) : undefined
    return day === undefined ? [] : [{ start: at, end: at + 1, day }]
  })
  return [...figures, ...dated].sort((one, other) => one.start - other.start)
}

/** Rows that stand one after the other: as many figures and days as there are columns, each of what one of them counts. */
function findRows(
  { columns }: DefinitionWords['rows'][number],
  items: readonly Item[],
  tokens: readonly Token[],
): { row: Row; items: readonly Item[] }[] {
  const size = columns.length
  const found: { row: Row; items: readonly Item[] }[] = []
  for (let at = 0; at + size <= items.length; ) {
    const own = items.slice(at, at + size)
    const row = toRow(columns, own, items, tokens)
    if (row !== undefined) found.push({ row, items: own })
    // What comes after the rows is something else.
    else if (found.length > 0) break
    at += row === undefined ? 1 : size
  }
  return found
}

/** The figures of one row in the columns that they fit; undefined where they do not. */
function toRow(
  columns: DefinitionWords['rows'][number]['columns'],
  own: readonly Item[],
  items: readonly Item[],
  tokens: readonly Token[],
): Row | undefined {
  const open = [...own]
  const row: Record<string, number | string> = {}
  for (const { name, column, words } of columns) {
    const fitting = open.filter((item) => valueIn(column, item) !== undefined)
    const isNamed = (item: Item) => wordsBefore(item, items, tokens).some((word) => words.includes(word))
    const item = fitting.find(isNamed) ?? fitting.find((one) => !namesAnother(one)) ?? fitting[0]
    const value = item && valueIn(column, item)
    if (item === undefined || value === undefined) return undefined
    open.splice(open.indexOf(item), 1)
    row[name] = value

    function namesAnother(one: Item): boolean {
      const before = wordsBefore(one, items, tokens)
      return columns.some((other) => other.name !== name && before.some((word) => other.words.includes(word)))
    }
  }
  return row
}

/** What a figure or a day is in a column; undefined where the column counts something else. */
function valueIn(column: RowColumn, { day, quantity }: Item): number | string | undefined {
  if (column.kind === 'date') return day
  if (quantity === undefined || quantity.isNegative) return undefined
  const { kind, value, per, currency = 'INR' } = quantity
  if (column.unit === 'percent') return kind === 'percent' && per !== 'month' ? value : undefined
  const isAmount = kind === 'money' || kind === 'bare'
  return isAmount && currency === 'INR' && (per === undefined || per === 'month') ? value : undefined
}

/** The words between the figure or day before and this one. */
function wordsBefore(item: Item, items: readonly Item[], tokens: readonly Token[]): string[] {
  const before = items.findLast(({ end }) => end <= item.start)?.end ?? 0
  const beside = tokens.slice(before, item.start)
  const said = beside.slice(beside.findLastIndex(({ kind }) => kind === 'pause') + 1)
  return said.map(({ text }) => (ofPrices.has(text) ? 'price' : text))
}

/** Whether a word names a day that a calculator takes. */
export function namesDay({ words }: DefinitionWords['days'][number], word: string): boolean {
  return words.some((label) => isAlike(word, label))
}

/** Each day in the input that the words beside it name, or that was asked for; undefined where one fits none. */
function placeDays(
  days: readonly Item[],
  {
    words,
    items,
    tokens,
    wanted,
  }: {
    words: DefinitionWords
    items: readonly Item[]
    tokens: readonly Token[]
    wanted: ReadonlySet<string>
  },
): Told | undefined {
  const placed: Record<string, string> = {}
  for (const { start, end, day = '' } of days) {
    // "Bought for 1 lakh on 1/5/2020 and sold": a clause ends what is said of a day, and another day does.
    const isEnd = ({ kind, text }: Token) => kind === 'pause' || separators.has(text) || dayWord.test(text)
    const from = tokens.findLastIndex((token, at) => at < start && isEnd(token)) + 1
    const to = tokens.findIndex((token, at) => at >= end && isEnd(token))
    const next = items.find((one) => one.start >= end)?.start ?? tokens.length
    const said = [
      ...tokens.slice(from, start).toReversed(),
      ...tokens.slice(end, to < 0 ? next : Math.min(to, next)),
    ].map(({ text }) => text)
    const open = words.days.filter(({ name }) => !(name in placed))
    const named = said.flatMap((word) => open.find((one) => namesDay(one, word)) ?? [])[0]
    const asked = open.filter(({ name }) => wanted.has(name))
    // Where no word tells, days are given in the order in which they are asked.
    const input = named ?? asked[0] ?? open[0]
    if (input === undefined) return undefined
    placed[input.name] = day
  }
  return placed
}
