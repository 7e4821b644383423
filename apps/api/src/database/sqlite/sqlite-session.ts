import type { Statement } from 'better-sqlite3'
import { Column, is, Param, Placeholder, type Query, SQL } from 'drizzle-orm'
import { type SQLiteAsyncDialect, SQLitePreparedQuery, SQLiteSession } from 'drizzle-orm/sqlite-core'
import { toStorableText } from '../to-storable-text.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** Whether questions wait for the transaction of somebody else, or are those of the transaction. */
export type TransactionSide = 'outside' | 'inside'

type Values = Record<string, unknown>
type Answer = { type: 'async'; run: unknown; all: unknown; get: unknown; values: unknown; execute: unknown }
type NoSchema = Record<string, never>

/** What Drizzle tells of a value to read from a row: where it goes and how it is read. */
interface SelectedField {
  path: string[]
  field: unknown
}

/**
 * Asks a SQLite file what Drizzle's builders say. Drizzle's own session for this driver answers at once and cannot wait
 * for a transaction; its session for any driver costs a third more for short questions. This one reads parameters and
 * columns once for each statement, not for each answer.
 */
export class SqliteSession extends SQLiteSession<'async', unknown, NoSchema, NoSchema> {
  readonly #file: SqliteFile
  readonly #side: TransactionSide

  constructor(dialect: SQLiteAsyncDialect, file: SqliteFile, side: TransactionSide) {
    super(dialect)
    this.#file = file
    this.#side = side
  }

  override prepareQuery(
    query: Query,
    fields: SelectedField[] | undefined,
    executeMethod: 'run' | 'all' | 'get',
  ): SqliteQuery {
    return new SqliteQuery(this.#file, this.#side, query, fields, executeMethod)
  }

  override transaction(): never {
    throw new Error('The connection makes transactions, not the session')
  }
}

export class SqliteQuery extends SQLitePreparedQuery<Answer> {
  readonly #file: SqliteFile
  readonly #side: TransactionSide
  readonly #toParameters: (values: Values) => unknown[]
  #statement: Statement | undefined
  readonly #toRow: ((row: unknown[]) => unknown) | undefined

  constructor(
    file: SqliteFile,
    side: TransactionSide,
    query: Query,
    fields: SelectedField[] | undefined,
    executeMethod: 'run' | 'all' | 'get',
  ) {
    super('async', executeMethod, query)
    this.#file = file
    this.#side = side
    this.#toParameters = compileParameters(query.params)
    this.#toRow = fields && compileRow(fields)
  }

  async run(values: Values = {}) {
    await this.#ask(() => this.runNow(values))
  }

  async all(values: Values = {}) {
    const toRow = this.#toRow
    if (toRow === undefined) throw new Error('The statement answers with nothing')
    const rows = this.#ask(() => this.#find().all(...this.#toParameters(values)) as unknown[][])
    return (rows instanceof Promise ? await rows : rows).map(toRow)
  }

  async get(values: Values = {}) {
    const [row] = await this.all(values)
    return row
  }

  async values(): Promise<never> {
    throw new Error('Rows are read by their columns')
  }

  /** Runs within a step that somebody else has begun. */
  runNow(values: Values) {
    this.#find().run(...this.#toParameters(values))
  }

  #find() {
    this.#statement ??= this.#file.prepare(this.query.sql)
    return this.#statement
  }

  #ask<T>(question: () => T): T | Promise<T> {
    return this.#side === 'inside' ? question() : this.#file.ask(question)
  }
}

/** How the parameters of a statement come from what is given at each call. */
function compileParameters(parameters: readonly unknown[]): (values: Values) => unknown[] {
  const readers = parameters.map((parameter): ((values: Values) => unknown) => {
    if (is(parameter, Placeholder)) return readerOf(parameter.name)
    if (is(parameter, Param) && is(parameter.value, Placeholder)) {
      const { encoder } = parameter
      const read = readerOf(parameter.value.name)
      return (values) => encoder.mapToDriverValue(read(values))
    }
    const constant = toStored(parameter)
    return () => constant
  })
  return (values) => readers.map((read) => toStored(read(values)))
}

function readerOf(name: string): (values: Values) => unknown {
  return (values) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${name}`)
    return value
  }
}

const toStored = (value: unknown) => (typeof value === 'string' ? toStorableText(value) : value)

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** How a row becomes an object, with objects in it where tables are joined. */
function compileRow(fields: SelectedField[]): (row: unknown[]) => unknown {
  const readers = fields.map(({ path: [first = '', second], field }) => ({
    outer: second === undefined ? undefined : first,
    name: second ?? first,
    decode: decoderOf(field),
  }))
  return (row) => {
    const answer: Record<string, unknown> = {}
    for (let index = 0; index < readers.length; index += 1) {
      const { outer, name, decode } = readers[index] as (typeof readers)[number]
      const value = decode === undefined ? row[index] : decode(row[index])
      if (outer === undefined) {
        answer[name] = value
      } else {
        answer[outer] ??= {}
        const object = answer[outer] as Record<string, unknown>
        object[name] = value
      }
    }
    return answer
  }
}

/** Undefined where a value is read as it stands. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  const decoder: Decoder = is(field, Column) ? field : decoderOfExpression(field)
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined
  return (value) => (value === null ? null : decoder.mapFromDriverValue(value))
}

function decoderOfExpression(field: unknown): Decoder {
  const expression = is(field, SQL) ? field : (field as SQL.Aliased).sql
  return (expression as unknown as { decoder: Decoder }).decoder
}
