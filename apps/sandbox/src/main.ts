import { parseArgs } from 'node:util'
import { createSandbox } from './create-sandbox.ts'

const sandbox = await start().catch((error: Error) => {
  console.error(`The sandbox cannot start: ${error.message}`)
  process.exit(1)
})

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    // Ctrl-C twice, or from the terminal and from a parent: the first one is at work already.
    if (closing) return
    closing = true
    await sandbox.close()
    process.exit(0)
  })
}
for (const { entry, ended } of sandbox.chains) {
  ended.then(() => {
    if (closing) return
    console.error(`The local node of ${entry.name} has ended by itself, so the sandbox ends too.`)
    process.exit(1)
  })
}

const { url, env, demo } = sandbox
console.error(`The sandbox answers at ${url}`)
console.log(
  JSON.stringify({ ready: true, url, env, demoAddress: demo.address, demoAddresses: demo.addresses }),
)

async function start() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, seed: { type: 'string' }, chains: { type: 'string' } },
  })
  return createSandbox({
    port: wholeNumber('port', values.port),
    seed: wholeNumber('seed', values.seed),
    sideChains: (values.chains?.split(',') ?? ['8453', '137']).flatMap(
      (id) => wholeNumber('chains', id) ?? [],
    ),
    onProgress: (message) => console.error(message),
  })
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} is a whole number, not ${text}`)
  return Number(text)
}
