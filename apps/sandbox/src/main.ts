import { parseArgs } from 'node:util'
import { createSandbox } from './create-sandbox.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, seed: { type: 'string' } } })
const sandbox = await createSandbox({
  port: wholeNumber('port'),
  seed: wholeNumber('seed'),
  onProgress: (message) => console.error(message),
})

let closing = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    // Ctrl-C twice, or from the terminal and from a parent: the first one is at work already.
    if (closing) return
    closing = true
    await sandbox.close()
    process.exit(0)
  })
}

const { url, env, demo } = sandbox
console.error(`The sandbox answers at ${url}`)
console.log(
  JSON.stringify({ ready: true, url, env, demoAddress: demo.address, demoAddresses: demo.addresses }),
)

function wholeNumber(name: 'port' | 'seed'): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} is a whole number, not ${text}`)
  return Number(text)
}
