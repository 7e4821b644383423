// npm run dev: the sandbox, the server and the web app, each started again when its files change.
import { install } from './lib/install.mjs'
import { pnpm, startNode } from './lib/processes.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { createSteps, run } from './lib/steps.mjs'
import { supervise } from './lib/supervise.mjs'

const WEB = 'http://127.0.0.1:5173'

await run(async () => {
  const step = createSteps(3)
  step('Installing the packages')
  await install()
  step('Building what the rooms share')
  await pnpm(['exec', 'turbo', 'run', 'build', '--filter=@app/web^...', '--output-logs=errors-only'])
  step('Starting the sandbox, the server and the web app')
  const sandbox = await startSandbox()
  const env = { PROVIDERS: 'sandbox', PUBLIC_URL: WEB, ...sandbox.env }
  const server = startNode(['--watch', 'src/server.ts'], { cwd: 'apps/api', env })
  const web = startNode(
    ['node_modules/@react-router/dev/bin.js', 'dev', '--host', '127.0.0.1', '--port', '5173'],
    {
      cwd: 'apps/web',
    },
  )
  console.log(`\nOpen ${WEB} (demo wallet: ${sandbox.demoAddress}). Ctrl-C stops everything.`)
  await supervise([sandbox.child, server, web])
})
