// npm run bench: every benchmark of the workspace, one table. Ratios within one run, never absolute times.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { pnpm, root } from './lib/processes.mjs'
import { createSteps, run } from './lib/steps.mjs'

function benchFiles() {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((room) => join(root, group, room, '.results', 'bench.json')),
  )
}

await run(async () => {
  const step = createSteps(2)
  step('Installing the packages')
  await install()
  step('Measuring, one room after the other')
  for (const file of benchFiles()) rmSync(file, { force: true })
  await pnpm(['exec', 'turbo', 'run', 'bench', '--concurrency=1', '--output-logs=full'])
  const rows = benchFiles()
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  console.table(rows)
})
