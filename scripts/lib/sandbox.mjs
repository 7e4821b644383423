import { createInterface } from 'node:readline'
import { startNode } from './processes.mjs'
import { Advice } from './steps.mjs'

/** Starts the stand-ins and their Ethereum node; resolves when they answer. */
export async function startSandbox() {
  const child = startNode(['src/main.ts'], { cwd: 'apps/sandbox', stdout: 'pipe' })
  const ready = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      try {
        const message = JSON.parse(line)
        if (message.ready) resolve(message)
      } catch {
        console.log(line)
      }
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(
        new Advice(
          `The sandbox ended with code ${code} before it was ready; its message stands above. It needs Linux or macOS with glibc 2.35 or newer for its Ethereum node.`,
        ),
      ),
    )
  })
  return { child, ...ready }
}
