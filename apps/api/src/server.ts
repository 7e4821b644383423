import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import { createChainClient } from '@pkg/chain-client'
import { createApp } from './app.ts'
import { boundGrowth } from './database/bound-growth.ts'
import { DatabaseRefusedError } from './database/database-refused-error.ts'
import { openDatabase } from './database/open-database.ts'
import { CarryOverError, carryOver } from './database/sqlite/carry-over.ts'
import { sweep } from './database/sweep.ts'
import { EnvError, getVariables, readEnv } from './env.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { createWalletChains } from './features/portfolio/chains/create-wallet-chains.ts'
import { takeSnapshots } from './features/portfolio/history/take-snapshots.ts'
import { callContext } from './lib/call-context.ts'
import { createLogger } from './lib/create-logger.ts'
import { createMailer } from './lib/create-mailer.ts'
import { loadWebBuild } from './lib/load-web-build.ts'
import { runJob } from './lib/run-job.ts'
import { schedule } from './lib/schedule.ts'
import { nextRequestId } from './lib/to-request-id.ts'
import { room } from './room.ts'
import { createBudgetBook } from './sharing/create-budget-book.ts'
import { openSharing } from './sharing/open-sharing.ts'
import { RedisRefusedError } from './sharing/redis/redis-refused-error.ts'

const BETWEEN_OUTBOX_RUNS = 10_000
/** How long calls in flight may take to end before the process goes anyway. */
const PATIENCE = 10_000
/** Shorter than the hour that has one record, so that one that failed is tried again within it. */
const BETWEEN_SNAPSHOT_RUNS = 10 * MINUTE_MS

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
  const run = (name: string, job: () => Promise<unknown>) => {
    const requestId = nextRequestId()
    const inContext = () => callContext.run({ asker: null, isJob: true, requestId }, job)
    return runJob(name, tracing ? () => tracing.job(name, requestId, inContext) : inContext, {
      jobRuns: database.jobRuns,
      now,
      onFailure: (err) => logger.error({ err }, `The job "${name}" failed`),
    })
  }
  // Sessions, links and tokens that have ended are removed, so that nobody finds them in the file.
  const sweepNow = () =>
    run('sweep', async () => {
      const isOurs = await sweep(database, now())
      return isOurs ? undefined : 'another process did it'
    })
  await sweepNow()
  const sweeping = setInterval(sweepNow, HOUR_MS)
  const stopGrowth = schedule(
    (signal) =>
      run('growth', async () => {
        const bounded = await boundGrowth(database, { now, signal })
        if (bounded === null) return 'done today, or by another process'
        return `${bounded.hours} records of hours and the movements of ${bounded.wallets} untracked wallets removed`
      }),
    HOUR_MS,
  )
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
  const warn = (message: string, error: unknown) => logger.warn({ err: error }, message)
  const webBuild = await loadWebBuild(resolve(room, '../web/build/client'), env.publicUrl)
  const closing = new AbortController()
  const mailer = createMailer({ ...env.mail, log: (message) => logger.info(message) })
  const passwords = await createPasswords()
  const app = await createApp({
    ...{ env, database, chain, passwords, mailer, sharing, now, logger, webBuild, tracing },
  })
  const walletChains = createWalletChains({
    ...{ recent: database.recent, walletChains: database.walletChains, wallets: database.wallets },
    ...{ chain, turns: sharing.turns, now, log: warn },
  })
  const stopSnapshots = schedule(
    (signal) =>
      run('snapshots', async () => {
        const taken = await takeSnapshots({
          ...{ database, chain, now, log: warn, signal },
          listWallets: walletChains.listAnybodys,
        })
        return taken === null
          ? 'another process is at it'
          : `${taken} ${taken === 1 ? 'wallet' : 'wallets'} recorded`
      }),
    BETWEEN_SNAPSHOT_RUNS,
  )
  // Runs what is due to be tried again, and what a process that died has left.
  const runOutbox = () =>
    app.outbox.run().catch((error: unknown) => warn('The outbox could not be run', error))
  const sending = setInterval(runOutbox, BETWEEN_OUTBOX_RUNS)
  app.addHook('onClose', async () => {
    clearInterval(sweeping)
    clearInterval(sending)
    await stopSnapshots()
    await stopGrowth()
    await walletChains.settle()
    await chain.close()
    await sharing.close()
    await database.close()
    await tracing?.close()
  })

  const close = async (signal: string) => {
    // A second signal ends the process at once.
    if (closing.signal.aborted) process.exit(1)
    closing.abort()
    // SIGTERM comes from a service manager, with a proxy in front that has to notice; Ctrl-C (SIGINT) does not wait.
    if (signal === 'SIGTERM' && env.drainMs > 0) {
      logger.info(`${signal}: taking calls for ${env.drainMs} ms more, and saying that no others should come`)
      app.drain()
      await pause(env.drainMs)
    }
    logger.info(`${signal}: ending the calls in flight, then stopping`)
    setTimeout(() => process.exit(1), PATIENCE).unref()
    // A connection whose last answer goes out only now was not idle when closing began.
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(closingIdle)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)

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
