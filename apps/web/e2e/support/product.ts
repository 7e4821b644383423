import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The whole product as a person would meet it: the server with the built web app, and the sandbox behind it. */
export interface Product {
  url: string
  sandbox: SandboxReady
  /** The mails that the server wrote, as it has no mail server here. */
  mails: () => string[]
  /** Every line that the server logged so far. */
  logs: () => string
  /** The keys and secrets among its settings, by name. */
  secrets: Readonly<Record<string, string>>
  /** Makes an account an admin, by the command that the README names. */
  makeAdmin: (email: string) => Promise<void>
  /** Ends the server and starts it again on the same database and port. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

interface SandboxReady {
  url: string
  env: Record<string, string>
  demoAddress: `0x${string}`
  demoAddresses: `0x${string}`[]
}

const apps = join(import.meta.dirname, '..', '..', '..')

function start(
  room: string,
  file: string,
  env: Record<string, string>,
  stdio: 'line' | 'ipc',
  argument: string[] = [],
): ChildProcess {
  return spawn(process.execPath, [file, ...argument], {
    cwd: join(apps, room),
    env: { ...process.env, ...env },
    stdio: stdio === 'ipc' ? ['ignore', 'pipe', 'inherit', 'ipc'] : ['ignore', 'pipe', 'ignore'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function startSandbox(): Promise<{ child: ChildProcess; ready: SandboxReady }> {
  // One chain, as most journeys are about wallets and not about chains.
  const child = start('sandbox', 'src/main.ts', {}, 'line', ['--chains', '1'])
  if (!child.stdout) throw new Error('The sandbox has no output to read.')
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The sandbox ended before it was ready.')
    }),
  ])
  return { child, ready: JSON.parse(line) as SandboxReady }
}

async function startServer(
  env: Record<string, string>,
  log: (text: string) => void,
): Promise<{ child: ChildProcess; url: string }> {
  const child = start('api', 'dist/server.js', env, 'ipc')
  child.stdout?.setEncoding('utf8').on('data', log)
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server ended before it listened.')
    }),
  ])
  return { child, url: (message as { address: string }).address }
}

/** Starts sandbox and server on free ports with a database of their own. `env` adds to or replaces settings. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'hodlwise-e2e-'))
  const sandbox = await startSandbox()
  const settings = {
    ...sandbox.ready.env,
    PROVIDERS: 'sandbox',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    SESSION_SECRET: 'planted-session-secret-of-the-journeys',
    METRICS_TOKEN: 'planted-metrics-token-of-the-journeys',
    DATABASE_URL: `file:${join(data, 'hodlwise.db')}`,
    ...env,
  }
  const lines: string[] = []
  const log = (text: string) => void lines.push(text)
  let server = await startServer(settings, log).catch(async (error: unknown) => {
    await end(sandbox.child)
    throw error
  })
  const { url } = server
  return {
    url,
    sandbox: sandbox.ready,
    mails() {
      const folder = join(data, 'mails')
      return existsSync(folder)
        ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
        : []
    },
    logs: () => lines.join(''),
    secrets: Object.fromEntries(
      Object.entries(settings).filter(
        // The sandbox's own key is its name, which is no secret.
        ([name, value]) => /_(KEY|SECRET|TOKEN)$/.test(name) && value !== 'sandbox',
      ),
    ),
    async makeAdmin(email) {
      const [code] = await once(start('api', 'src/make-admin.ts', settings, 'line', [email]), 'exit')
      if (code !== 0) throw new Error(`Nobody was made an admin: the command ended with ${code}.`)
    },
    async restart() {
      await end(server.child)
      server = await startServer({ ...settings, PORT: new URL(url).port }, log)
    },
    async close() {
      await end(server.child)
      await end(sandbox.child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
