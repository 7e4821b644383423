import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Where Debian's packages put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15

export interface TestPostgres {
  /** The URL of a database of that name. */
  toUrl(database: string): string
  pid: number
  stop(): Promise<void>
}

/**
 * A PostgreSQL server of its own in a temporary folder, reached by a socket in it and by nobody else; gone when stopped.
 * It never waits for the disk: what it keeps is not to outlive it.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'hodlwise-postgres-'))
  const account = findAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = ['--no-sync', '--auth=trust', '--username=hodlwise', '--encoding=UTF8', '--locale=C']
  execFileSync(join(bin, 'initdb'), [...options, `--pgdata=${data}`], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const given = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'log_min_messages=log',
    ...settings,
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...given.flatMap((each) => ['-c', each])], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await whenReady(server)
  return {
    toUrl: (database) => `postgres://hodlwise@localhost/${database}?host=${encodeURIComponent(folder)}`,
    pid: server.pid ?? 0,
    async stop() {
      if (server.exitCode === null) {
        // Ends sessions that are open, too.
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function whenReady(server: ChildProcess) {
  const lines: string[] = []
  if (server.stderr === null) throw new Error('PostgreSQL says nothing')
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) {
      server.stderr.resume()
      return
    }
    lines.push(line)
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

/** The folder of the server's programs. */
function findPostgres(): string {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return POSTGRES_BIN
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const newest = Math.max(...versions.filter((version) => version >= OLDEST))
  if (Number.isFinite(newest)) return join(DEBIAN, String(newest), 'bin')
  throw new Error(
    `These tests need PostgreSQL ${OLDEST} or newer. Install it (on Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.`,
  )
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package has made, or as nobody. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    ['postgres', 'nobody'].flatMap((name) => accounts.filter(([each]) => each === name))[0] ?? []
  if (uid === undefined || gid === undefined) throw new Error('No account that PostgreSQL could run as')
  return { uid: Number(uid), gid: Number(gid) }
}
