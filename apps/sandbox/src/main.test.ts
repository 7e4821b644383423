import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

it.each([
  { signal: 'SIGTERM', end: { code: 0, signal: null } },
  { signal: 'SIGINT', end: { code: 0, signal: null } },
  { signal: 'SIGKILL', end: { code: null, signal: 'SIGKILL' } },
] as const)(
  'prints one line when it is ready, and takes its node along on $signal',
  async ({ signal, end }) => {
    const child = spawn(process.execPath, [main, '--seed', '3'], { stdio: ['ignore', 'pipe', 'pipe'] })
    const lines: string[] = []
    const ready = new Promise<string>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        lines.push(line)
        resolve(line)
      })
    })
    const { url, env, ...rest } = JSON.parse(await ready)
    expect(rest).toMatchObject({
      ready: true,
      demoAddress: expect.stringMatching(/^0x/),
      demoAddresses: { length: 3 },
    })
    expect(env).toMatchObject({ ETH_RPC_URLS: `${url}/rpc`, MORALIS_URL: `${url}/moralis` })
    const block = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":1,"jsonrpc":"2.0","method":"eth_chainId"}',
    }
    expect(await (await fetch(env.ETH_RPC_URLS, block)).json()).toMatchObject({ result: '0x1' })

    const nodes = descendants(child.pid ?? 0)
    expect(nodes.length).toBeGreaterThan(0)
    const exited = once(child, 'exit')
    child.kill(signal)
    const [code, endSignal] = await exited
    expect({ code, signal: endSignal }).toEqual(end)
    await expect.poll(() => nodes.filter(isAlive)).toEqual([])
    expect(lines).toHaveLength(1)
  },
)

it.skipIf(!existsSync('/proc'))('ends when its node ends by itself, and says so', async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  await once(createInterface(child.stdout), 'line')
  const node = descendants(child.pid ?? 0).find((pid) => commandOf(pid).includes('anvil'))
  const exited = once(child, 'exit')
  process.kill(node ?? child.pid ?? 0, 'SIGKILL')
  expect(await exited).toEqual([1, null])
  expect(said).toMatch(/The local node of \w+.* has ended by itself/)
})

it('refuses a port that is none, with a sentence', async () => {
  const child = spawn(process.execPath, [main, '--port', 'eighty'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  expect(code).not.toBe(0)
  expect(said).toBe('The sandbox cannot start: --port is a whole number, not eighty\n')
})

/** The children of a process, read where Linux lists them; elsewhere the test looks at the parent alone. */
function descendants(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => parentOf(pid) === parent)
      .map(Number)
  } catch {
    return [parent]
  }
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
