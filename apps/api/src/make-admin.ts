import { existsSync } from 'node:fs'
import { DatabaseRefusedError } from './database/database-refused-error.ts'
import { type DatabaseAddress, openUsers } from './database/open-database.ts'
import { CarryOverError, carryOver } from './database/sqlite/carry-over.ts'
import { EnvError, getVariables, readEnv } from './env.ts'
import { createAdmin, NoAccountError } from './features/admin/create-admin.ts'

/** `npm run admin -- person@example.org`, run where the server runs. */
async function main() {
  const env = readEnv(getVariables())
  if (env.carryOver) carryOver(env.carryOver)
  // Whoever names no database may mean the account in the sandbox as well as the one in the live product.
  const files = (env.carryOver?.to ?? []).filter((file) => existsSync(file))
  const addresses = files.length > 0 ? files.map((file) => ({ file })) : [env.database]
  const outcomes: (string | NoAccountError)[] = []
  for (const address of addresses) outcomes.push(await makeAdminIn(address, process.argv[2]))
  const messages = outcomes.filter((outcome) => typeof outcome === 'string')
  if (messages.length === 0 && outcomes[0] instanceof NoAccountError) throw outcomes[0]
  for (const message of messages) process.stdout.write(`${message}\n`)
}

async function makeAdminIn(
  address: DatabaseAddress,
  email: string | undefined,
): Promise<string | NoAccountError> {
  const { users, synced, close } = await openUsers({ ...address, now: Date.now })
  try {
    const message = await createAdmin(users, email)
    // The answer says that it is done: so the disk has it.
    await synced()
    return `${message} (in ${'file' in address ? address.file : 'the PostgreSQL database'})`
  } catch (error) {
    if (error instanceof NoAccountError) return error
    throw error
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  const isOurs =
    error instanceof EnvError ||
    error instanceof NoAccountError ||
    error instanceof CarryOverError ||
    error instanceof DatabaseRefusedError
  process.stderr.write(`${isOurs ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
