import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { DatabaseRefusedError } from '../database-refused-error.ts'

const SECRET = 'session-secret'

/** The folder of readings that belongs to a database file. */
const toReadingsFolder = (file: string) => `${file.replace(/\.(?:db|sqlite3?)$/, '')}-readings`

/** Every file of a database, and the same of a copy of it elsewhere. */
async function listPairs(from: string, to: string): Promise<[from: string, to: string][]> {
  const folder = toReadingsFolder(from)
  const readings = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.db')) : []
  return [
    [from, to],
    ...readings.map((name): [string, string] => [join(folder, name), join(toReadingsFolder(to), name)]),
  ]
}

/**
 * Copies a SQLite database with what was read and the secret that was made for it, each file as of one moment, while a server
 * may write into it. Each copy is checked. Tells how many files there are.
 */
async function copySqlite(from: string, to: string): Promise<number> {
  if (!existsSync(from)) throw new DatabaseRefusedError(`There is no database at ${from}.`)
  const pairs = await listPairs(from, to)
  const there = pairs.find(([, copy]) => existsSync(copy))
  if (there)
    throw new DatabaseRefusedError(`${there[1]} is there already. Move it away, or name another place.`)
  for (const [file, copy] of pairs) {
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    const source = new SQLite(file, { readonly: true, fileMustExist: true })
    try {
      await source.backup(copy)
    } finally {
      source.close()
    }
    await chmod(copy, 0o600)
    check(copy)
  }
  const [secret, copyOfSecret] = [join(dirname(from), SECRET), join(dirname(to), SECRET)]
  // It opens second factors and what waits in the outbox.
  if (existsSync(secret) && !existsSync(copyOfSecret)) await copyFile(secret, copyOfSecret)
  return pairs.length
}

function check(file: string) {
  const copy = new SQLite(file, { readonly: true })
  try {
    const found = copy.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new DatabaseRefusedError(`${file} is damaged: ${found}`)
  } finally {
    copy.close()
  }
}

/** Copies the database into a folder. A server may run meanwhile. */
export function backUpSqlite(file: string, folder: string): Promise<number> {
  return copySqlite(file, join(folder, basename(file)))
}

/** Copies a backup to where the database is to be; nothing may be there. */
export async function restoreSqlite(folder: string, file: string): Promise<number> {
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => /\.(db|sqlite3?)$/.test(name))
    : []
  const [name] = names
  if (name === undefined || names.length > 1) {
    throw new DatabaseRefusedError(`${folder} holds ${names.length} databases; a backup holds one.`)
  }
  return copySqlite(join(folder, name), file)
}
