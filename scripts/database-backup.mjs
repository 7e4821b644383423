// npm run database:backup -- --to FOLDER, npm run database:restore -- --from FOLDER. See README.md.
import { once } from 'node:events'
import { install } from './lib/install.mjs'
import { startNode } from './lib/processes.mjs'
import { run } from './lib/steps.mjs'

await run(async () => {
  await install()
  const child = startNode(['src/back-up-database.ts', ...process.argv.slice(2)], { cwd: 'apps/api' })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
})
