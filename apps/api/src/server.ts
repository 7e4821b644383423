import { resolve } from 'node:path'
import { createChainClient } from '@pkg/chain-client'
import { createApp } from './app.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { DatabaseRefusedError } from './database/database-refused-error.ts'
import { openDatabase } from './database/open-database.ts'
import { CarryOverError, carryOver } from './database/sqlite/carry-over.ts'
import { EnvError, getVariables, readEnv } from './env.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { createWalletChains } from './features/portfolio/chains/create-wallet-chains.ts'
import { createJobRunner } from './jobs/create-job-runner.ts'
import { startCleaning } from './jobs/start-cleaning.ts'
import { startOutbox } from './jobs/start-outbox.ts'
import { startSnapshots } from './jobs/start-snapshots.ts'
import { callContext } from './lib/call-context.ts'
import { createLogger } from './lib/create-logger.ts'
import { createMailer } from './lib/create-mailer.ts'
import { loadWebBuild } from './lib/load-web-build.ts'
import { room } from './room.ts'
import { createBudgetBook } from './sharing/create-budget-book.ts'
import { openSharing } from './sharing/open-sharing.ts'
import { RedisRefusedError } from './sharing/redis/redis-refused-error.ts'

async function main() {
  const logger = createLogger()
  const now = Date.now
  const env = readEnv(getVariables())

  for (const file of env.carryOver ? carryOver(env.carryOver) : []) {
    logger.info(
      `What people entered was copied from ${env.carryOver?.from} into ${file}. Readings were not: nothing tells whether they are of the sandbox. The old file is as it was.`,
    )
  }
  const tracing =
    env.tracing &&
    (await import('./tracing/start-tracing.ts')).startTracing(env.tracing, {
      now,
      warn: (message) => logger.warn(message),
    })
  const database = await openDatabase({ ...env.database, now, origin: env.origin })
  const others = await database.listOtherWorlds()
  if (others.length > 0) {
    logger.warn(
      { world: env.origin.world, others },
      'The database has readings of other worlds; they are kept and not used',
    )
  }
  const warn = (message: string, error: unknown) => logger.warn({ err: error }, message)
  const run = createJobRunner({
    jobRuns: database.jobRuns,
    tracing,
    now,
    onFailure: (message, error) => logger.error({ err: error }, message),
  })
  const stopCleaning = await startCleaning({ database, run, now })
  const sharing = await openSharing({ ...env, now, log: logger })
  const chain = createChainClient({
    chains: env.chains,
    settings: env.providers,
    answers: database.answers,
    turns: sharing.turns,
    budgets: env.upstreamBudgets,
    book: createBudgetBook(sharing.counts('upstreams')),
    caller: () => callContext.getStore(),
    now,
    log: ({ level, message, provider }) => logger[level]({ provider }, message),
  })
  const webBuild = await loadWebBuild(resolve(room, '../web/build/client'), env.publicUrl)
  const mailer = createMailer({ ...env.mail, log: (message) => logger.info(message) })
  const passwords = await createPasswords()
  const app = await createApp({
    ...{ env, database, chain, passwords, mailer, sharing, now, logger, webBuild, tracing },
  })
  const walletChains = createWalletChains({
    ...{ recent: database.recent, walletChains: database.walletChains, wallets: database.wallets },
    ...{ chain, turns: sharing.turns, now, log: warn },
  })
  const stopSnapshots = startSnapshots(run, {
    database,
    chain,
    listWallets: walletChains.listAnybodys,
    now,
    log: warn,
  })
  const stopOutbox = startOutbox(app.outbox, warn)
  app.addHook('onClose', async () => {
    stopOutbox()
    await Promise.all([stopSnapshots(), stopCleaning()])
    await walletChains.settle()
    await chain.close()
    await sharing.close()
    await database.close()
    await tracing?.close()
  })
  closeOnSignals(app, { drainMs: env.drainMs, log: (message) => logger.info(message) })

  const address = await app.listen({ host: env.host, port: env.port })
  logger.info({ mode: env.mode, address }, `Hodlwise answers on ${address}`)
  // Whoever started the server as a child, such as npm start, waits for this.
  process.send?.({ address })
}

main().catch((error: unknown) => {
  // A setting or a file that is wrong is told in a sentence; a stack would only hide it.
  const isTold = [EnvError, CarryOverError, DatabaseRefusedError, RedisRefusedError].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${isTold ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
})
