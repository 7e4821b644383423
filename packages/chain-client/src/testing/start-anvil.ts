import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

/** Starts a plain Ethereum node with nothing on it but funded accounts. */
export async function startAnvil(...options: string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const anvil = createRequire(import.meta.resolve('@foundry-rs/anvil/package.json'))
  // The wrapper script would leave its child behind when it is ended, so the binary is started itself.
  const own = anvil.resolve(`@foundry-rs/anvil-${process.platform}-${toArchitecture()}/package.json`)
  const binary = own.replace(/package\.json$/, 'bin/anvil')
  const child = spawn(binary, ['--host', '127.0.0.1', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the node ended before it was ready')))
  })
  return {
    url,
    async stop() {
      child.kill()
      await ended
    },
  }
}

const toArchitecture = () => (process.arch === 'x64' ? 'amd64' : process.arch)
