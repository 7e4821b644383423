import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpSqlite, restoreSqlite } from './database/backup/sqlite-backup.ts'
import { DatabaseRefusedError } from './database/database-refused-error.ts'
import { EnvError, getVariables, projectRoot, readEnv } from './env.ts'

const USAGE =
  'Say where to: npm run database:backup -- --to FOLDER; or npm run database:restore -- --from FOLDER, while no server runs.'

/** `npm run database:backup -- --to FOLDER` and `npm run database:restore -- --from FOLDER`, of the database of DATABASE_URL. */
async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const folder = values.to ?? values.from
  if (folder === undefined || (values.to && values.from)) throw new DatabaseRefusedError(USAGE)
  const place = resolve(projectRoot, folder)
  const { database } = readEnv(getVariables())
  const isBackup = values.to !== undefined
  if ('file' in database) {
    const files = isBackup
      ? await backUpSqlite(database.file, place)
      : await restoreSqlite(place, database.file)
    process.stdout.write(`${files} files, each checked, are in ${isBackup ? place : database.file}\n`)
    return
  }
  const { backUpPostgres, restorePostgres } = await import('./database/backup/postgres-backup.ts')
  if (isBackup) await backUpPostgres(database.url, place)
  else await restorePostgres(place, database.url)
  process.stdout.write(
    `The database was ${isBackup ? `written to ${place}` : 'restored'}. Keep SESSION_SECRET with it: it opens the second factors.\n`,
  )
}

main().catch((error: unknown) => {
  const isTold = error instanceof DatabaseRefusedError || error instanceof EnvError
  process.stderr.write(`${isTold ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
