import { openDatabase } from './database/open-database.ts'
import { EnvError, getVariables, readEnv } from './env.ts'
import { createAdmin, NoAccountError } from './features/admin/create-admin.ts'

/** `npm run admin -- person@example.org`, run where the server runs. */
async function main() {
  const env = readEnv(getVariables())
  const database = openDatabase({ file: env.databaseFile, now: Date.now })
  try {
    const message = await createAdmin(database.users, process.argv[2])
    await database.synced()
    process.stdout.write(`${message}\n`)
  } finally {
    database.close()
  }
}

main().catch((error: unknown) => {
  const isOurs = error instanceof EnvError || error instanceof NoAccountError
  process.stderr.write(`${isOurs ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
