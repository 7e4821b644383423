// npm run database:move -- --from URL --to URL: moves every row of a database into another. See README.md.
import { once } from 'node:events'
import { install } from './lib/install.mjs'
import { startNode } from './lib/processes.mjs'
import { run } from './lib/steps.mjs'

await run(async () => {
  await install()
  const child = startNode(['src/move-database.ts', ...process.argv.slice(2)], { cwd: 'apps/api' })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
})
