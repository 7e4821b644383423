import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { anvilBinary } from './anvil-binary.ts'

/** A running Ethereum node on a free port of this machine. */
export interface Anvil {
  readonly rpcUrl: string
  readonly pid: number
  /** Resolves when the node has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Asks the node to end and waits until it has. */
  stop(): Promise<void>
}

/**
 * Starts a node on a free loopback port. It ends with this process, however that ends.
 * Throws when the node cannot run here or exits before it listens.
 */
export async function startAnvil(flags: readonly string[]): Promise<Anvil> {
  const child = spawn(anvilBinary(), ['--port', '0', '--host', '127.0.0.1', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that Ctrl-C reaches this process alone and the node ends in good order.
    detached: true,
  })
  const ended = once(child, 'exit').then(
    () => {},
    () => {},
  )
  const release = endWithThisProcess(child)
  ended.then(release)
  const rpcUrl = await listeningUrl(child)
  return {
    rpcUrl,
    pid: child.pid ?? 0,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended
    },
  }
}

async function listeningUrl(child: ChildProcess): Promise<string> {
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The local node ended with code ${code}: ${said.join('')}`)),
    )
    if (!child.stdout) return
    // The stream is read to its end: a full pipe would stop the node.
    createInterface(child.stdout).on('line', (line) => {
      const address = /^Listening on (\S+)/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
  })
}

function endWithThisProcess(child: ChildProcess): () => void {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  // No handler runs when this process is killed outright. The pipe to this shell closes then, and the shell ends the node.
  const watch = spawn('sh', ['-c', 'read -r _; kill -9 "$0" 2>/dev/null', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.once('error', () => {})
  watch.unref()
  return () => {
    process.removeListener('exit', kill)
    watch.kill('SIGKILL')
  }
}
