import { parseArgs } from 'node:util'
import { DatabaseRefusedError } from './database/database-refused-error.ts'
import { moveDatabase } from './database/move/move-database.ts'
import type { MoveSide } from './database/move/move-side.ts'
import { openSqliteSide } from './database/move/open-sqlite-side.ts'
import { databaseUrl } from './database/read-database-url.ts'
import { projectRoot } from './env.ts'

const USAGE =
  'Say which database and where to: npm run database:move -- --from file:./data/live.db --to postgres://user:password@host:5432/hodlwise'

async function openSide(option: string, url: string | undefined): Promise<MoveSide> {
  if (url === undefined) throw new DatabaseRefusedError(USAGE)
  const read = databaseUrl(projectRoot).safeParse(url)
  if (!read.success) throw new DatabaseRefusedError(`${option} ${read.error.issues[0]?.message}`)
  if ('file' in read.data) return openSqliteSide(read.data.file)
  const { openPostgresSide } = await import('./database/move/open-postgres-side.ts')
  return openPostgresSide(read.data.url)
}

/** `npm run database:move -- --from URL --to URL`, run while no server runs. */
async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const from = await openSide('--from', values.from)
  const to = await openSide('--to', values.to)
  const moved = await moveDatabase({
    from,
    to,
    onProgress: ({ table, rows }) => process.stdout.write(`${table}: ${rows} rows\n`),
  })
  await from.close()
  await to.close()
  const rows = moved.reduce((sum, each) => sum + each.rows, 0)
  process.stdout.write(
    `All ${rows} rows of ${from.name} are in ${to.name}, each compared. Start the server with its DATABASE_URL and the SESSION_SECRET of before: it opens the second factors. A secret that was made for you is in session-secret, in the folder of the SQLite file.\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof DatabaseRefusedError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
