import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { DatabaseRefusedError } from '../database-refused-error.ts'

const run = promisify(execFile)
const FILE = 'hodlwise.dump'

/** Runs a program of PostgreSQL; the password is given beside its arguments, which everybody on the machine may read. */
async function call(program: string, url: string, args: readonly string[]) {
  const { POSTGRES_BIN } = process.env
  const bare = new URL(url)
  const password = decodeURIComponent(bare.password)
  bare.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(POSTGRES_BIN ? join(POSTGRES_BIN, program) : program, [...args, `--dbname=${bare}`], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    const reason =
      code === 'ENOENT'
        ? 'it is not here. Install the client programs of PostgreSQL, of the version of the server or newer'
        : stderr?.trim()
    throw new DatabaseRefusedError(`${program} failed: ${reason}`)
  }
}

/** Writes all schemas of Hodlwise, as of one moment, into a folder. Servers may run meanwhile. */
export async function backUpPostgres(url: string, folder: string): Promise<void> {
  const file = join(folder, FILE)
  if (existsSync(file)) throw new DatabaseRefusedError(`${file} is there already. Name another folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const what = ['--format=custom', '--no-owner', '--no-privileges', '--schema=hodlwise*']
  await call('pg_dump', url, [...what, `--file=${file}`])
}

/** Reads a backup into a database that has nothing of Hodlwise; all of it or nothing. */
export async function restorePostgres(folder: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query("select nspname from pg_namespace where nspname like 'hodlwise%'")
    .finally(() => client.end())
  if (rows.length > 0) {
    throw new DatabaseRefusedError(
      `The database has the schema ${rows[0].nspname} already. Restore into an empty one.`,
    )
  }
  await call('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', join(folder, FILE)])
}
