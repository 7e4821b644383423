// npm start: everything needed to use the product, on this machine alone. --live: real upstreams, no sandbox.
import { once } from 'node:events'
import { install } from './lib/install.mjs'
import { pnpm, startNode } from './lib/processes.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { Advice, createSteps, run } from './lib/steps.mjs'
import { supervise } from './lib/supervise.mjs'

const live = process.argv.includes('--live')

/** Resolves with the address once the server says that it listens. */
function whenListening(server) {
  return Promise.race([
    once(server, 'message').then(([message]) => message.address),
    once(server, 'exit').then(([code]) => {
      throw new Advice(`The server ended with code ${code}; its message stands above.`)
    }),
  ])
}

await run(async () => {
  const step = createSteps(live ? 3 : 4)
  step('Installing the packages')
  await install()
  step('Building the web app and the server (from the cache when nothing changed)')
  await pnpm(
    [
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=@app/web...',
      '--filter=@app/api',
      '--output-logs=errors-only',
    ],
    {
      advice: 'The build failed; the lines above say where.',
    },
  )
  const children = []
  let sandbox
  if (!live) {
    step('Starting the sandbox: stand-ins for every upstream, and local chains')
    sandbox = await startSandbox()
    children.push(sandbox.child)
  }
  step('Starting Hodlwise')
  const server = startNode(['--enable-source-maps', 'dist/server.js'], {
    cwd: 'apps/api',
    env: { PROVIDERS: live ? 'live' : 'sandbox', NODE_ENV: 'production', ...sandbox?.env },
    ipc: true,
  })
  children.push(server)
  const ended = supervise(children)
  const address = await whenListening(server)
  console.log(`\nHodlwise is open at ${address}`)
  if (sandbox) {
    console.log(`Sign up there, then add this demo wallet: ${sandbox.demoAddress}`)
    console.log(`Everything in it is sandbox data; the stand-ins are at ${sandbox.url}`)
  }
  console.log('Press Ctrl-C to stop.')
  await ended
})
